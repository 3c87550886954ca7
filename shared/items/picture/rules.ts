import { findNextSeed } from '../../shuffle.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { moveEntry } from '../../vocabulary/move-entry.ts';
import { listNumberedWords } from './labels.ts';
import {
  createPictureOfRow,
  LABEL_LIMIT,
  PICTURE_LIMIT,
  type PictureData,
  type PictureLabel,
  type PictureOfRow,
} from './schema.ts';

/** Adds the place of a picture at the end of the row, as far as there is room. */
export function addPicture(data: PictureData): void {
  if (data.pictures.length < PICTURE_LIMIT) data.pictures.push(createPictureOfRow());
}

/** Takes a picture out of the row; the last one is emptied. */
export function removePicture(data: PictureData, at: number): void {
  if (data.pictures.length === 1) data.pictures = [createPictureOfRow()];
  else data.pictures.splice(at, 1);
}

/** Puts a picture back that was taken out; the place that stood in for the last one goes. */
export function restorePicture(
  data: PictureData,
  { at, picture, isOnly }: { at: number; picture: PictureOfRow; isOnly: boolean },
): void {
  if (isOnly) data.pictures[0] = picture;
  else if (data.pictures.length < PICTURE_LIMIT) data.pictures.splice(at, 0, picture);
}

export function movePicture(data: PictureData, { from, to }: { from: number; to: number }): void {
  data.pictures = moveEntry(data.pictures, from, to);
}

/** The angle between the places of two labels that are added one after the other: no two of them are close. */
const TURN = 2.4;
/** How far from the middle of the picture they are, as a share of it. */
const RADIUS = 0.3;

/** Returns the point of a label that is added without one. */
function findPoint(count: number): Pick<PictureLabel, 'x' | 'y'> {
  const radius = count === 0 ? 0 : RADIUS;
  const at = (share: number) => Number((0.5 + radius * share).toFixed(2));
  return { x: at(Math.cos(count * TURN)), y: at(Math.sin(count * TURN)) };
}

interface NewLabel {
  readonly text: RichTextValue;
  /** Its place in the list; the end where it is left out. */
  readonly index?: number;
  readonly point?: Pick<PictureLabel, 'x' | 'y'>;
}

/** Adds a label, as far as there is room. */
export function addLabel(picture: PictureOfRow, { text, index, point }: NewLabel): void {
  const { labels } = picture;
  if (labels.length >= LABEL_LIMIT) return;
  labels.splice(index ?? labels.length, 0, { text, given: false, ...(point ?? findPoint(labels.length)) });
}

export function removeLabel(picture: PictureOfRow, index: number): void {
  picture.labels.splice(index, 1);
}

/** Puts a label back that was deleted. */
export function restoreLabel(
  picture: PictureOfRow,
  { index, label }: { index: number; label: PictureLabel },
): void {
  if (picture.labels.length < LABEL_LIMIT) picture.labels.splice(index, 0, label);
}

/** Moves the point of a label. */
export function movePoint(label: PictureLabel, { x, y }: Pick<PictureLabel, 'x' | 'y'>): void {
  label.x = x;
  label.y = y;
}

/** Shuffles the words of the list into another order, if there is one. */
export function shuffleNumberedWords(data: PictureData): void {
  const orderBy = (shuffle_seed: number) => listNumberedWords({ ...data, shuffle_seed }).join('\n');
  const before = orderBy(data.shuffle_seed);
  data.shuffle_seed = findNextSeed(data.shuffle_seed, (next) => orderBy(next) !== before);
}
