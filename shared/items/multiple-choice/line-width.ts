import { getOptionRoom } from '../parts/option-room.ts';
import type { ColumnRoom } from '../parts/view.ts';
import { measureWidestLine } from '../parts/widest-line.ts';
import { measureWidestOption } from './columns.ts';
import type { MultipleChoiceData } from './schema.ts';

/** Returns the width of a question whose prompt and options have a line each; null where there are pictures. */
export function measureLineWidth(data: MultipleChoiceData, type: Omit<ColumnRoom, 'width'>): number | null {
  if (data.subtitle_image || data.options.some(({ answer_image }) => answer_image)) return null;
  const columns = data.automatic_columns ? 1 : data.number_of_columns;
  const option = measureWidestOption(data, { ...type, pictureHeight: 0 });
  // What a column has besides its words, and the gaps.
  const beside = -getOptionRoom(columns, 0) * type.fontSize;
  return Math.max(measureWidestLine([data.subtitle], type), columns * (option + beside));
}
