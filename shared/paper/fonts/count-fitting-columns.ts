import type { FontId } from '../../vocabulary/fonts.ts';
import { estimateTextWidth } from './text-width.ts';

/** A column that holds as much, over the font size, is wide enough: a word of six letters. What is longer breaks. */
const ENOUGH = 3.5;

interface Columns {
  /** As many as a person chose. */
  readonly most: number;
  readonly texts: readonly string[];
  readonly font: FontId;
  /** What each of so many columns has for its words, over the font size. */
  readonly getRoom: (columns: number) => number;
}

/** As many columns as were chosen, or fewer where large type would break short words in them. */
export function countFittingColumns({ most, texts, font, getRoom }: Columns): number {
  const holds = (room: number): boolean =>
    room >= ENOUGH || texts.every((text) => doWordsFit(text, room, font));
  for (let columns = most; columns > 1; columns--) if (holds(getRoom(columns))) return columns;
  return 1;
}

const doWordsFit = (text: string, room: number, font: FontId): boolean =>
  [...new Set(text.split(/\s+/))].every((word) => estimateTextWidth(word, font) <= room);
