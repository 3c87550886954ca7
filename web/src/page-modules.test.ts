import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VIEWS_OF_NEW } from '#shared/kinds/views.ts';
import { SECTION_MODULES } from './kinds/section-modules.ts';
import { listModules, PAGE_MODULES } from './page-modules.ts';

const app = readFileSync(new URL('App.tsx', import.meta.url), 'utf8');
const routes = [...app.matchAll(/<Route path="([^"]+)" component={(\w+)Page}/g)].map(
  ([, path = '', page = '']) => ({ path, page: page.toLowerCase() as keyof typeof PAGE_MODULES }),
);

test.each(routes)('the page of $path is requested with the script of the site', ({ path, page }) => {
  expect(listModules(path)[0]).toBe(PAGE_MODULES[page]);
});

test('every page has a route', () => {
  expect(new Set(routes.map(({ page }) => page))).toEqual(new Set(Object.keys(PAGE_MODULES)));
});

test('a new document is requested with what draws its kind and what its side bar shows', () => {
  expect(listModules('/new/bingo')).toEqual([
    PAGE_MODULES.editor,
    VIEWS_OF_NEW.bingo.load,
    SECTION_MODULES.bingo,
  ]);
});

test.each(['/new/constructor', '/nowhere', '/edit/bingo'])('%s requests no kind', (path) => {
  expect(listModules(path).length).toBeLessThan(2);
});
