import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createSeededRandom } from '#shared/shuffle.ts';
import { aWorksheet } from '#test/support/builders.ts';
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
const VERSIONS = 8;

type Random = () => number;
const pick = <T,>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;
const count = (most: number, random: Random) => 1 + Math.floor(random() * most);

const RIGHT = 'the right one';
let ids = 0;

/** A choice of which one answer says that it is right. */
function aChoice(random: Random, name: string) {
  const size = 1 + count(5, random);
  const at = Math.floor(random() * size);
  const options = Array.from({ length: size }, (_, place) => ({
    answer: place === at ? `${RIGHT} of ${name}` : `wrong ${place} of ${name}`,
    correct: place === at,
    keeps_place: random() < 0.15,
  }));
  return { type: 'multiple_choice', data: { subtitle: `Choice ${name}`, options } };
}

/** A sum, whose answer the marker computes. */
const aSum = (random: Random, name: string) => ({
  type: 'open_response',
  data: {
    ...{ subtitle: `Sum ${name}: {a} + {b} * 2`, has_answer: true, answer: '{a + b * 2}' },
    numbers: { seed: Math.floor(random() * 2 ** 32), parameters: [{ name: 'a', from: 10, to: 99 }] },
  },
});

const aText = (_: Random, name: string) => ({
  type: 'open_response',
  data: { subtitle: `Say ${name}`, has_answer: true, answer: `said ${name}` },
});

const aHeader = (_: Random, name: string) => ({ type: 'section_header', data: { title: `Part ${name}` } });

function aRandomTest(random: Random) {
  const items = Array.from({ length: 1 + count(14, random) }, () => {
    const id = `i${ids++}`;
    const make = pick([aChoice, aChoice, aSum, aText, aHeader], random);
    return {
      id,
      ...make(random, id),
      ...(random() < 0.5 && { points: { value: count(8, random) / 2, bonus: random() < 0.1 } }),
      ...(random() < 0.1 && { order: pick(['fixed', 'with_above'] as const, random) }),
      ...(random() < 0.1 && { shown_on: pick(['sheet', 'key'] as const, random) }),
    };
  });
  const seeds = Array.from({ length: VERSIONS }, () => Math.floor(random() * 2 ** 32));
  const first_as_written = random() < 0.5;
  return aWorksheet({
    items,
    versions: { seeds, first_as_written },
    scoring: {},
    key_pages: { answers: true },
  });
}

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
      return [[number, solve(text)]];
    }),
  );
}

function solve(text: string): string {
  const sum = /(\d+) \+ (\d+) \* 2/.exec(text);
  if (sum) return String(Number(sum[1]) + 2 * Number(sum[2]));
  const said = /Say (\w+)/.exec(text);
  if (said) return `said ${said[1]}`;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines[lines.findIndex((line) => line.startsWith(RIGHT)) - 1] ?? '';
}

/** Reads the printed table: the answers of each version by number. */
function readTable(worksheet: Worksheet): Map<string, string>[] {
  const [block] = createKeyPage(worksheet, 0, 60).blocks;
  const html = block ? renderToStaticMarkup(block.element) : '';
  const rows = [...html.matchAll(/<div class="key-row"[^>]*>(.*?)<\/div>/gs)].map(([, row = '']) =>
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
  ids = 0;
  for (let sheet = 0; sheet < SHEETS; sheet++) {
    const worksheet = aRandomTest(random);
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
