/** A letter, or what is drawn for several, as it stands on its page; in px from the page's corner. */
export interface Glyph {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly baseline: number;
  /** Of its font. */
  readonly size: number;
  /** Of a preview: the box that the letter has been fitted into, from 0. */
  readonly box?: number;
}

/** Glyphs that stand together on one base line, with room on both sides. */
export type Word = Omit<Glyph, 'size' | 'box'>;

/** In em: more than any kerning, where no space was drawn, and less than any space where one was. */
const GAP = { withoutSpace: 0.6, withSpace: 0.05 };
/** In px: what stands nearer than that stands on one base line; a PDF may round a letter up and its neighbour down. */
const LINE = 0.95;
/** As a share: no word is set in two sizes on one base line; its neighbour may be, in a square or cell of its own. */
const SIZE = 0.02;

const isSpace = ({ text }: Glyph): boolean => text.trim() === '';

/** The words that glyphs make where they stand, whatever order they were drawn in. */
export function groupIntoWords(glyphs: readonly Glyph[]): Word[] {
  // A mark over or under a letter takes no room of its own.
  const drawn = glyphs.filter(({ start, end }) => end > start);
  const lineAfter = (last: Glyph, next: Glyph) => next.baseline - last.baseline > LINE;
  return splitWhere(drawn, ({ baseline }) => baseline, lineAfter).flatMap(splitLine);
}

function splitLine(line: readonly Glyph[]): Word[] {
  const spaces = line.filter(isSpace).map(({ start }) => start);
  let reach = Number.NEGATIVE_INFINITY;
  const apart = (last: Glyph, next: Glyph) => {
    reach = Math.max(reach, last.end);
    const spaced = spaces.some((at) => at > last.start && at < next.start);
    if (Math.abs(next.size / last.size - 1) > SIZE) return true;
    return next.start > reach + next.size * (spaced ? GAP.withSpace : GAP.withoutSpace);
  };
  const letters = line.filter((glyph) => !isSpace(glyph));
  return splitWhere(letters, ({ start }) => start, apart).map(joinGlyphs);
}

/** In the order of `by`, cut wherever two neighbours are apart. */
function splitWhere<T>(
  all: readonly T[],
  by: (one: T) => number,
  apart: (last: T, next: T) => boolean,
): T[][] {
  const parts: T[][] = [];
  let last: T | undefined;
  for (const one of all.toSorted((a, b) => by(a) - by(b))) {
    if (last === undefined || apart(last, one)) parts.push([]);
    parts.at(-1)?.push(one);
    last = one;
  }
  return parts;
}

const joinGlyphs = (glyphs: readonly Glyph[]): Word => ({
  text: glyphs.map(({ text }) => text).join(''),
  start: Math.min(...glyphs.map(({ start }) => start)),
  end: Math.max(...glyphs.map(({ end }) => end)),
  baseline: glyphs[0]?.baseline ?? 0,
});
