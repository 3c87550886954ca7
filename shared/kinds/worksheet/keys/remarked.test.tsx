import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createSeededRandom } from '#shared/shuffle.ts';
import { aRandomTest, solveQuestion, VERSIONS } from '#test/support/random-tests.ts';
import { listScores, sumPoints } from '../points/count-points.ts';
import { countVersions, toVersion } from '../versions/to-version.ts';
import { createWorksheetContent } from '../view.tsx';
import { createKeyPage } from './key-pages.tsx';

/**
 * A marker who knows what is right, and neither seeds nor items: reads the printed sheet of each version, solves it, and
 * marks the solution by the printed table of answers. Every question says in its own words what its right answer is.
 * `npm run remark` marks a thousand tests instead of a sample.
 */
const SHEETS = Number(process.env.REMARKED_SHEETS || 60);

type Worksheet = ReturnType<typeof aRandomTest>;

const toText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&quot;', '"')
    .replace(/&\w+;/g, ' ');

/** Draws the same item with the same number and points once: most are the same on several sheets. */
function draw(content: ReturnType<typeof createWorksheetContent>, drawn: Map<string, string>): string[] {
  return content.blocks.map(({ key: name, element }) => {
    const { item, number, points } = element.props as { item?: object; number?: string; points?: object };
    const key = JSON.stringify([name, item, number, points]);
    const text = drawn.get(key) ?? toText(renderToStaticMarkup(createElement(Fragment, null, element)));
    drawn.set(key, text);
    return text;
  });
}

const NUMBER = /^\s*(\d+)\./;

/** Solves what is printed: the answers by the number that stands before their question. */
function solveSheet(sheet: Worksheet, drawn: Map<string, string>): Map<string, string> {
  const printed = draw(createWorksheetContent(sheet, false), drawn);
  return new Map(
    printed.flatMap((text): [string, string][] => {
      const number = NUMBER.exec(text)?.[1];
      if (number === undefined) return [];
      return [[number, solveQuestion(text)]];
    }),
  );
}

/** Reads the printed tables, one for each difficulty: the answers of each version by number. */
function readTables(worksheet: Worksheet): Map<string, string>[] {
  const [block] = createKeyPage(worksheet, 0, 60).blocks;
  const html = block ? renderToStaticMarkup(block.element) : '';
  return html.split('<div role="table"').slice(1).flatMap(readTable);
}

function readTable(html: string): Map<string, string>[] {
  const rows = [...html.matchAll(/<div role="row" class="key-row"[^>]*>(.*?)<\/div>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<span[^>]*>(.*?)<\/span>/gs)].map(([, cell = '']) => toText(cell).trim()),
  );
  return Array.from(
    { length: VERSIONS },
    (_, at) => new Map(rows.map(([number = '', ...cells]) => [number, cells[at] ?? ''])),
  );
}

test(
  `${SHEETS} random tests in eight versions of each difficulty: whoever solves a sheet gets full marks by its key, in every version as many`,
  () => {
    const random = createSeededRandom(2026);
    let solved = 0;
    let ofVariants = 0;
    for (let sheet = 0; sheet < SHEETS; sheet++) {
      const worksheet = aRandomTest(random, sheet * 20);
      const tables = readTables(worksheet);
      const totals = new Set<number>();
      const drawn = new Map<string, string>();
      const count = countVersions(worksheet);
      expect(tables).toHaveLength(count);
      for (let version = 0; version < count; version++) {
        const printed = toVersion(worksheet, version);
        const answers = solveSheet(printed, drawn);
        expect(tables[version], `sheet ${sheet}, version ${version}`).toEqual(answers);
        solved += answers.size;
        totals.add(sumPoints(listScores(printed.items)));
        if (version >= VERSIONS) ofVariants++;
      }
      expect(totals.size, `sheet ${sheet}`).toBe(1);
    }
    expect(ofVariants).toBeGreaterThan(SHEETS * VERSIONS * 0.1);
    expect(solved).toBeGreaterThan(SHEETS * VERSIONS * 4);
  },
  Math.max(300_000, SHEETS * 1000),
);
