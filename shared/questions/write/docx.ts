import {
  AlignmentType,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  WidthType,
} from 'docx';
import { getReadRow, getReadTable } from '../../items/parts/read-picture.ts';
import type { ReadPicture, ReadQuestion, ReadTable, ReadTableCell } from '../../items/parts/read-question.ts';
import { getDirection } from '../../text/direction.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { toPairBookmark } from '../source/pair-bookmark.ts';
import { toHeaders } from './docx-head.ts';
import { TWIPS_PER_PX, toPage, type WordPage } from './docx-page.ts';
import { toImageRun, toRowBlocks } from './docx-pictures.ts';
import { type ColumnRun, PLAIN_SHEET, toSections } from './docx-sheet.ts';
import { createTable } from './docx-table.ts';
import {
  appendWords,
  type Direction,
  INDENT,
  type ParagraphOptions,
  prependWords,
  toBold,
  toParagraphs,
} from './docx-text.ts';
import { type Source, Writing, type WrittenFile } from './writing.ts';
import { WrittenPictures } from './written-pictures.ts';

const LIST = 'questions';
const KEY = 'key';
/** The widest line to write on, in characters, and the width of one in the usual type, in px. */
const MOST_LINE = 60;
const LINE_CHARACTER = 7.4;
const DEFAULT_LINES = 3;
/** The most lines to write on that Word moves to the next page as a whole. */
const MOST_KEPT = 8;
const asQuestion = { list: LIST, level: 0 };
const asOption = { list: LIST, level: 1 };
/** A cell of a table: words, and a picture. */
interface Cell {
  readonly text: RichTextValue;
  readonly image?: ReadPicture | undefined;
  readonly bookmark?: string;
}
const toCell = ({ text, image, bookmark }: Cell, page: WordPage, around: Direction) =>
  new TableCell({
    children: toParagraphs(text, { images: toImageRun(image, page), bookmark, around }),
    width: { size: 50, type: WidthType.PERCENTAGE },
  });

/** Writes a table; its first column is at the right where its first words run from there. */
function toTable(rows: readonly (readonly [Cell, Cell])[], page: WordPage): Table {
  const direction = getDirection(
    rows
      .flat()
      .map(({ text }) => toPlainText(text))
      .join('\n'),
  );
  return new Table({
    ...(direction && { visuallyRightToLeft: true }),
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map((row) => new TableRow({ children: row.map((cell) => toCell(cell, page, direction)) })),
  });
}

/** Moves each right side to the next row but one, so that the sheet does not give the answer away. */
const rotate = <T>(list: readonly T[]): T[] => {
  const by = Math.ceil(list.length / 2);
  return [...list.slice(by), ...list.slice(0, by)];
};

function toPairTable(
  { pairs, extras }: Extract<ReadQuestion, { type: 'pairs' }>,
  number: number,
  page: WordPage,
): Table {
  const rights = rotate(
    [
      ...pairs.map(({ right, right_image }) => ({ text: right, image: right_image })),
      ...extras.map((text) => ({ text, image: undefined })),
    ].map((cell, place): Cell => ({ ...cell, bookmark: toPairBookmark(number, place) })),
  );
  const rows = rights.map((right, at) => {
    const { left = '', left_image } = pairs[at] ?? {};
    return [{ text: left, image: left_image }, right] as const;
  });
  return toTable(rows, page);
}

/** Writes a gap with what there is to choose from: "____ (clouds / seas)". */
function toGapText({ prompt, answers, wrong = [] }: Extract<ReadQuestion, { type: 'gaps' }>): string {
  let place = -1;
  return prompt.replace(/_{3,}/g, () => {
    place += 1;
    const others = wrong[place] ?? [];
    const choices = [answers[place] ?? '', ...others].filter((text) => text !== '').sort();
    return `________${others.length > 0 ? ` (${choices.join(' / ')})` : ''}`;
  });
}

