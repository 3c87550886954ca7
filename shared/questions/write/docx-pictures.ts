import { AlignmentType, ImageRun, Paragraph, type Table } from 'docx';
import { type IShapeGroupChildOptions, ShapeGroupRun } from 'docx/shapes';
import { sumBy } from 'es-toolkit';
import type {
  ReadLabelledPicture,
  ReadPicture,
  ReadPictureRow,
  ReadRowPicture,
} from '../../items/parts/read-question.ts';
import { getDirection } from '../../text/direction.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import type { WordPage } from './docx-page.ts';
import { createPictureTable } from './docx-table.ts';
import { type Place, toParagraphs } from './docx-text.ts';

/** The widest picture in px that fits among words, and the widest drawing, whose lengths are true. */
const MOST_WIDTH = 400;
const MOST_DRAWN_WIDTH = 620;

/** A picture as Word takes it. */
interface WordImage {
  readonly type: 'png' | 'jpg';
  readonly data: Uint8Array;
}

/** Returns the file of a picture; Word shows drawings only as pictures of dots, so these are lost by name. */
function takeImage(image: ReadPicture | undefined, { pictures }: WordPage): WordImage | undefined {
  const taken = pictures.take(image);
  if (!image || !taken) return undefined;
  const { bytes, type } = taken.file;
  if (type !== 'image/svg+xml') return { type: type === 'image/png' ? 'png' : 'jpg', data: bytes };
  pictures.lose(image);
  return undefined;
}

const toAltText = ({ alt, name }: ReadPicture) => ({ name, description: alt, title: alt });

/** Writes a picture, no wider than its column. */
export function toImageRun(image: ReadPicture | undefined, page: WordPage): ImageRun[] {
  const taken = takeImage(image, page);
  if (!image || !taken) return [];
  const most = Math.min(image.svg === undefined ? MOST_WIDTH : MOST_DRAWN_WIDTH, page.width);
  const width = Math.min(most, image.width);
  const transformation = {
    width: Math.round(width),
    height: Math.max(1, Math.round(width / image.ratio)),
  };
  return [new ImageRun({ ...taken, transformation, altText: toAltText(image) })];
}

const LINE = { color: '1A1A1A', width: 0.75 } as const;
const NO_ROOM = { top: 0, right: 0, bottom: 0, left: 0 } as const;
/** The size of a box that a number is written into, and the room of a line of words, as multiples of the type. */
const BOX = 1.6;
const WORDS_LINE = 1.25;

type Label = ReadLabelledPicture['labels'][number];
type Box = readonly [left: number, top: number, width: number, height: number];

const toTransformation = ([left, top, width, height]: Box) => ({ offset: { left, top }, width, height });

/** Draws a straight line; Word has a box for it, which is flipped where the line rises. */
function toLine(from: { x: number; y: number }, to: { x: number; y: number }): IShapeGroupChildOptions {
  const box = toTransformation([
    ...([Math.min(from.x, to.x), Math.min(from.y, to.y)] as const),
    ...([Math.abs(to.x - from.x), Math.abs(to.y - from.y)] as const),
  ]);
  const rises = from.x <= to.x !== from.y <= to.y;
  return { type: 'line', line: LINE, transformation: { ...box, flip: { vertical: rises } } };
}

/** Draws what is at the end of a label's line: its words, a line to write on, or a box. */
function toLabelEnd(
  { end, text, side, dock, left, width, lines }: Label,
  size: number,
): IShapeGroupChildOptions[] {
  if (end === 'box') {
    const box = toTransformation([left, dock.y - (BOX * size) / 2, BOX * size, BOX * size]);
    return [{ type: 'rectangle', line: LINE, transformation: box }];
  }
  if (end === 'line') return [toLine({ x: left, y: dock.y }, { x: left + width, y: dock.y })];
  const height = lines * WORDS_LINE * size;
  const around = getDirection(toPlainText(text));
  return [
    {
      type: 'rectangle',
      line: { width: 0, transparency: 100 },
      transformation: toTransformation([left, dock.y - (WORDS_LINE * size) / 2, width, height]),
      textOptions: { margins: NO_ROOM, verticalAlignment: 'top' },
      children: toParagraphs(text, {
        around,
        alignment: side === 'left' ? AlignmentType.RIGHT : AlignmentType.LEFT,
        size,
      }),
    },
  ];
}

/** Draws a picture with its labels as one group, whose parts Word can move. */
function toLabelledRun(
  image: ReadPicture,
  { plate, scale }: { plate: ReadLabelledPicture; scale: number },
  page: WordPage,
): ShapeGroupRun[] {
  const taken = takeImage(image, page);
  const { picture, labels, labelSize } = plate;
  const words = labels.map(({ text }) => toPlainText(text)).filter((text) => text !== '');
  const alt = [image.alt, ...words].filter((text) => text !== '').join('; ');
  return [
    new ShapeGroupRun({
      transformation: {
        width: Math.round(plate.width * scale),
        height: Math.round(plate.height * scale),
      },
      altText: toAltText({ ...image, alt }),
      children: [
        ...(taken
          ? [
              {
                type: 'picture' as const,
                image: taken,
                transformation: toTransformation([picture.left, picture.top, picture.width, picture.height]),
              },
            ]
          : []),
        ...labels.flatMap((label) => [toLine(label.dock, label.point), ...toLabelEnd(label, labelSize)]),
      ],
    }),
  ];
}

/** Writes pictures with their labels and the words below each, the words that labels are taken from, and the text beside them. */
export function toRowBlocks(row: ReadPictureRow, page: WordPage, place: Place): (Paragraph | Table)[] {
  const around = getDirection(row.prompt);
  const all = sumBy(row.pictures, ({ plate }) => plate.width);
  const drawPicture = ({ image, plate }: ReadRowPicture) => {
    if (!image || plate.labels.length === 0) return toImageRun(image, page);
    return toLabelledRun(image, { plate, scale: Math.min(1, page.width / all) }, page);
  };
  const createWords = (picture: ReadRowPicture): Paragraph[] => [
    new Paragraph({ children: drawPicture(picture), alignment: AlignmentType.CENTER }),
    ...[picture.caption, picture.credit].flatMap((words) =>
      isBlank(words) ? [] : toParagraphs(words, { around, alignment: AlignmentType.CENTER }),
    ),
  ];
  return [
    ...(isBlank(row.prompt) && !place ? [] : toParagraphs(row.prompt, { place })),
    ...(row.pictures.length > 1
      ? [createPictureTable(row.pictures.map(createWords))]
      : row.pictures.flatMap(createWords)),
    ...row.words.flatMap((word) => toParagraphs(word, { around })),
    ...(isBlank(row.text) ? [] : toParagraphs(row.text, {})),
  ];
}
