import { findNextSeed } from '../../shuffle.ts';
import { cleanTypedText } from '../../text/clean-text.ts';
import { RICH_LIMIT, type RichTextValue } from '../../text/rich-text.ts';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import { INLINE_IMAGE_SIZE } from '../../vocabulary/image-sizes.ts';
import { moveEntry } from '../../vocabulary/move-entry.ts';
import { OPTION_LIMIT } from '../parts/limits.ts';
import { FONT_SIZE_WITH_IMAGES } from './forget-picture.ts';
import { layOutParts } from './printed-parts.ts';
import {
  isFilledFake,
  isFilledPair,
  MATCHING_FONT_SIZE,
  type MatchingData,
  type MatchingSettings,
  type MatchType,
  type Pair,
} from './schema.ts';

export type Side = 'term' | 'definition';

/** Tells whether a new pair can be written: there is none, or the last one has content. */
export function canAddPair({ pairs }: MatchingData): boolean {
  const last = pairs.at(-1);
  return pairs.length < OPTION_LIMIT && (!last || isFilledPair(last));
}

/** Adds a pair with the text typed into a field of the row for new pairs. */
export function addPair(data: MatchingData, { side, text }: { side: Side; text: RichTextValue }): void {
  if (canAddPair(data)) data.pairs.push({ ...createPair(), [side]: text });
}

const createPair = (): Pair => ({
  term: '',
  definition: '',
  term_image: null,
  definition_image: null,
  shuffle: true,
});

/** Converts a row of a table to the words of a pair: its first two cells. */
export function toPair([term = '', definition = '']: readonly string[]): Pick<Pair, Side> {
  const [left, right] = [term, definition].map((cell) => cleanTypedText(cell.trim(), RICH_LIMIT));
  return { term: left ?? '', definition: right ?? '' };
}

/** Adds a pair at a place, as long as there is room. */
export function insertPair(
  data: MatchingData,
  { index, pair }: { index: number; pair: Partial<Pair> },
): void {
  if (data.pairs.length < OPTION_LIMIT) data.pairs.splice(index, 0, { ...createPair(), ...pair });
}

export function removePair(data: MatchingData, index: number): void {
  data.pairs.splice(index, 1);
}

export function movePair(data: MatchingData, { from, to }: { from: number; to: number }): void {
  data.pairs = moveEntry(data.pairs, from, to);
}

export function canAddFake({ fakeAnswers }: MatchingData): boolean {
  const last = fakeAnswers.at(-1);
  return fakeAnswers.length < OPTION_LIMIT && (!last || isFilledFake(last));
}

/** Adds an answer that belongs to no term. */
export function addFake(data: MatchingData, text: RichTextValue): void {
  if (canAddFake(data)) data.fakeAnswers.push({ text, image: null });
}

export function insertFake(
  data: MatchingData,
  { index, text }: { index: number; text: RichTextValue },
): void {
  if (data.fakeAnswers.length < OPTION_LIMIT) data.fakeAnswers.splice(index, 0, { text, image: null });
}

/** Puts a fake answer back that was deleted. */
export function restoreFake(
  data: MatchingData,
  { index, fake }: { index: number; fake: MatchingData['fakeAnswers'][number] },
): void {
  if (data.fakeAnswers.length < OPTION_LIMIT) data.fakeAnswers.splice(index, 0, structuredClone(fake));
}

export function removeFake(data: MatchingData, index: number): void {
  data.fakeAnswers.splice(index, 1);
}

export const MATCHING_TEMPLATES = [
  { id: 'line', text: 'Draw a line from each word to its match.' },
  { id: 'letter', text: 'Write the letter of the match on the line.' },
  { id: 'picture', text: 'Match each picture to its word.' },
  { id: 'scramble', text: 'Unscramble each word. Then draw a line to its match.' },
] as const;

const getTemplateText = (id: MatchType): string =>
  MATCHING_TEMPLATES.find((entry) => entry.id === id)?.text ?? '';

/** Sets how answers are given. Template instructions change with it; the teacher's own remain. */
export function setMatchType(data: MatchingData, type: MatchType): void {
  if (data.instructions === getTemplateText(data.settings.match_type))
    data.instructions = getTemplateText(type);
  data.settings.match_type = type;
}

/**
 * Sets the place of the lines. Before the terms the lines are always aligned, which cannot be switched off
 * there.
 */
export function setBlankPosition(
  settings: MatchingSettings,
  position: MatchingSettings['blank_position'],
): void {
  settings.blank_position = position;
  if (position === 'before') settings.align_line_horizontally = true;
}

export function setLinesAligned(settings: MatchingSettings, aligned: boolean): void {
  if (settings.blank_position === 'after') settings.align_line_horizontally = aligned;
}

/** Returns the order of the right column as one line, to compare two orders. */
const describeOrder = (data: MatchingData): string =>
  layOutParts(data, 1)
    .flat()
    .map(({ left }) => left?.answer?.row ?? '-')
    .join();

/**
 * Shuffles the right column into an order other than the current one and the one that the shuffling began
 * with.
 */
export function shuffleAnswers(data: MatchingData, firstSeed = data.shuffle_seed): void {
  const before = [data.shuffle_seed, firstSeed].map((shuffle_seed) =>
    describeOrder({ ...data, shuffle_seed }),
  );
  const isOther = (shuffle_seed: number) => !before.includes(describeOrder({ ...data, shuffle_seed }));
  data.shuffle_seed = findNextSeed(data.shuffle_seed, isOther);
}

interface Illustrated {
  readonly data: MatchingData;
  readonly style: { font_size: number | null };
}

/**
 * Makes both the text and the picture larger when a picture is added to text of the usual size. `bodySize` is
 * the document's, in pt.
 */
function makeRoom({ data, style }: Illustrated, bodySize: number): void {
  if ((style.font_size ?? bodySize) !== MATCHING_FONT_SIZE.initial) return;
  style.font_size = FONT_SIZE_WITH_IMAGES;
  data.settings.images.size = INLINE_IMAGE_SIZE.initial;
}

interface PictureChange {
  readonly index: number;
  /** Null takes the picture away. */
  readonly image: ImageAttachment | null;
  readonly bodySize: number;
}

/** Sets the picture of a half; in the row for a new pair it adds a pair, as words do. */
export function setPairImage(
  item: Illustrated,
  { index, side, image, bodySize }: PictureChange & { side: Side },
): void {
  if (image && index === item.data.pairs.length) addPair(item.data, { side, text: '' });
  const pair = item.data.pairs[index];
  if (!pair) return;
  const isNew = image !== null && pair[`${side}_image`] === null;
  pair[`${side}_image`] = image;
  if (isNew) makeRoom(item, bodySize);
}

export function setFakeImage(item: Illustrated, { index, image, bodySize }: PictureChange): void {
  if (image && index === item.data.fakeAnswers.length) addFake(item.data, '');
  const fake = item.data.fakeAnswers[index];
  if (!fake) return;
  const isNew = image !== null && fake.image === null;
  fake.image = image;
  if (isNew) makeRoom(item, bodySize);
}
