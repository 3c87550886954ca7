import { getItemExcerpt, getItemType, type WorksheetItem } from '../items/item.ts';
import { type AskedItem, computeItem, toQuestions } from '../items/list-questions.ts';
import { toReadPicture } from '../items/parts/read-picture.ts';
import type { ReadQuestion } from '../items/parts/read-question.ts';
import type { Card } from '../kinds/parts/card-schema.ts';
import { listWantedColumns } from '../kinds/worksheet/columns/wanted-columns.ts';
import type { AskedSheet } from '../questions/asked-sheet.ts';
import { toNameText } from '../text/plain-text.ts';
import type { ColumnCount } from '../vocabulary/columns.ts';
import { LEVEL_LABELS } from '../vocabulary/difficulty.ts';
import { writePromptPoints } from '../vocabulary/paper-words.ts';
import { isShownOn } from '../vocabulary/shown-on.ts';
import { type DocumentWithItems, getKind, type HandoutDocument, hasItems } from './document.ts';
import { toAskedSheet } from './to-asked-sheet.ts';

/** Something of a document that no question has, and the place where it is. */
interface UnaskedPart {
  readonly what: string;
  readonly where: string;
  readonly text: string;
}

/** The questions of a document, to be written to a file. */
export interface AskedDocument {
  readonly sheet: AskedSheet;
  readonly title: string;
  readonly questions: readonly ReadQuestion[];
  readonly unasked: readonly UnaskedPart[];
}

/** Makes a question of a card: its term and its definition. */
const toCardQuestion = ({ term, definition, term_image, definition_image }: Card): ReadQuestion => ({
  type: 'card',
  term,
  definition,
  ...toReadPicture('term_image', term_image),
  ...toReadPicture('definition_image', definition_image),
});

/** Names what the standard sheet of the students has not; a page break is nothing that one would miss. */
function nameUnasked(item: WorksheetItem): AskedItem['unasked'] {
  if (getItemType(item.type).printsContent === false) return [];
  const { hide, variant } = item;
  const other = hide ? 'Hidden item' : 'Item on the key only';
  return [{ what: variant ? `${LEVEL_LABELS[variant.level]} variant` : other, text: getItemExcerpt(item) }];
}

/** Makes questions of an item with its points, as the standard sheet of the students has them; what it has not is named. */
function askItem(written: WorksheetItem, document: DocumentWithItems): AskedItem {
  const item = computeItem(written, document.locale);
  if (!isShownOn(item, 'sheet')) return { questions: [], unasked: nameUnasked(item) };
  const asked = toQuestions(item, document.locale);
  const earned = getKind(document).findPoints?.(document, item);
  if (!earned) return asked;
  const { value, bonus } = earned;
  const points = { value, bonus, words: writePromptPoints(earned, document.locale) };
  // Directions above a question are a text of their own, which earns nothing.
  const at = asked.questions.findLastIndex(({ type }) => type !== 'text');
  if (at < 0) return { ...asked, unasked: [...asked.unasked, { what: 'Points', text: points.words }] };
  return {
    ...asked,
    questions: asked.questions.map((question, place) => (place === at ? { ...question, points } : question)),
  };
}

const standInColumns = (asked: AskedItem, columns: ColumnCount): AskedItem =>
  columns === 1
    ? asked
    : { ...asked, questions: asked.questions.map((question) => ({ ...question, columns })) };

/** Lists the questions of a document in their order: of its items, or of its cards. */
export function listQuestions(document: HandoutDocument): AskedDocument {
  const title = toNameText(document.title);
  const stickers = document.images.map(({ alt, docIndex }) => ({
    what: 'Sticker',
    where: `Sheet ${docIndex + 1}`,
    text: alt,
  }));
  const sheet = toAskedSheet(document);
  if (!hasItems(document))
    return { sheet, title, questions: document.items.map(toCardQuestion), unasked: stickers };
  const columns = listWantedColumns(document);
  const asked = document.items.map((item, at) => standInColumns(askItem(item, document), columns[at] ?? 1));
  return {
    sheet,
    title,
    questions: asked.flatMap(({ questions }) => questions),
    unasked: [
      ...asked.flatMap(({ unasked }, place) =>
        unasked.map((part) => ({ ...part, where: `Item ${place + 1}` })),
      ),
      ...stickers,
    ],
  };
}
