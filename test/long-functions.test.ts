import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listLongFunctions, MOST_LINES } from './long-functions.ts';

const root = new URL('..', import.meta.url).pathname;
const isProduction = (file: string): boolean => !/\.test\.tsx?$/.test(file);

test('no function has more than 60 lines, unless the comment above it says “In one piece, because …”', () => {
  const files = globSync('{shared,web,functions,infra,bin}/**/*.{ts,tsx}', { cwd: root });
  const long = files
    .filter(isProduction)
    .flatMap((file) => listLongFunctions(file, readFileSync(join(root, file), 'utf8')));
  expect(long).toEqual([]);
});

const aFunction = (lines: number, above = ''): string =>
  `${above}export function read() {\n${'  next();\n'.repeat(lines - 2)}}\n`;

test('a function that is too long is named with its place and its lines', () => {
  expect(listLongFunctions('a.ts', aFunction(MOST_LINES))).toEqual([]);
  expect(listLongFunctions('a.ts', aFunction(MOST_LINES + 1))).toEqual(['a.ts:1 read, 61 lines']);
});

test('a reason is taken from the comment above it, and from no other', () => {
  const reason = '/**\n * Reads all. In one piece,\n * because the order matters.\n */\n';
  expect(listLongFunctions('a.ts', aFunction(MOST_LINES + 1, reason))).toEqual([]);
  expect(listLongFunctions('a.ts', aFunction(MOST_LINES + 1, `${reason}const a = 1;\n`))).toHaveLength(1);
});