function toWrittenLines(count: number, around: Direction, { width }: WordPage): Paragraph[] {
  const room = width - INDENT / TWIPS_PER_PX;
  const text = '_'.repeat(Math.min(MOST_LINE, Math.floor(room / LINE_CHARACTER)));
  return Array.from(
    { length: count },
    (_, at) =>
      new Paragraph({
        text,
        indent: { left: INDENT },
        ...(at < count - 1 && count <= MOST_KEPT && { keepNext: true }),
        ...(around && { bidirectional: true }),
      }),
  );
}

/** Puts the points of a question behind its words. */
function withPoints(question: ReadQuestion): ReadQuestion {
  const { points } = question;
  const row = getReadRow(question);
  if (points && row)
    return { ...question, row: { ...row, prompt: appendWords(row.prompt, points.words) } } as ReadQuestion;
  const table = getReadTable(question);
  if (points && table)
    return {
      ...question,
      table: { ...table, prompt: appendWords(table.prompt, points.words) },
    } as ReadQuestion;
  if (!points || !('prompt' in question)) return question;
  if (question.type === 'gaps')
    return isBlank(question.directions ?? '')
      ? { ...question, prompt: `${question.prompt} ${points.words}` }
      : { ...question, directions: appendWords(question.directions ?? '', points.words) };
  return { ...question, prompt: appendWords(question.prompt, points.words) } as ReadQuestion;
}

const TABLE_ALIGNMENTS = {
  start: undefined,
  center: AlignmentType.CENTER,
  end: AlignmentType.END,
} as const;

/** Writes the words above a table, and Word's own table below them. */
function toTableBlocks(
  table: ReadTable,
  page: WordPage,
  options: Pick<ParagraphOptions, 'place' | 'images'>,
): (Paragraph | Table)[] {
  const around = getDirection(table.cells.map(({ text }) => toPlainText(text)).join('\n'));
  const hasWords = !isBlank(table.prompt) || options.place || (options.images ?? []).length > 0;
  const words = hasWords ? toParagraphs(table.prompt, options) : [];
  const createCellParagraphs = ({ text, isHead, hasBox, align, image }: ReadTableCell) => {
    const shown = isHead ? toBold(text) : text;
    return toParagraphs(hasBox ? prependWords(shown, '☐ ') : shown, {
      images: toImageRun(image, page),
      around,
      alignment: TABLE_ALIGNMENTS[align],
    });
  };
  return [
    ...words,
    createTable(table, { room: page.width, createCellParagraphs, isRightToLeft: around !== undefined }),
  ];
}

