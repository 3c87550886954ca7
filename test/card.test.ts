import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type UserConfig } from 'vite';
import { describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

/** Production code by the places that files have. */
const WEB = ['web/src/**/*.{ts,tsx}'];
const FUNCTIONS = ['functions/**/*.ts'];

/** The packages that the product is built of, each with the places whose code has to run it. */
const CARD: Readonly<Record<string, readonly string[]>> = {
  react: WEB,
  'react-dom': WEB,
  '@tanstack/react-query': WEB,
  valtio: WEB,
  'prosemirror-view': WEB,
  'prosemirror-state': WEB,
  '@dnd-kit/core': WEB,
  'aws-cdk-lib': ['bin/app.ts', 'infra/stacks/**/*.ts'],
  '@aws-sdk/client-dynamodb': FUNCTIONS,
  '@aws-sdk/client-s3': FUNCTIONS,
  '@sparticuz/chromium': FUNCTIONS,
  'puppeteer-core': FUNCTIONS,
  zod: ['shared/**/*.ts'],
  vitest: ['{shared,web/src,functions,infra,bin,test}/**/*.test.{ts,tsx}'],
};

/** The top level of the repository, besides files that only describe or configure it. */
const TOP_LEVEL = ['package.json', 'cdk.json', 'bin', 'infra', 'functions', 'web', 'shared', 'test'];
const BESIDE =
  /^(?:\..*|docs|node_modules|dist|cdk\.out|[A-Z]+(?:\.md)?|package-lock\.json|tsconfig\.json|biome\.json)$/;

const root = join(import.meta.dirname, '..');
const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing[^/]*\.ts$/.test(file);

/** Lists what a file imports when it runs; what it imports as a type alone is gone by then. */
function listRunningImports(file: string, source: string): string[] {
  const { module } = parseSync(file, source);
  const fixed = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    source.slice(start, end).replaceAll(/^['"`]|['"`]$/g, ''),
  );
  return [...fixed, ...passedOn, ...later];
}

/** A package's own entries count as the package: `zod/mini`, `react-dom/client`. */
const isOf = (target: string, name: string): boolean => target === name || target.startsWith(`${name}/`);

/** Lists the files of a place that import a package; tests count where the place is their own. */
function listUsers(name: string, place: string): string[] {
  const files = globSync(place, { cwd: root }).filter((file) => place.includes('.test.') || !isTest(file));
  return files.filter((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return source.includes(name) && listRunningImports(file, source).some((target) => isOf(target, name));
  });
}

describe.each(Object.entries(CARD))('%s', (name, places) => {
  test('is a dependency of the product, not of its tools', () => {
    expect(Object.keys(manifest.dependencies)).toContain(name);
  });

  test.each(places)('is imported by the code that it was chosen for: %s', (place) => {
    expect(listUsers(name, place)).not.toEqual([]);
  });
});

test.each([
  ["import type { Page } from 'puppeteer-core';", []],
  ["import { type Page } from 'puppeteer-core';", []],
  ["export type { Page } from 'puppeteer-core';", []],
  ["// import { connect } from 'puppeteer-core';", []],
  ['const text = \'import chromium from "@sparticuz/chromium"\';', []],
  ["import { connect, type Page } from 'puppeteer-core';", ['puppeteer-core']],
  ["const { connect } = await import('puppeteer-core');", ['puppeteer-core']],
  ["import 'react-dom/client';", ['react-dom/client']],
  ["export { z } from 'zod/mini';", ['zod/mini']],
])('an import counts when it runs: %s', (source, imports) => {
  expect(listRunningImports('file.ts', source)).toEqual(imports);
});

/** Lists what the aliases of a build replace, as the text or the pattern that they look for. */
function listAliases({ resolve: { alias = [] } = {} }: UserConfig): (string | RegExp)[] {
  return Array.isArray(alias) ? alias.map(({ find }: { find: string | RegExp }) => find) : Object.keys(alias);
}

const replaces = (find: string | RegExp, name: string): boolean =>
  typeof find === 'string'
    ? isOf(name, find)
    : [name, `${name}/client`, `${name}/mini`, `${name}/jsx-runtime`].some((target) => find.test(target));

test.each(globSync('web/vite*.config.ts', { cwd: root }))(
  '%s puts nothing else in the place of one of them',
  async (file) => {
    const { default: config } = (await import(join(root, file))) as { readonly default: UserConfig };
    const replaced = Object.keys(CARD).filter((name) =>
      listAliases(config).some((find) => replaces(find, name)),
    );
    expect(replaced).toEqual([]);
  },
);

test('the repository’s top level is that of the design', () => {
  const names = readdirSync(root);
  expect(names.filter((name) => !TOP_LEVEL.includes(name) && !BESIDE.test(name))).toEqual([]);
  expect(TOP_LEVEL.filter((name) => !names.includes(name))).toEqual([]);
});
