import { describe, expect, test } from 'vitest';
import { type MeasuredPart, NOTHING } from '../measure/measure.ts';
import { paginate } from '../pack/paginate.ts';
import { CONTENT_HEIGHT } from '../sheet/page.ts';
import type { PaperBlock } from './content.ts';
import { warningsOf } from './warnings.ts';

const measured = (height: number, more: Partial<MeasuredPart> = {}): MeasuredPart => ({
  ...NOTHING,
  units: height === 0 ? [] : [{ height, keepWithNext: false, unit: 0, top: 0 }],
  ...more,
});
/** What is said of a document of these parts, by their keys. */
function saidOf(parts: Readonly<Record<string, MeasuredPart>>): string[][] {
  const blocks = Object.keys(parts).map(
    (key) => ({ key, spaceBefore: 0, keepWithNext: false, breakAfter: false }) as PaperBlock,
  );
  const flow = blocks.map((block) => ({ ...block, ...(parts[block.key] as MeasuredPart) }));
  const pages = paginate(flow, { first: CONTENT_HEIGHT, other: CONTENT_HEIGHT });
  const laidOut = { blocks, pages, sheetLimit: 60, headHeight: 0, measured: (key: string) => parts[key] };
  return warningsOf(laidOut).map(({ key, message }) => [key, message]);
}

describe('what is said of a document', () => {
  test('an item taller than its page is named, and not a hidden one that has its place before it', () => {
    expect(saidOf({ hidden: measured(0), tall: measured(CONTENT_HEIGHT + 9) })).toEqual([
      ['tall', 'is taller than a page and is cut off at its end'],
    ]);
  });

  test('a text that is cut off in one place and hard to read in another is said to be cut off, once', () => {
    const cards = { front: measured(10, { overfull: ['sun'], squeezed: ['sun', 'moon'] }) };
    const backs = { back: measured(10, { overfull: ['sun'], squeezed: ['moon'] }) };
    expect(saidOf({ ...cards, ...backs })).toEqual([
      ['sun', 'is too long for its place and is cut off'],
      ['moon', 'hardly fits its place and is hard to read'],
    ]);
  });
});
