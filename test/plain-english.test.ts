import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { beginsWithClause, beginsWithVerb, type Comment, isNounOf, measureFolder } from './plain-english.ts';

const root = new URL('..', import.meta.url).pathname;
const { comments, functions } = measureFolder(root);
const describeComment = ({ file, line, text }: Comment): string => `${file}:${line} ${text.slice(0, 60)}`;

describe('comments and names are plain English', () => {
  test('at least 95 % of the doc comments of functions begin with a verb', () => {
    const docs = comments.filter(({ documents }) => documents !== null);
    const others = docs.filter(({ text }) => !beginsWithVerb(text));
    expect(others.length <= docs.length * 0.05, others.map(describeComment).join('\n')).toBe(true);
  });

  test('at most 3 % of the comments begin with a clause that only later words explain', () => {
    const clauses = comments.filter(({ text }) => beginsWithClause(text));
    expect(clauses.length <= comments.length * 0.03, clauses.map(describeComment).join('\n')).toBe(true);
  });

  test('at most 20 functions are named by a noun with "of"', () => {
    const named = functions.filter(({ name }) => isNounOf(name)).map(({ file, name }) => `${file} ${name}`);
    expect(named.length <= 20, named.join('\n')).toBe(true);
  });
});

test('every name that the glossary gives exists in the code', () => {
  const glossary = readFileSync(join(root, 'GLOSSARY.md'), 'utf8');
  const names = new Set([...glossary.matchAll(/`([\w-]+)[^`]*`/g)].map(([, name = '']) => name));
  const sources = globSync('{shared,web,functions,infra}/**/*.{ts,tsx}', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const isInCode = (name: string): boolean => sources.some((source) => source.includes(name));
  expect([...names].filter((name) => !isInCode(name))).toEqual([]);
});
