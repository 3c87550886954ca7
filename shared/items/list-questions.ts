import { isRecord } from '../is-record.ts';
import { isBlank, toPlainText } from '../text/plain-text.ts';
import type { RichTextValue } from '../text/rich-text.ts';
import { getItemExchange } from './exchanges.ts';
import { getItemType, listItemLines, type WorksheetItem } from './item.ts';
import { listLineReferences } from './list-line-references.ts';
import { listReadPictures } from './parts/read-picture.ts';
import type { ReadQuestion } from './parts/read-question.ts';
import type { UnaskedPart } from './parts/unasked-part.ts';

export interface AskedItem {
  /** None where the item has no words. */
  readonly questions: readonly ReadQuestion[];
  readonly unasked: readonly UnaskedPart[];
}

/** Counts the pictures within some data: its fields that are called so. */
function countPictures(data: unknown): number {
  if (Array.isArray(data)) return data.reduce((sum: number, one) => sum + countPictures(one), 0);
  if (!isRecord(data)) return 0;
  return Object.entries(data).reduce(
    (sum, [name, value]) => sum + (/(?:^|_)image$/.test(name) && value ? 1 : countPictures(value)),
    0,
  );
}

/** Puts the item's prompt above its question: as a text of its own, so that both stay as they are. */
const withPrompt = (prompt: RichTextValue, questions: readonly ReadQuestion[]): ReadQuestion[] =>
  isBlank(prompt) ? [...questions] : [{ type: 'text', prompt }, ...questions];

const isEmptyQuestion = (question: ReadQuestion): boolean =>
  question.type === 'text' && isBlank(question.prompt);

/** Computes what an item computes, as a sheet without versions prints it. */
export function computeItem(item: WorksheetItem, locale: string): WorksheetItem {
  const { generate } = getItemType(item.type);
  return generate ? ({ ...item, data: generate(item.data, null, locale) } as WorksheetItem) : item;
}

/** Makes a question of an item; of a type that asks in its own way the lines are a text. */
export function toQuestions(item: WorksheetItem, locale = 'en-US'): AskedItem {
  const { label, printsContent } = getItemType(item.type);
  const exchange = getItemExchange(item.type);
  const asked = exchange.toQuestion?.(item.data, locale);
  const pictures = countPictures(item.data) - (asked ? listReadPictures(asked).length : 0);
  const unasked: UnaskedPart[] = [
    ...(pictures > 0 ? [{ what: 'Picture', text: `${label}: ${pictures}` }] : []),
    ...(exchange.listUnasked?.(item.data) ?? []),
    ...listLineReferences(item).map((text) => ({ what: 'Reference to a line', text })),
  ];
  if (asked) {
    const questions = withPrompt(item.prompt, isEmptyQuestion(asked) ? [] : [asked]);
    return { questions, unasked };
  }
  const lines = listItemLines(item);
  if (lines.length > 0) {
    const text = lines.join('\n');
    return {
      questions: [{ type: 'text', prompt: text }],
      unasked: [...unasked, { what: `Way of asking of ${label}`, text: toPlainText(text) }],
    };
  }
  const isSeen = printsContent !== false;
  return { questions: [], unasked: isSeen ? [...unasked, { what: label, text: '' }] : unasked };
}
