import type { FontId } from './fonts.ts';
import { textWidth } from './text-width.ts';

/** A column that holds as much, over the font size, is wide enough: a word of six letters. What is longer breaks. */
const ENOUGH = 3.5;

interface Columns {
  /** As many as a person chose. */
  readonly most: number;
  readonly texts: readonly string[];
  readonly font: FontId;
  /** What each of so many columns has for its words, over the font size. */
  readonly roomOf: (columns: number) => number;
}

/** As many columns as were chosen, or fewer where large type would break short words in them. */
export function columnsThatFit({ most, texts, font, roomOf }: Columns): number {
  if (roomOf(most) >= ENOUGH) return most;
  const words = texts.flatMap((text) => text.split(/\s+/));
  const needed = Math.min(ENOUGH, Math.max(0, ...words.map((word) => textWidth(word, font))));
  for (let columns = most; columns > 1; columns--) if (roomOf(columns) >= needed) return columns;
  return 1;
}
