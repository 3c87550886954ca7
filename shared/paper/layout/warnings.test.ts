import { describe, expect, test } from 'vitest';
import { EMPTY_PART, type MeasuredPart } from '../measure/measure.ts';
import { paginate } from '../pack/paginate.ts';
import { CONTENT_HEIGHT } from '../sheet/page-sizes.ts';
import type { PaperBlock } from './paper-content.ts';
import { findWarnings } from './warnings.ts';

const createPart = (height: number, more: Partial<MeasuredPart> = {}): MeasuredPart => ({
  ...EMPTY_PART,
  units: height === 0 ? [] : [{ height, keepWithNext: false, unit: 0, top: 0 }],
  ...more,
});
/** What is said of a document of these parts, by their keys. */
function listWarned(parts: Readonly<Record<string, MeasuredPart>>): string[][] {
  const blocks = Object.keys(parts).map(
    (key) => ({ key, spaceBefore: 0, keepWithNext: false, breakAfter: false }) as PaperBlock,
  );
  const flow = blocks.map((block) => ({ ...block, ...(parts[block.key] as MeasuredPart) }));
  const pages = paginate(flow, { first: CONTENT_HEIGHT, other: CONTENT_HEIGHT });
  const laidOut = { blocks, pages, sheetLimit: 60, headHeight: 0, measured: (key: string) => parts[key] };
  return findWarnings(laidOut).map(({ key, message }) => [key, message]);
}

describe('what is said of a document', () => {
  test('an item taller than its page is named, and not a hidden one that has its place before it', () => {
    expect(listWarned({ hidden: createPart(0), tall: createPart(CONTENT_HEIGHT + 9) })).toEqual([
      ['tall', 'is taller than a page and is cut off at its end'],
    ]);
  });

  test('a text that is cut off in one place and hard to read in another is said to be cut off, once', () => {
    const cards = { front: createPart(10, { overflowing: ['sun'], tight: ['sun', 'moon'] }) };
    const backs = { back: createPart(10, { overflowing: ['sun'], tight: ['moon'] }) };
    expect(listWarned({ ...cards, ...backs })).toEqual([
      ['sun', 'is too long for its place and is cut off'],
      ['moon', 'hardly fits its place and is hard to read'],
    ]);
  });

  test('a part of a line that is wider than its column is named for what it is', () => {
    expect(listWarned({ sum: createPart(10, { tooWide: ['formula'] }) })).toEqual([
      ['sum', 'has a formula that is wider than its column'],
    ]);
  });
});
