import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const files = globSync('{shared,web,functions,infra,bin}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\/testing\.ts$/.test(file),
);

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/** What a file of ours imports of ours, as paths from the project's folder. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(IMPORT)].flatMap(([, target = '']) => {
    if (target.startsWith('#')) return [target.slice(1)];
    return target.startsWith('.') ? [relative(root, join(root, dirname(file), target))] : [];
  });
}

const edges = files.flatMap((file) => importsOf(file).map((target) => ({ file, target })));
const broken = (within: RegExp, allowed: RegExp) =>
  edges
    .filter(({ file, target }) => within.test(file) && !allowed.test(target))
    .map(({ file, target }) => `${file} → ${target}`);

test('shared imports nothing of ours', () => {
  expect(broken(/^shared\//, /^shared\//)).toEqual([]);
});

test('web imports shared and never functions or infra', () => {
  expect(broken(/^web\//, /^(web|shared)\//)).toEqual([]);
});

test('functions import shared and never web or infra', () => {
  expect(broken(/^functions\//, /^(functions|shared)\//)).toEqual([]);
});

test('decisions see shared, ports and each other, and no adapter', () => {
  expect(
    broken(
      /^functions\/domain\//,
      /^(shared\/|functions\/domain\/|functions\/(image-|plan-|people-|community-|render-)?ports\.ts$)/,
    ),
  ).toEqual([]);
});

test('decisions and ports see no AWS package', () => {
  const guilty = files
    .filter((file) => /^functions\/(domain\/|(image-|plan-|people-|community-|render-)?ports\.ts)/.test(file))
    .filter((file) =>
      /from '(@aws-sdk|@aws-lambda|aws-|puppeteer|@sparticuz)/.test(readFileSync(join(root, file), 'utf8')),
    );
  expect(guilty).toEqual([]);
});

test('only the embedded cloud imports handlers', () => {
  const handlers = edges.filter(({ target }) => /^functions\/(http|events)\//.test(target));
  expect(handlers.filter(({ file }) => !file.startsWith('infra/local/'))).toEqual([]);
});

test('infra imports shared, and of functions nothing but what the embedded cloud loads', () => {
  expect(broken(/^infra\/(?!local\/)/, /^(infra|shared)\//)).toEqual([]);
  expect(broken(/^infra\/local\//, /^(infra|shared|functions)\//)).toEqual([]);
});

test('the paper knows no item type and no editor', () => {
  expect(broken(/^shared\/paper\//, /^shared\/(paper|text|document|range)/)).toEqual([]);
});

test('no two files import each other in a circle', () => {
  const graph = new Map<string, string[]>();
  for (const { file, target } of edges) graph.set(file, [...(graph.get(file) ?? []), target]);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start !== -1) circles.push([...path.slice(start), file].join(' → '));
    if (start !== -1 || done.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  expect(circles).toEqual([]);
});

test('every folder says in a README of at most 20 lines what it is', () => {
  const tests = globSync('test/**/*.ts', { cwd: root });
  const folders = new Set([...files, ...tests].map((file) => dirname(file)));
  const lines = (folder: string) => {
    const readme = globSync(join(folder, 'README.md'), { cwd: root });
    return readme.length === 0
      ? 0
      : readFileSync(join(root, folder, 'README.md'), 'utf8')
          .trimEnd()
          .split('\n').length;
  };
  // One item type's folder is described by the README of the items.
  const described = [...folders].filter((folder) => !/^(shared|web\/src)\/items\/.+/.test(folder));
  expect(described.filter((folder) => lines(folder) === 0)).toEqual([]);
  expect(described.filter((folder) => lines(folder) > 20)).toEqual([]);
});
