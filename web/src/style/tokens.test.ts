import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = `${import.meta.dirname}/../../..`;
const FILES = ['web/src/**/*.{svelte,css}', 'tesselle/games/*/ui/**/*.svelte'];
const read = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf-8');

const tokens = read('web/src/style/tokens.css');
const sources = Object.fromEntries(
  globSync(FILES, { cwd: ROOT })
    .filter((file) => !file.endsWith('tokens.css'))
    .map((file) => [file, read(file)]),
);

interface Declaration {
  file: string;
  /** the selector, with the letters of a drawing told by `text` */
  rule: string;
  name: string;
  value: string;
}

const all = Object.entries(sources).flatMap(([file, text]) => declarations(file, styles(text)));

function styles(text: string): string {
  const found =
    text.includes('<script') || text.includes('<style') ? text.split('<style')[1] : text;
  return (found ?? '').replace(/\/\*.*?\*\//gs, '');
}

function declarations(file: string, css: string): Declaration[] {
  let rule = '';
  const found: Declaration[] = [];
  for (const [, selector, name, value] of css.matchAll(
    /([^{};]+)\{|(?<=[\s{;])([-\w]+):\s*([^;{}]+);/g,
  )) {
    if (selector !== undefined) rule = selector.trim();
    else found.push({ file, rule, name: name ?? '', value: value ?? '' });
  }
  return found;
}

function offending(names: RegExp, lengths: RegExp): string[] {
  return all
    .filter(({ name, value }) => names.test(name) && lengths.test(value))
    .map(({ file, rule, name, value }) => `${file}: ${rule} { ${name}: ${value} }`);
}

test('the styles of every page and every board are read', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(120);
  expect(all.filter(({ name }) => name === 'gap').length).toBeGreaterThan(100);
});

test('type has its size from the tokens, or from what it stands in', () => {
  // in a drawing letters grow with it: they are measured in its own units
  const onPages = offending(/^font(-size)?$/, /(?<![\w.-])\d*\.?\d+(px|pt|rem)\b/).filter(
    (each) => !/\btext\b[^{]*\{/.test(each) && !/\b0\.\d+px/.test(each),
  );
  expect(onPages).toEqual([]);
});

test('spaces come from the tokens', () => {
  // what is pulled aside by a negative margin is placed, not spaced
  expect(
    offending(/^((margin|padding)(-\w+)*|(row-|column-)?gap)$/, /(?<![\w.-])[\d.]+(px|rem)\b/),
  ).toEqual([]);
});

test('corners are rounded by the tokens', () => {
  expect(offending(/^border(-\w+)*-radius$/, /[\d.]+(px|rem)\b/)).toEqual([]);
});

test('what moves takes its time from the tokens', () => {
  expect(offending(/^(transition|animation)(-\w+)*$/, /[\d.]+m?s\b/)).toEqual([]);
});

test('every token that is used is one that there is', () => {
  const known = new Set<string>(tokens.match(/--[\w-]+(?=:)/g));
  const scales = /var\((--(space|text|title|radius|figure|pulse|patience|settle)[\w-]*)\)/g;
  const used = Object.values(sources).flatMap((text) =>
    [...text.matchAll(scales)].map((each) => each[1]),
  );
  expect(used.filter((each) => !known.has(each ?? ''))).toEqual([]);
});
