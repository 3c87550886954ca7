import { sum, sumBy } from 'es-toolkit';
import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import { CONTENT_HEIGHT, inchesToPx, PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import type { FontId } from '../../vocabulary/fonts.ts';
import {
  type LabelToPlace,
  type Places,
  type Point,
  placeLabels,
  type Reach,
  type Side,
} from './label-places.ts';
import { getLabelEnd, type LabelEnd, toLabelWords } from './labels.ts';
import type { PictureData, PictureLabel, PictureOfRow } from './schema.ts';
import { getShownRatio, toShownPoint } from './shown-picture.ts';

/** The type of the labels, and the room for the row, in px. */
export interface Room {
  readonly font: FontId;
  readonly fontSize: number;
  readonly width: number;
}

/** A label on the plate, which is the picture with its labels; px from the upper left corner of that. */
export interface LaidLabel {
  /** Its place among the labels of its picture. */
  readonly index: number;
  readonly side: Side;
  readonly end: LabelEnd;
  readonly point: Point;
  readonly dock: Point;
  /** The left edge and the width of its words, its line or its box. */
  readonly left: number;
  readonly width: number;
  /** The lines that a blank has. */
  readonly lines: number;
}

/** A picture of the row with its labels. */
export interface Plate {
  readonly width: number;
  readonly height: number;
  readonly picture: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  readonly labels: readonly LaidLabel[];
  /** The room of its caption. */
  readonly captionWidth: number;
}

export interface PictureRowLayout {
  readonly plates: readonly Plate[];
  /** The size of the type of labels, in px. */
  readonly labelSize: number;
  /** The labels are hard to read, or are higher than a page. */
  readonly isTight: boolean;
  /** A word is longer than the column of labels is wide. */
  readonly breaksWord: boolean;
  /** The pictures are smaller than asked, so that all has room. */
  readonly isSmaller: boolean;
}

/** The distance of two pictures in a row, in px. */
export const ROW_GAP = 16;
/** The distance of the labels from their picture, and of words from the line that leads to them, in px. */
const DOCK_DISTANCE = 14;
export const WORDS_GAP = 5;
/** The most of a page that a picture takes: its caption and question have room on the same page. */
const MOST_HEIGHT = CONTENT_HEIGHT * 0.86;
/** The smallest type of labels, in pt. */
const SMALLEST = 7;
/** The sizes that are tried, as shares of the item's type. */
const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5];

/** The heights of what is at the end of a line, as multiples of the type. */
export const LABEL_LINE = 1.25;
export const WRITTEN_LINE = 1.7;
export const BOX = 1.6;
/** The room below a line to write on. */
const BELOW_LINE = 0.35;
const LABEL_GAP = 0.4;
/** Handwriting is wider than print. */
const HANDWRITING = 1.35;
/** Bold letters and kerning: what is planned has room. */
const SPARE = 1.1;
/** The widths of columns of labels, in px: of a blank at least, and of words at most. */
const LEAST_BLANK = inchesToPx(1.2);
const MOST_WORDS = inchesToPx(2.2);
const LEAST_COLUMN = inchesToPx(0.9);
/** The share of the row that pictures have where they are asked to be as wide, and the share that they keep for the sake of long words. */
const USUAL_SHARE = 0.6;
const LEAST_SHARE = 0.4;
/** The least room of a caption, in px. */
const LEAST_CAPTION = inchesToPx(2);

/** The widths of the words of a label, and of all of them on one line, as multiples of the type. */
interface WordWidths {
  readonly font: FontId;
  readonly words: readonly number[];
  readonly total: number;
  readonly space: number;
}

/** A row is laid out again at each key, in several sizes, and all but one of its labels are the same. */
const knownWords = new WeakMap<PictureLabel, WordWidths>();

function measureWords(label: PictureLabel, font: FontId): WordWidths {
  const known = knownWords.get(label);
  if (known?.font === font) return known;
  const space = estimateTextWidth(' ', font);
  const words = toLabelWords(label)
    .split(/\s+/)
    .map((word) => estimateTextWidth(word, font) * SPARE);
  const measured = { font, words, space, total: sum(words) + (words.length - 1) * space };
  knownWords.set(label, measured);
  return measured;
}

/** Counts the lines that words take in a width, which is a multiple of the type too. */
function countLines({ words, space }: WordWidths, width: number): number {
  let lines = 1;
  let used = 0;
  for (const own of words) {
    const next = used === 0 ? own : used + space + own;
    if (next <= width) used = next;
    else {
      // A word that is longer than its line breaks.
      const broken = Math.max(1, Math.ceil(own / width));
      lines += broken - (used === 0 ? 1 : 0);
      used = own - (broken - 1) * width;
    }
  }
  return lines;
}

