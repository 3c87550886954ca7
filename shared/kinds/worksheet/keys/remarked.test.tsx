import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createSeededRandom } from '#shared/shuffle.ts';
import { aRandomTest, solveQuestion, VERSIONS } from '#test/support/random-tests.ts';
import { getItemView } from '../../../items/item-views.ts';
import { listScores, sumPoints } from '../points/count-points.ts';
import { toVersion } from '../versions/to-version.ts';
import { createWorksheetContent } from '../view.tsx';
import { createKeyPage } from './key-pages.tsx';

/**
 * A marker who knows what is right, and neither seeds nor items: reads the printed sheet of each version, solves it, and
 * marks the solution by the printed table of answers. Every question says in its own words what its right answer is.
 */
const SHEETS = 1000;

type Worksheet = ReturnType<typeof aRandomTest>;

const toText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&quot;', '"')
    .replace(/&\w+;/g, ' ');

const draw = (content: ReturnType<typeof createWorksheetContent>): string[] =>
  content.blocks.map(({ element }) => toText(renderToStaticMarkup(createElement(Fragment, null, element))));

const NUMBER = /^\s*(\d+)\./;

/** Solves what is printed: the answers by the number that stands before their question. */
function solveSheet(worksheet: Worksheet, version: number): Map<string, string> {
  const printed = draw(createWorksheetContent(toVersion(worksheet, version, getItemView), false));
  return new Map(
    printed.flatMap((text): [string, string][] => {
      const number = NUMBER.exec(text)?.[1];
      if (number === undefined) return [];
      return [[number, solveQuestion(text)]];
    }),
  );
}

/** Reads the printed table: the answers of each version by number. */
function readTable(worksheet: Worksheet): Map<string, string>[] {
  const [block] = createKeyPage(worksheet, 0, 60).blocks;
  const html = block ? renderToStaticMarkup(block.element) : '';
  const rows = [...html.matchAll(/<div role="row" class="key-row"[^>]*>(.*?)<\/div>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<span[^>]*>(.*?)<\/span>/gs)].map(([, cell = '']) => toText(cell).trim()),
  );
  return Array.from(
    { length: VERSIONS },
    (_, at) => new Map(rows.map(([number = '', ...cells]) => [number, cells[at] ?? ''])),
  );
}

test('1,000 random tests in eight versions: whoever solves a sheet gets full marks by its key, in every version as many', () => {
  const random = createSeededRandom(2026);
  let solved = 0;
  for (let sheet = 0; sheet < SHEETS; sheet++) {
    const worksheet = aRandomTest(random, sheet * 20);
    const tables = readTable(worksheet);
    const totals = new Set<number>();
    for (let version = 0; version < VERSIONS; version++) {
      const answers = solveSheet(worksheet, version);
      expect(tables[version], `sheet ${sheet}, version ${version}`).toEqual(answers);
      solved += answers.size;
      const { items } = toVersion(worksheet, version, getItemView);
      totals.add(sumPoints(listScores(items, getItemView)));
    }
    expect(totals.size, `sheet ${sheet}`).toBe(1);
  }
  expect(solved).toBeGreaterThan(SHEETS * VERSIONS * 4);
}, 300_000);
