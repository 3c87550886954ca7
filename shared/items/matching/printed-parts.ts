import { chunk, sumBy } from 'es-toolkit';
import { toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import { formatNumber } from '../../vocabulary/numbering.ts';
import { joinAlternatives } from '../parts/alternatives.ts';
import { scrambleTerm } from '../word-scramble/scramble.ts';
import { type Movable, orderRightColumn } from './right-column-order.ts';
import {
  type ColumnFormat,
  hasDefinition,
  hasTerm,
  isFilledFake,
  type MatchingData,
  type Pair,
} from './schema.ts';

/** One cell of a column, as it prints. */
export interface Entry {
  /** "A.", or null where its column shows none. */
  readonly label: string | null;
  readonly text: RichTextValue;
  /** The path of the text's field within its item. */
  readonly field: string;
  /** What stands in its place on the student's sheet, where its letters are scrambled. */
  readonly scrambled: string | null;
  readonly image: ImageAttachment | null;
}

export interface PrintedRow {
  readonly left:
    | (Entry & { /** Its match: the row that holds it, and its letter. */ answer: Answer | null })
    | null;
  readonly right: Entry | null;
}
interface Answer {
  /** The place of the row among all rows of the item, from 0. */
  readonly row: number;
  /** The rows whose match reads the same, and is right too. */
  readonly otherRows: readonly number[];
  readonly letter: string;
}

/** Rows that are matched among themselves: all of them, or as many as a page is sure to hold. */
export type PrintedPart = readonly PrintedRow[];

/** A pair's halves, a fake answer: what they are before they have their places. */
interface Half {
  readonly text: RichTextValue;
  readonly field: string;
  readonly image: ImageAttachment | null;
}
interface RightHalf extends Half, Movable {
  /** The pair it belongs to; null for a fake answer. */
  readonly pair: Pair | null;
}

const FORMAT_IDS: Record<Exclude<ColumnFormat, 'none'>, number> = {
  'A.': 4,
  'A)': 5,
  'a.': 6,
  'a)': 7,
  '1.': 2,
  '1)': 1,
};
const formatMark = (place: number, format: ColumnFormat): string | null =>
  format === 'none' ? null : formatNumber(place + 1, FORMAT_IDS[format]);

/** Returns the seed for a text: equal texts are scrambled alike until answers are shuffled again. */
const toSeed = (text: string, seed: number): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, seed);

function createEntry(
  { text, field, image }: Half,
  label: string | null,
  scrambles: boolean,
  seed: number,
): Entry {
  const plain = toPlainText(text).trim();
  const isScrambled = scrambles && plain !== '';
  const mixed = isScrambled ? scrambleTerm(plain, { seed: toSeed(plain, seed), byWord: false }) : null;
  return { label, text, field, image, scrambled: mixed };
}

/** Splits pairs and fake answers into so many parts, as equal as possible. */
function splitIntoShares(data: MatchingData, parts: number) {
  const pairs = data.pairs.filter((pair) => hasTerm(pair) || hasDefinition(pair));
  const fakes = data.fakeAnswers.filter(isFilledFake);
  const size = Math.max(1, Math.ceil(pairs.length / parts));
  const groups = pairs.length > 0 ? chunk(pairs, size) : [[]];
  return groups.map((group, at) => ({
    pairs: group,
    fakes: fakes.filter((_, place) => place % groups.length === at),
  }));
}
type Share = ReturnType<typeof splitIntoShares>[number];

function listRightHalves({ pairs, fakes }: Share, data: MatchingData): RightHalf[] {
  const terms = pairs.filter(hasTerm);
  const own = pairs.filter(hasDefinition).map((pair) => ({
    text: pair.definition,
    image: pair.definition_image,
    pair,
    field: `data.pairs.${data.pairs.indexOf(pair)}.definition`,
    row: terms.indexOf(pair),
    // An entry without a term has no row to stay in.
    shuffle: pair.shuffle || !hasTerm(pair),
  }));
  const others = fakes.map((fake) => ({
    text: fake.text,
    image: fake.image,
    pair: null,
    row: 0,
    shuffle: true,
    field: `data.fakeAnswers.${data.fakeAnswers.indexOf(fake)}.text`,
  }));
  return [...own, ...others];
}

/** Tells whether two entries of the right column read the same. */
const isSameHalf = (one: RightHalf, other: RightHalf | null | undefined): boolean =>
  other != null &&
  toPlainText(one.text).trim().toLowerCase() === toPlainText(other.text).trim().toLowerCase() &&
  one.image?.id === other.image?.id;

/** Lays out the pairs in so many parts; the right column of each part is shuffled by itself. */
export function layOutParts(data: MatchingData, parts: number): PrintedPart[] {
  let before = { rows: 0, left: 0, right: 0 };
  return splitIntoShares(data, parts).map((share, at) => {
    const rows = layOutPart(data, share, { ...before, seed: data.shuffle_seed + at });
    before = {
      rows: before.rows + rows.length,
      left: before.left + sumBy(rows, ({ left }) => Number(left !== null)),
      right: before.right + sumBy(rows, ({ right }) => Number(right !== null)),
    };
    return rows;
  });
}

interface Before {
  /** The counts of the parts above, and this part's seed. */
  readonly rows: number;
  readonly left: number;
  readonly right: number;
  readonly seed: number;
}

function layOutPart(data: MatchingData, share: Share, before: Before): PrintedRow[] {
  const { settings, shuffle_seed } = data;
  const { scramble_left, scramble_right } = settings.word_scramble;
  const rightFormat =
    settings.match_type === 'letter' ? settings.letter_right_column_format : settings.right_column_format;
  const isMarked = settings.match_type === 'letter' || settings.display_index;
  const terms = share.pairs.filter(hasTerm);
  const order = orderRightColumn(listRightHalves(share, data), before.seed);
  const filled = order.flatMap((half, row) => (half ? [row] : []));
  const getMark = (row: number) => formatMark(before.right + filled.indexOf(row), rightFormat);

  const getAnswer = (pair: Pair): Answer | null => {
    const row = order.findIndex((half) => half?.pair === pair);
    if (row < 0) return null;
    // Entries that read the same are all right.
    const rows = order.flatMap((half, at) => (half && isSameHalf(half, order[row]) ? [at] : []));
    const letters = rows.map((at) => (getMark(at) ?? '').replace(/[.)]$/, ''));
    const otherRows = rows.filter((at) => at !== row).map((at) => before.rows + at);
    return { row: before.rows + row, otherRows, letter: joinAlternatives(letters) };
  };
  const toLeftHalf = (pair: Pair): Half => ({
    text: pair.term,
    field: `data.pairs.${data.pairs.indexOf(pair)}.term`,
    image: pair.term_image,
  });
  let lefts = before.left;
  return Array.from({ length: Math.max(terms.length, order.length) }, (_, row) => {
    const term = terms[row];
    const half = order[row];
    const label = settings.display_index ? formatMark(lefts, settings.left_column_format) : null;
    if (term) lefts += 1;
    return {
      left: term
        ? {
            ...createEntry(toLeftHalf(term), label, scramble_left, shuffle_seed),
            answer: getAnswer(term),
          }
        : null,
      right: half ? createEntry(half, isMarked ? getMark(row) : null, scramble_right, shuffle_seed) : null,
    };
  });
}