interface LabelType extends Pick<Room, 'font'> {
  readonly size: number;
  readonly data: Pick<PictureData, 'label_type'>;
}

/** Returns the width that a label would like, in px. */
function getWantedWidth(label: PictureLabel, { font, size, data }: LabelType): number {
  const end = getLabelEnd(data, label);
  if (end === 'box') return BOX * size;
  const words = measureWords(label, font).total * size;
  if (end === 'line') return Math.max(LEAST_BLANK, Math.min(MOST_WORDS, words * HANDWRITING));
  return Math.min(MOST_WORDS, words + 1) + WORDS_GAP;
}

/** Returns how far a label reaches above and below its dock, and its lines, in a column of that width. */
function measureLabel(label: PictureLabel, width: number, { font, size, data }: LabelType) {
  const end = getLabelEnd(data, label);
  if (end === 'box') return { end, lines: 1, reach: reachBy((BOX / 2) * size, (BOX / 2) * size) };
  const words = measureWords(label, font);
  if (end === 'line') {
    // The key alone writes here: without room to spare, so that an answer which just fits has one line as others have.
    const lines = countLines(words, (width * SPARE) / size);
    return {
      end,
      lines,
      reach: reachBy(WRITTEN_LINE * size, ((lines - 1) * WRITTEN_LINE + BELOW_LINE) * size),
    };
  }
  const lines = countLines(words, Math.max(1, (width - WORDS_GAP) / size));
  return { end, lines, reach: reachBy((LABEL_LINE / 2) * size, (lines - 0.5) * LABEL_LINE * size) };
}

const reachBy = (above: number, below: number): Reach => ({ above, below });

/** Returns the width of the longest word that is printed on the sheet or written by the key, in px. */
function getWidestWord({ pictures }: PictureData, { font, size, data }: LabelType): number {
  const written = pictures.flatMap(({ labels }) =>
    labels.filter((label) => getLabelEnd(data, label) !== 'box'),
  );
  const widest = Math.max(0, ...written.flatMap((label) => measureWords(label, font).words));
  return widest * size + 1 + WORDS_GAP;
}

type Widths = Readonly<Record<Side, number>>;

/** Returns the widths of the columns at both sides, as the labels would like them; 0 where there are none. */
function getColumnWidths({ image, labels }: PictureOfRow, data: PictureData, type: LabelType): Widths {
  const isAt = (side: Side) => (label: PictureLabel) => {
    if (data.label_sides !== 'both') return data.label_sides === side;
    return toShownPoint(image, label).x < 0.5 === (side === 'left');
  };
  const measure = (side: Side) => {
    const own = labels.filter(isAt(side));
    return Math.max(0, ...own.map((label) => getWantedWidth(label, type)));
  };
  const [left, right] = [measure('left'), measure('right')];
  // Both are equally wide, so that a label may go to the other side where its own has no room.
  const widest = Math.max(left, right);
  return { left: left && widest, right: right && widest };
}

/** Lays out the pictures of a row: equally high, as wide as asked, with the labels of each beside it. */
export function layOutPictureRow(data: PictureData, room: Room): PictureRowLayout {
  const least = Math.min(1, (SMALLEST * PX_PER_POINT) / room.fontSize);
  const scales = [...SCALES.filter((scale) => scale > least), least];
  let fitting: PictureRowLayout | null = null;
  for (const scale of scales) {
    const laid = layOutAt(data, room, scale);
    if (laid.plates.some(({ height }) => height > MOST_HEIGHT + 1)) continue;
    if (!laid.breaksWord) return laid;
    fitting ??= laid;
  }
  return fitting ?? { ...layOutAt(data, room, least), isTight: true };
}

