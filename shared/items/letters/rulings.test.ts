import { describe, expect, test } from 'vitest';
import { millimetresToPx } from '../../paper/sheet/page-sizes.ts';
import { setRuling as setHandwritingRuling } from '../handwriting/rules.ts';
import { createHandwriting, isEmptyHandwriting } from '../handwriting/schema.ts';
import { getItemType } from '../item.ts';
import { worksheetItem } from '../item-schema.ts';
import { setAnswerType, setRuling } from '../open-response/rules.ts';
import { createOpenResponse } from '../open-response/schema.ts';
import { getFontFile, getFontSize } from './font-files.ts';
import { createSolidColors } from './guide-rules.ts';
import {
  createRowRules,
  getLetterHeight,
  getRowShape,
  getRulingHeight,
  hasCloseRows,
  RULINGS,
} from './rulings.ts';
import { SCHOOL_HANDS, schoolHands } from './school-hand.ts';

await schoolHands.load();

/** In mm from one base line to the next, as the sources in `rulings.ts` give them. */
const DISTANCES = { lineatur_3: 11.5, lineatur_4: 10, seyes: 8, seyes_25: 10, seyes_3: 12 } as const;

test.each(Object.entries(DISTANCES))('rows of %s are %d mm apart', (name, distance) => {
  const ruling = name as keyof typeof DISTANCES;
  const { above, below } = getRowShape({ height: getRulingHeight(ruling), ruling }, false);
  expect(hasCloseRows(ruling)).toBe(true);
  expect(above + below).toBeCloseTo(millimetresToPx(distance), 6);
});

test.each(RULINGS)('small letters of every hand are as high in %s', (ruling) => {
  const row = { height: getRulingHeight(ruling), ruling };
  const heights = (['andika', 'lexend', 'hand', ...SCHOOL_HANDS] as const).map((font) => {
    const file = getFontFile(font);
    return getFontSize(file, getLetterHeight(row, file)) * file.xHeight;
  });
  for (const height of heights) expect(height).toBeCloseTo(heights[0] ?? 0, 6);
});

test.each(RULINGS)(
  '%s has its true measures whatever height is stored, and grows in large print',
  (ruling) => {
    const item = worksheetItem.parse({ id: 'h', type: 'handwriting', data: { ruling, line_height: 144 } });
    if (item.type !== 'handwriting') throw new Error('no handwriting');
    const height = getRulingHeight(ruling);
    expect(item.data.line_height).toBe(height);
    const large = getItemType('handwriting').enlarge?.(item.data, 1.5) as typeof item.data;
    const rules = (of: number) =>
      createRowRules({ height: of, ruling }, getFontFile('andika'), createSolidColors('#000000'));
    expect(rules(large.line_height).map(({ above }) => above)).toEqual(
      rules(height).map(({ above }) => expect.closeTo(above * 1.5, 6)),
    );
  },
);

test('lines for answers have a ruling, other answers none', () => {
  const parse = (answer_type: string) => {
    const item = worksheetItem.parse({
      id: 'o',
      type: 'open_response',
      data: { answer_type, ruling: 'lineatur_1' },
    });
    return item.type === 'open_response' ? item.data.line_height : 0;
  };
  expect(parse('handwriting') * 25.4).toBeCloseTo(10, 6);
  expect(parse('standard_lines')).toBe(0.35);
});

describe('choosing a ruling', () => {
  const handwriting = () => createHandwriting();
  test('gives rows to trace their true height, and giving it up the usual one', () => {
    const data = handwriting();
    setHandwritingRuling(data, 'seyes');
    expect(data).toMatchObject({ ruling: 'seyes', line_height: getRulingHeight('seyes') });
    expect(isEmptyHandwriting(data)).toBe(false);
    setHandwritingRuling(data, 'lineatur_1');
    // More than the 5 mm between the lines of a row.
    expect(data.spacing).toBeGreaterThan(millimetresToPx(10));
    setHandwritingRuling(data, undefined);
    expect(data).toEqual(handwriting());
  });

  test('of lines for answers holds while they are handwriting lines', () => {
    const data = createOpenResponse();
    setAnswerType(data, 'handwriting');
    setRuling(data, 'lineatur_2');
    expect(data.line_height * 25.4).toBeCloseTo(8, 6);
    setAnswerType(data, 'standard_lines');
    expect(data.line_height).toBe(0.35);
    setAnswerType(data, 'handwriting');
    expect(data.line_height * 25.4).toBeCloseTo(8, 6);
    setRuling(data, undefined);
    expect(data.line_height).toBe(0.75);
  });
});
