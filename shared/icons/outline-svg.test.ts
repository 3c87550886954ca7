import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { outlineSvg } from './outline-svg.ts';

const LIBRARY = dirname(createRequire(import.meta.url).resolve('openmoji/package.json'));
const read = (set: 'color' | 'black', name: string) => readFileSync(join(LIBRARY, set, 'svg', name), 'utf8');
/** The shapes of a drawing, however they are grouped. */
const toShapes = (svg: string) =>
  svg
    .replace(/<\/?g\b[^>]*>/g, '')
    .replace(/\s+/g, '')
    .replaceAll('#000000', '#000');

test('the outline of a drawing is the library’s own black one, for every tenth of its 4,495', () => {
  const names = readdirSync(join(LIBRARY, 'color', 'svg')).filter((_, at) => at % 10 === 0);
  expect(names.length).toBeGreaterThan(400);
  const others = names.filter(
    (name) => toShapes(outlineSvg(read('color', name))) !== toShapes(read('black', name)),
  );
  // The beards of a few men are drawn otherwise.
  expect(others.filter((name) => !name.startsWith('1F9D4-'))).toEqual([]);
});

test('groups within groups are left out whole, and what is none stays', () => {
  const svg =
    '<svg><g id="color"><g id="color-2"><path d="M1"/></g><g id="a"/></g><g id="line"><path d="M2"/></g></svg>';
  expect(outlineSvg(svg)).toBe('<svg><g id="line"><path d="M2"/></g></svg>');
  expect(outlineSvg('<svg><path d="M3"/></svg>')).toBe('<svg><path d="M3"/></svg>');
});
