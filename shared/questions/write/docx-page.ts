import { getColumnWidth } from '../../paper/sheet/page-sizes.ts';
import type { ColumnCount } from '../../vocabulary/columns.ts';
import type { WrittenPictures } from './written-pictures.ts';

/** Twentieths of a point in an inch, and in a px: Word counts lengths in them. */
export const TWIPS_PER_INCH = 1440;
export const TWIPS_PER_PX = 15;

/** Where a question is written: the pictures of the file, and the width of the column that it stands in, in px. */
export interface WordPage {
  readonly pictures: WrittenPictures;
  readonly width: number;
}

export const toPage = (pictures: WrittenPictures, columns: ColumnCount): WordPage => ({
  pictures,
  width: getColumnWidth(columns),
});
