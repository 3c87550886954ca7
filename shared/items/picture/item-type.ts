import { toExcerpt, toPlainText } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { toOneLine } from '../parts/to-one-line.ts';
import {
  getLabelEnd,
  listAskedLabels,
  listLabelBankWords,
  listNumberedWords,
  toLabelWords,
} from './labels.ts';
import { createPicture, isEmptyPicture, PICTURE_WIDTH, type PictureData, pictureData } from './schema.ts';

/** Lists the words of the item; a blank does not give its answer away. */
const listLines = (data: PictureData): string[] => [
  toPlainText(data.subtitle),
  ...data.pictures.flatMap(({ image, caption, credit, labels }) => [
    toPlainText(caption) || (image?.alt ?? ''),
    toPlainText(credit),
    ...labels.flatMap((label) => (getLabelEnd(data, label) === 'words' ? toLabelWords(label) : [])),
  ]),
  ...listNumberedWords(data),
  toPlainText(data.text),
];

export const itemType = {
  label: 'Picture',
  icon: 'Image',
  addItem: { group: 'Activities', place: 6 },
  isNumbered: true,
  beginsUnnumbered: true,
  countParts: (data) => listAskedLabels(data).length,
  enlarge: (data, by) => ({ ...data, width: Math.min(PICTURE_WIDTH.max, data.width * by) }),
  schema: pictureData,
  empty: createPicture,
  isEmpty: isEmptyPicture,
  excerpt: (data) => toExcerpt(toOneLine(listLines(data).filter((line) => line !== ''))),
  lines: listLines,
  listBankWords: listLabelBankWords,
  usesNewest: () => true,
  ownStyle: { fontSize: ITEM_FONT_SIZE },
} as const satisfies ItemTypeDefinition<PictureData>;
