import { countFittingColumns } from '../../paper/fonts/count-fitting-columns.ts';
import { PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import { getInlineHeight } from '../../paper/sheet/place-sticker.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { DocumentStyle } from '../../vocabulary/style.ts';
import { getBorderWidth } from '../parts/border-css.ts';
import type { ItemStyle } from '../parts/envelope.ts';
import { listPrintedOptions } from '../parts/item-options.ts';
import { MOST_COLUMNS } from '../parts/limits.ts';
import { getOptionRoom } from '../parts/option-room.ts';
import type { ColumnRoom } from '../parts/view.ts';
import { measureWidestLine } from '../parts/widest-line.ts';
import type { MultipleChoiceData } from './schema.ts';

/** The room of a picture besides its own width, in px. */
const BESIDE_PICTURE = 4;

/** The type and room of options, and the height of their pictures; in px. */
interface OptionsRoom extends ColumnRoom {
  readonly pictureHeight: number;
}

interface Place {
  readonly own: ItemStyle;
  readonly style: DocumentStyle;
  /** The width of the column that the item stands in, in px. */
  readonly width: number;
  readonly isNumbered: boolean;
}

/** The room of a number at the start of every row, in em. */
const INDENT = 2;

/** Returns the type of options, and their room beside a number and within a border. */
export function getOptionsRoom({ own, style, width, isNumbered }: Place): OptionsRoom {
  const fontSize = (own.font_size ?? style.font_size) * PX_PER_POINT;
  const beside = 2 * getBorderWidth(own) + (isNumbered ? INDENT * fontSize : 0);
  return { font: style.font, fontSize, width: width - beside, pictureHeight: style.images.size };
}

/**
 * Counts the columns that options are printed in: as many as were chosen, or fewer in large type; automatic ones as many as hold
 * each option on one line.
 */
export function countOptionColumns(data: MultipleChoiceData, room: OptionsRoom): number {
  const options = listPrintedOptions(data.options);
  const getRoom = (count: number) => getOptionRoom(count, room.width / room.fontSize);
  if (data.automatic_columns) {
    const widest = measureWidestOption(data, room);
    const counts = Array.from({ length: MOST_COLUMNS }, (_, at) => MOST_COLUMNS - at);
    return (
      counts.find((count) => fillsRows(options.length, count) && widest <= getRoom(count) * room.fontSize) ??
      1
    );
  }
  const texts = options.map(({ answer }) => toPlainText(answer));
  return countFittingColumns({ most: data.number_of_columns, texts, font: room.font, getRoom });
}

/** Tells whether so many options fill their rows, but for one at most. */
const fillsRows = (options: number, columns: number): boolean =>
  columns <= options && (columns - (options % columns)) % columns <= 1;

/** Returns the width of the widest option, in px. */
export function measureWidestOption(data: MultipleChoiceData, room: Omit<OptionsRoom, 'width'>): number {
  const options = listPrintedOptions(data.options);
  const words = options.map(({ answer }) => answer);
  const pictures = options.flatMap(({ answer_image: image }) =>
    image ? [getInlineHeight(image, room.pictureHeight) * image.ratio + BESIDE_PICTURE] : [],
  );
  return Math.max(measureWidestLine(words, room), ...pictures);
}
