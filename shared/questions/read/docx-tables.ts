import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { toText, toValue } from '../inline.ts';
import { toLines } from '../rich-lines.ts';
import { PAIR_BOOKMARK } from '../source/pair-bookmark.ts';
import { findAllElements, type XmlElement } from '../source/read-xml.ts';
import type { Reading } from '../source/reading.ts';

/** A table of two columns: what belongs together. */
export type PairTable = Pick<Extract<ReadQuestion, { type: 'pairs' }>, 'pairs' | 'extras'>;

/** The mark of a table on its line, until the questions are recognised. No text has it. */
const MARK = /^\uE301([\uE400-\uF7FF])$/;
const FIRST = 0xe400;
export const toTableMark = (place: number): string => `\uE301${String.fromCharCode(FIRST + place)}`;

/** Reads which left side a cell that we wrote belongs to, from 0; null in a table of others. */
export function readPairPlace(cell: XmlElement | undefined): number | null {
  if (!cell) return null;
  const names = findAllElements(cell, ['bookmarkStart']).map(({ attributes }) => attributes.name ?? '');
  const place = names.map((name) => PAIR_BOOKMARK.exec(name)?.[1]).find((found) => found !== undefined);
  return place === undefined ? null : Number(place);
}

/** Splits a text at the tables within it: texts and places of tables in turn. */
function splitAtTables(value: RichTextValue): (RichTextValue | number)[] {
  const parts: (RichTextValue | number)[] = [];
  let lines: ReturnType<typeof toLines> = [];
  const end = () => {
    if (lines.length > 0) parts.push(toValue(lines));
    lines = [];
  };
  for (const line of toLines(value)) {
    const mark = MARK.exec(toText(line).trim())?.[1];
    if (mark === undefined) lines.push(line);
    else {
      end();
      parts.push(mark.charCodeAt(0) - FIRST);
    }
  }
  end();
  return parts;
}

/** The key of a matching says again what its table says. */
function loseKey(answer: RichTextValue, { pairs }: PairTable, reading: Reading): void {
  const key = toPlainText(answer);
  const sides = pairs.flatMap(({ left, right }) => [left, right]).map(toPlainText);
  if (key !== '' && !sides.every((side) => key.includes(side))) reading.lose('Answer in the key', key);
}

/** Makes a question of each place: a text, or the pairs of a table without words above. */
const toParts = (parts: readonly (RichTextValue | number)[], tables: readonly PairTable[]): ReadQuestion[] =>
  parts.flatMap((part): ReadQuestion[] => {
    if (typeof part !== 'number') return [{ type: 'text', prompt: part }];
    const table = tables[part];
    return table ? [{ type: 'pairs', prompt: '', ...table }] : [];
  });

/** Puts the tables in the place of their marks; the text above one is its prompt, what is below a text of its own. */
export function placeTables(
  question: ReadQuestion,
  tables: readonly PairTable[],
  reading: Reading,
): ReadQuestion[] {
  if (question.type === 'card') return [question];
  const parts = splitAtTables(question.prompt);
  const placed = parts.flatMap((part) => (typeof part === 'number' ? (tables[part] ?? []) : []));
  const [first] = placed;
  if (!first) return [question];
  // Lines to write on below the text ask for more than the table does.
  const isMatching =
    question.type === 'open' && (question.lines === null || typeof parts.at(-1) === 'number');
  if (isMatching) {
    const at = parts.findIndex((part) => typeof part === 'number');
    const [prompt = ''] = parts.slice(0, at).filter((part) => typeof part !== 'number');
    loseKey(question.answer, first, reading);
    return [{ type: 'pairs', prompt, ...first }, ...toParts(parts.slice(at + 1), tables)];
  }
  if (question.type === 'text') return toParts(parts, tables);
  const words = parts.filter((part) => typeof part !== 'number').flatMap(toLines);
  const prompt = toValue(words);
  const asked =
    question.type === 'gaps' ? { ...question, prompt: toPlainText(prompt) } : { ...question, prompt };
  return [asked, ...placed.map((table): ReadQuestion => ({ type: 'pairs', prompt: '', ...table }))];
}