function layOutAt(data: PictureData, { font, fontSize, width }: Room, scale: number): PictureRowLayout {
  const { pictures } = data;
  const type = { font, size: fontSize * scale, data };
  const ratios = pictures.map(({ image }) => getShownRatio(image));
  const wanted = pictures.map((picture) => getColumnWidths(picture, data, type));
  const count = wanted.reduce((all, { left, right }) => all + (left > 0 ? 1 : 0) + (right > 0 ? 1 : 0), 0);
  const row = width - (pictures.length - 1) * ROW_GAP;
  const asked = Math.min(row, inchesToPx(data.width));
  const left = row - count * DOCK_DISTANCE;
  const word = getWidestWord(data, type);
  const share = (pictureShare: number) => (left - Math.min(asked, left * pictureShare)) / Math.max(1, count);
  const most = Math.max(share(USUAL_SHARE), Math.min(Math.max(LEAST_COLUMN, word), share(LEAST_SHARE)));
  const columns = wanted.map((own) => ({ left: Math.min(most, own.left), right: Math.min(most, own.right) }));
  const free = left - sum(columns.map((own) => own.left + own.right));
  const height = Math.min(MOST_HEIGHT, Math.min(asked, free) / sum(ratios));
  const plates = pictures.map((picture, at) =>
    layOutPlate(picture, {
      ...{ data, type, height },
      width: height * (ratios[at] ?? 1),
      columns: columns[at] ?? { left: 0, right: 0 },
    }),
  );
  const spare = (row - sumBy(plates, (plate) => plate.width)) / pictures.length;
  const widen = (own: number) => own + Math.max(0, Math.min(spare, LEAST_CAPTION - own));
  return {
    plates: plates.map((plate) => ({ ...plate, captionWidth: widen(plate.width) })),
    labelSize: type.size,
    isTight: false,
    breaksWord: word > most,
    isSmaller: height * sum(ratios) < asked - 1,
  };
}

interface PlateOptions {
  readonly data: PictureData;
  readonly type: LabelType;
  readonly width: number;
  readonly height: number;
  readonly columns: Widths;
}

function layOutPlate(
  { image, labels }: PictureOfRow,
  { data, type, width, height, columns }: PlateOptions,
): Omit<Plate, 'captionWidth'> {
  const isBoth = data.label_sides === 'both' && labels.length > 0;
  const toPlace = labels.map((label): LabelToPlace => {
    const shown = toShownPoint(image, label);
    const { reach } = measureLabel(label, Math.max(columns.left, columns.right), type);
    return { point: { x: shown.x * width, y: shown.y * height }, reach };
  });
  const sides =
    isBoth && columns.left === 0 ? 'right' : isBoth && columns.right === 0 ? 'left' : data.label_sides;
  const places = placeLabels(toPlace, {
    ...{ width, height, sides },
    distance: DOCK_DISTANCE,
    gap: LABEL_GAP * type.size,
  });
  const before = columns.left > 0 ? columns.left + DOCK_DISTANCE : 0;
  const after = columns.right > 0 ? columns.right + DOCK_DISTANCE : 0;
  return {
    width: before + width + after,
    height: places.bottom - places.top,
    picture: { left: before, top: -places.top, width, height },
    labels: toLaidLabels(places, { labels, toPlace, type, columns, before, width }),
  };
}

interface LaidOptions {
  readonly labels: readonly PictureLabel[];
  readonly toPlace: readonly LabelToPlace[];
  readonly type: LabelType;
  readonly columns: Widths;
  /** The left edge of the picture, and its width. */
  readonly before: number;
  readonly width: number;
}

function toLaidLabels(
  places: Places,
  { labels, toPlace, type, columns, before, width }: LaidOptions,
): LaidLabel[] {
  return places.labels.flatMap(({ index, side, y }) => {
    const label = labels[index];
    const point = toPlace[index]?.point;
    if (!label || !point) return [];
    const { end, lines } = measureLabel(label, columns[side], type);
    const own = end === 'box' ? BOX * type.size : columns[side];
    const dock = side === 'left' ? before - DOCK_DISTANCE : before + width + DOCK_DISTANCE;
    return [
      {
        ...{ index, side, end, lines },
        point: { x: before + point.x, y: point.y - places.top },
        dock: { x: dock, y: y - places.top },
        left: side === 'left' ? dock - own : dock,
        width: own,
      },
    ];
  });
}

/** Tells how many of the words of a list stand beside each other: as many as have room. */
export function countWordColumns(words: readonly string[], { font, fontSize, width }: Room): number {
  const widest = Math.max(1, ...words.map((word) => estimateTextWidth(word, font) * SPARE));
  const columns = Math.floor(width / ((widest + LIST_MARK) * fontSize));
  const most = Math.max(1, Math.min(MOST_COLUMNS, columns, words.length));
  // As few columns as make as few rows: no row is left nearly empty.
  return Math.ceil(words.length / Math.ceil(words.length / most)) || 1;
}
const MOST_COLUMNS = 5;
/** The room of a number or a letter before a word, and between two words, in em. */
const LIST_MARK = 2.8;
