// Messages of Project Fluent, put into words: by pages, and by the program on a device.

import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';

/** What is put into a message. */
export type Given = Record<string, string | number>;

/** Read the messages of a file in one language. */
export function read(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Put a message into words. */
export function formatted(bundle: FluentBundle, name: string, given: Given): string {
  const pattern = bundle.getMessage(name)?.value;
  if (!pattern) throw new Error(`no message ${name} in ${bundle.locales.join()}`);
  // numbers are written alike everywhere: without signs between thousands
  const put = Object.entries(given).map(([key, value]) => [
    key,
    typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value,
  ]);
  return bundle.formatPattern(pattern, Object.fromEntries(put) as Given);
}
