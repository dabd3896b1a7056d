import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf-8');
const [light = '', dark = ''] = tokens.split(":root[data-theme='dark']");
const THEMES = { light: colours(light), dark: { ...colours(light), ...colours(dark) } };
const SIGN = 3; // WCAG AA, of what is no text
const TEXT = 4.5;

type Colour = [red: number, green: number, blue: number, opacity: number];

function colours(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+):\s*(#\w+|rgb\([^)]*\));/g)].map(([, name, value]) => [
      name ?? '',
      value ?? '',
    ]),
  );
}

function parsed(value: string): Colour {
  if (value.startsWith('#')) {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      parseInt(value.slice(at, at + 2), 16),
    );
    return [red, green, blue, 1];
  }
  const [red = 0, green = 0, blue = 0, percent = 100] = value.match(/\d+/g)?.map(Number) ?? [];
  return [red, green, blue, percent / 100];
}

function lightOf([red, green, blue]: number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part = 0) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(theme: Record<string, string>, above: string, below: string): number {
  const ground = parsed(theme[below] ?? '');
  const [red, green, blue, opacity] = parsed(theme[above] ?? '');
  const seen = [red, green, blue].map(
    (part, place) => opacity * part + (1 - opacity) * (ground[place] ?? 0),
  );
  const [brighter = 0, darker = 0] = [lightOf(seen), lightOf(ground)].toSorted((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

const themes = Object.entries(THEMES);

test.each(themes)('lit cells stand out in the %s', (_, theme) => {
  expect(contrast(theme, 'open-line', 'cell')).toBeGreaterThanOrEqual(SIGN);
  expect(contrast(theme, 'open-line', 'open')).toBeGreaterThanOrEqual(SIGN);
});

test.each(themes)('every glyph, or its edge, stands out on its tile in the %s', (_, theme) => {
  for (const tile of 'RGBOYP') {
    const best = Math.max(contrast(theme, 'glyph', tile), contrast(theme, 'glyph-edge', tile));
    expect(best, tile).toBeGreaterThanOrEqual(SIGN);
  }
});

test.each(themes)('text stands out in the %s', (_, theme) => {
  for (const ground of ['stone', 'stone-2', 'card'])
    for (const ink of ['ink', 'ink-2', 'accent', 'warn', 'good'])
      expect(contrast(theme, ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(TEXT);
});
