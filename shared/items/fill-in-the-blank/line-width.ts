import { inchesToPx } from '../../paper/sheet/page-sizes.ts';
import type { ColumnRoom } from '../parts/view.ts';
import { measureWidestLine } from '../parts/widest-line.ts';
import { isBlankWord, listBlankPlaces } from './blanks.ts';
import type { FillInTheBlankData } from './schema.ts';
import { joinTokens } from './tokens.ts';

/** The room of a blank: 1.5 in, more where the type is larger. */
const BLANK = { inches: 1.5, em: 6 } as const;

/** Returns the width of a text with blanks that fits a line; null where there are choices below it, or many blanks. */
export function measureLineWidth(data: FillInTheBlankData, type: Omit<ColumnRoom, 'width'>): number | null {
  if (data.multiple_choice) return null;
  const blank = Math.max(inchesToPx(BLANK.inches), BLANK.em * type.fontSize);
  const printed = joinTokens(data.words.filter((word) => !isBlankWord(word, data)));
  const line = measureWidestLine([printed], type) + listBlankPlaces(data).length * blank;
  return Math.max(line, measureWidestLine([data.subtitle], type));
}