function toBlocks(given: ReadQuestion, number: number, page: WordPage): (Paragraph | Table)[] {
  const question = withPoints(given);
  const isAlone = question.type !== 'card' && !getReadRow(question);
  const images = isAlone ? toImageRun(question.image, page) : [];
  const around = question.type === 'card' ? undefined : getDirection(question.prompt);
  const keepNext = true;
  switch (question.type) {
    case 'choice':
      return [
        ...toParagraphs(question.prompt, { place: asQuestion, images, keepNext }),
        ...question.options.flatMap(({ text, image }, at, { length }) =>
          toParagraphs(text, {
            ...{ place: asOption, images: toImageRun(image, page), around },
            keepNext: at < length - 1,
          }),
        ),
      ];
    case 'gaps': {
      const text = toGapText(question);
      const { directions = '' } = question;
      return isBlank(directions)
        ? toParagraphs(text, { place: asQuestion, images })
        : [...toParagraphs(directions, { place: asQuestion, images, keepNext }), ...toParagraphs(text, {})];
    }
    case 'pairs':
      return [
        ...toParagraphs(question.prompt, { place: asQuestion, images, keepNext }),
        toPairTable(question, number, page),
      ];
    case 'order':
      return [
        ...toParagraphs(question.prompt, { place: asQuestion, images, keepNext }),
        ...rotate(question.entries).flatMap((entry) => toParagraphs(entry, { place: asOption, around })),
      ];
    case 'open':
      if (question.row) return toRowBlocks(question.row, page, asQuestion);
      if (question.table) return toTableBlocks(question.table, page, { place: asQuestion, images });
      return [
        ...toParagraphs(question.prompt, { place: asQuestion, images, keepNext }),
        ...toWrittenLines(question.lines ?? DEFAULT_LINES, around, page),
      ];
    case 'text':
      if (question.row) return toRowBlocks(question.row, page, null);
      if (question.table) return toTableBlocks(question.table, page, { images });
      return toParagraphs(question.prompt, { images });
    case 'card':
      return [
        toTable(
          [
            [
              { text: question.term, image: question.term_image },
              { text: question.definition, image: question.definition_image },
            ],
          ],
          page,
        ),
      ];
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Lists the answers of a question for the key; null for what has no number. */
function toKey(question: ReadQuestion): string | null {
  switch (question.type) {
    case 'choice': {
      const right = question.options.flatMap(({ text, correct }, place) =>
        correct ? [{ letter: LETTERS[place % LETTERS.length], text: toPlainText(text) }] : [],
      );
      // Several are letters alone, as a key on paper has them.
      if (right.length > 1) return right.map(({ letter }) => letter).join(', ');
      return right.map(({ letter, text }) => `${letter}) ${text.replace(/\s*\n\s*/g, ' ')}`).join('');
    }
    case 'gaps':
      return question.answers.join('; ');
    case 'pairs':
      return question.pairs
        .map(({ left, right }) => `${toPlainText(left)} – ${toPlainText(right)}`)
        .join('; ');
    case 'order':
      return question.entries.map(toPlainText).join('; ');
    case 'open':
      return toPlainText(question.answer);
    default:
      return null;
  }
}

const createList = (reference: string) => ({
  reference,
  levels: [
    { level: 0, format: LevelFormat.DECIMAL, text: '%1.' },
    { level: 1, format: LevelFormat.LOWER_LETTER, text: '%2)' },
  ].map((level) => ({
    ...level,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: INDENT * (level.level + 1), hanging: INDENT } } },
  })),
});

/** Writes a document of Word that can be edited: Word's own numbers, letters, tables and columns, and the key on a page of its own. */
export async function writeDocx({
  title,
  questions,
  files,
  sheet = PLAIN_SHEET,
}: Source): Promise<WrittenFile> {
  const writing = new Writing();
  const pictures = new WrittenPictures(files, writing);
  if (sheet.holes === 'two_sided') writing.lose('Room for holes on the backs', '');
  const headers = toHeaders(sheet, toPage(pictures, 1));
  const space = () => new Paragraph({ text: '' });
  const asked = questions.map((question, place): ColumnRun => {
    writing.begin();
    const columns = question.columns ?? 1;
    const blocks = toBlocks(question, place + 1, toPage(pictures, columns));
    // Below the last one it could stand on a page of its own.
    return { columns, blocks: place < questions.length - 1 ? [...blocks, space()] : blocks };
  });
  const runs: ColumnRun[] = [
    { columns: 1, blocks: [createTitle(title)] },
    ...asked,
    { columns: 1, blocks: createKey(questions) },
  ];
  const file = new Document({
    numbering: { config: [createList(LIST), createList(KEY)] },
    sections: toSections(
      runs.filter(({ blocks }) => blocks.length > 0),
      sheet,
      headers,
    ),
  });
  const blob = await Packer.pack(file, 'uint8array');
  return { bytes: new Uint8Array(blob), losses: writing.losses };
}

const createTitle = (title: string): Paragraph =>
  new Paragraph({
    text: title,
    heading: HeadingLevel.TITLE,
    ...(getDirection(title) && { bidirectional: true }),
  });

/** Writes the answers on a page of their own; nothing where there are none. */
function createKey(questions: readonly ReadQuestion[]): Paragraph[] {
  const answers = questions.map(toKey).filter((answer) => answer !== null);
  if (answers.length === 0) return [];
  return [
    new Paragraph({ text: 'Answer key', heading: HeadingLevel.HEADING_1, pageBreakBefore: true }),
    ...answers.flatMap((answer) => toParagraphs(answer, { place: { list: KEY, level: 0 } })),
  ];
}
