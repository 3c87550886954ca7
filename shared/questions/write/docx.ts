import {
  AlignmentType,
  Bookmark,
  Document,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  PageBreak,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { getReadRow, getReadTable } from '../../items/parts/read-picture.ts';
import type {
  ReadPicture,
  ReadPictureRow,
  ReadQuestion,
  ReadRowPicture,
  ReadTable,
  ReadTableCell,
} from '../../items/parts/read-question.ts';
import { splitFormulas } from '../../maths/formula-text.ts';
import { typesetFormula } from '../../maths/typeset-formula.ts';
import { getDirection, hasLetters } from '../../text/direction.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import type { InlineNode, RichTextValue } from '../../text/rich-text.ts';
import { type Span, toText, toValue } from '../inline.ts';
import { toLines } from '../rich-lines.ts';
import { toPairBookmark } from '../source/pair-bookmark.ts';
import { createPictureTable, createTable } from './docx-table.ts';
import { createEquation } from './omml.ts';
import { type Source, Writing, type WrittenFile } from './writing.ts';
import { WrittenPictures } from './written-pictures.ts';

const LIST = 'questions';
const KEY = 'key';
/** The indent in twentieths of a point. */
const INDENT = 500;
const WRITTEN_LINE = '_'.repeat(60);
const DEFAULT_LINES = 3;
/** The widest picture in px that fits in a page's text, and the widest drawing, whose lengths are true. */
const MOST_WIDTH = 400;
const MOST_DRAWN_WIDTH = 620;

/** Every Word has it. */
const CODE_FONT = 'Courier New';

type Direction = 'rtl' | undefined;
/** Words without letters, as numbers, run as those around them. */
const getLineDirection = (text: string, around: Direction): Direction =>
  hasLetters(text) ? getDirection(text) : around;

const toRun = ({ text, marks }: Span, around: Direction): TextRun => {
  const has = (mark: string) => marks.some(({ type }) => type === mark);
  return new TextRun({
    text,
    bold: has('strong'),
    italics: has('em'),
    ...(has('underline') && { underline: {} }),
    superScript: has('superscript'),
    subScript: has('subscript'),
    ...(has('code') && { font: CODE_FONT }),
    ...(getLineDirection(text, around) && { rightToLeft: true }),
  });
};

/** Writes a piece of text: its formulas are equations, and those that cannot be read are as they were typed. */
const toRuns = (span: Span, around: Direction): ParagraphChild[] =>
  splitFormulas(span.text).map((piece) => {
    const result = piece.tex === null ? null : typesetFormula(piece.tex, piece.isDisplay);
    // TypeScript knows no equation of its library but those made by its own classes.
    if (result && 'nodes' in result) return createEquation(result.nodes) as unknown as ParagraphChild;
    return toRun({ ...span, text: piece.text }, around);
  });

type Place = { readonly list: string; readonly level: number } | null;

/** Writes a picture; Word shows drawings only as pictures of dots, so these are lost by name. */
function toImageRun(image: ReadPicture | undefined, pictures: WrittenPictures): ImageRun[] {
  const taken = pictures.take(image);
  if (!image || !taken) return [];
  const { bytes, type } = taken.file;
  if (type === 'image/svg+xml') {
    pictures.lose(image);
    return [];
  }
  const width = Math.min(image.svg === undefined ? MOST_WIDTH : MOST_DRAWN_WIDTH, image.width);
  const { alt, name } = image;
  return [
    new ImageRun({
      type: type === 'image/png' ? 'png' : 'jpg',
      data: bytes,
      transformation: { width: Math.round(width), height: Math.max(1, Math.round(width / image.ratio)) },
      altText: { name, description: alt, title: alt },
    }),
  ];
}

interface ParagraphOptions {
  readonly place?: Place;
  readonly images?: readonly ImageRun[];
  readonly bookmark?: string | undefined;
  /** The direction of the question that the text belongs to. */
  readonly around?: Direction;
  readonly alignment?: (typeof AlignmentType)[keyof typeof AlignmentType] | undefined;
}

/** Writes each line of a text as a paragraph; the first has the number, the last the picture at its end. */
const toParagraphs = (
  value: RichTextValue,
  { place = null, images = [], bookmark, around, alignment }: ParagraphOptions,
): Paragraph[] =>
  toLines(value).map((spans, at, { length }) => {
    const direction = getLineDirection(toText(spans), around);
    const runs = spans.flatMap((span) => toRuns(span, direction));
    return new Paragraph({
      children: [
        ...(bookmark !== undefined && at === 0 ? [new Bookmark({ id: bookmark, children: runs })] : runs),
        ...(at === length - 1 && images.length > 0
          ? [...(place?.level === 0 && !isBlank(value) ? [new TextRun({ break: 1 })] : []), ...images]
          : []),
      ],
      ...(direction && { bidirectional: true }),
      ...(alignment && { alignment }),
      ...(place && at === 0 && { numbering: { reference: place.list, level: place.level } }),
      ...(place && at > 0 && { indent: { left: INDENT * (place.level + 1) } }),
    });
  });

const asQuestion = { list: LIST, level: 0 };
const asOption = { list: LIST, level: 1 };
/** A cell of a table: words, and a picture. */
interface Cell {
  readonly text: RichTextValue;
  readonly image?: ReadPicture | undefined;
  readonly bookmark?: string;
}
const toCell = ({ text, image, bookmark }: Cell, pictures: WrittenPictures, around: Direction) =>
  new TableCell({
    children: toParagraphs(text, { images: toImageRun(image, pictures), bookmark, around }),
    width: { size: 50, type: WidthType.PERCENTAGE },
  });

/** Writes a table; its first column is at the right where its first words run from there. */
function toTable(rows: readonly (readonly [Cell, Cell])[], pictures: WrittenPictures): Table {
  const direction = getDirection(
    rows
      .flat()
      .map(({ text }) => toPlainText(text))
      .join('\n'),
  );
  return new Table({
    ...(direction && { visuallyRightToLeft: true }),
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map((row) => new TableRow({ children: row.map((cell) => toCell(cell, pictures, direction)) })),
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
  pictures: WrittenPictures,
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
  return toTable(rows, pictures);
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

const toWrittenLines = (count: number, around: Direction): Paragraph[] =>
  Array.from(
    { length: count },
    () =>
      new Paragraph({
        text: WRITTEN_LINE,
        indent: { left: INDENT },
        ...(around && { bidirectional: true }),
      }),
  );

/** Writes words behind the last line of a text. */
function appendWords(value: RichTextValue, words: string): RichTextValue {
  if (typeof value === 'string') return isBlank(value) ? words : `${value} ${words}`;
  const last = value.content.at(-1);
  const text: InlineNode = { type: 'text', text: ` ${words}` };
  if (last?.type !== 'paragraph')
    return { ...value, content: [...value.content, { type: 'paragraph', content: [text] }] };
  const paragraph = { ...last, content: [...(last.content ?? []), text] };
  return { ...value, content: [...value.content.slice(0, -1), paragraph] };
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

/** Makes all words bold. */
const toBold = (value: RichTextValue): RichTextValue =>
  toValue(toLines(value).map((spans) => spans.map((span) => ({ ...span, marks: [...span.marks, BOLD] }))));
const BOLD = { type: 'strong' } as const;

/** Writes the words above a table, and Word's own table below them. */
function toTableBlocks(
  table: ReadTable,
  pictures: WrittenPictures,
  options: Pick<ParagraphOptions, 'place' | 'images'>,
): (Paragraph | Table)[] {
  const around = getDirection(table.cells.map(({ text }) => toPlainText(text)).join('\n'));
  const hasWords = !isBlank(table.prompt) || options.place || (options.images ?? []).length > 0;
  const words = hasWords ? toParagraphs(table.prompt, options) : [];
  const createCellParagraphs = ({ text, isHead, hasBox, align, image }: ReadTableCell) => {
    const shown = isHead ? toBold(text) : text;
    return toParagraphs(hasBox ? prependWords(shown, '☐ ') : shown, {
      images: toImageRun(image, pictures),
      around,
      alignment: TABLE_ALIGNMENTS[align],
    });
  };
  return [...words, createTable(table, { createCellParagraphs, isRightToLeft: around !== undefined })];
}

const LABEL_ENDS = { words: '', line: '_'.repeat(24), box: '☐' } as const;

/** Writes pictures with the words below each, the list of their labels, the words that these are taken from, and the text beside them. */
function toRowBlocks(row: ReadPictureRow, pictures: WrittenPictures, place: Place): (Paragraph | Table)[] {
  const around = getDirection(row.prompt);
  const createWords = ({ image, caption, credit }: ReadRowPicture): Paragraph[] => [
    ...toParagraphs('', { images: toImageRun(image, pictures), alignment: AlignmentType.CENTER }),
    ...[caption, credit].flatMap((words) =>
      isBlank(words) ? [] : toParagraphs(words, { around, alignment: AlignmentType.CENTER }),
    ),
  ];
  const labels = row.pictures.flatMap((picture) => picture.labels);
  return [
    ...(isBlank(row.prompt) && !place ? [] : toParagraphs(row.prompt, { place })),
    ...(row.pictures.length > 1
      ? [createPictureTable(row.pictures.map(createWords))]
      : row.pictures.flatMap(createWords)),
    ...labels.flatMap(({ end, text }) =>
      toParagraphs(end === 'words' ? text : LABEL_ENDS[end], { place: asOption, around }),
    ),
    ...row.words.flatMap((word) => toParagraphs(word, { around })),
    ...(isBlank(row.text) ? [] : toParagraphs(row.text, {})),
  ];
}

/** Writes words before the first line of a text. */
const prependWords = (value: RichTextValue, words: string): RichTextValue => {
  const [first = [], ...others] = toLines(value);
  return toValue([[{ text: words, marks: [] }, ...first], ...others]);
};

function toBlocks(given: ReadQuestion, number: number, pictures: WrittenPictures): (Paragraph | Table)[] {
  const question = withPoints(given);
  const isAlone = question.type !== 'card' && !getReadRow(question);
  const images = isAlone ? toImageRun(question.image, pictures) : [];
  const around = question.type === 'card' ? undefined : getDirection(question.prompt);
  switch (question.type) {
    case 'choice':
      return [
        ...toParagraphs(question.prompt, { place: asQuestion, images }),
        ...question.options.flatMap(({ text, image }) =>
          toParagraphs(text, { place: asOption, images: toImageRun(image, pictures), around }),
        ),
      ];
    case 'gaps': {
      const text = toGapText(question);
      const { directions = '' } = question;
      return isBlank(directions)
        ? toParagraphs(text, { place: asQuestion, images })
        : [...toParagraphs(directions, { place: asQuestion, images }), ...toParagraphs(text, {})];
    }
    case 'pairs':
      return [
        ...toParagraphs(question.prompt, { place: asQuestion, images }),
        toPairTable(question, number, pictures),
      ];
    case 'order':
      return [
        ...toParagraphs(question.prompt, { place: asQuestion, images }),
        ...rotate(question.entries).flatMap((entry) => toParagraphs(entry, { place: asOption, around })),
      ];
    case 'open':
      if (question.row) return toRowBlocks(question.row, pictures, asQuestion);
      if (question.table) return toTableBlocks(question.table, pictures, { place: asQuestion, images });
      return [
        ...toParagraphs(question.prompt, { place: asQuestion, images }),
        ...toWrittenLines(question.lines ?? DEFAULT_LINES, around),
      ];
    case 'text':
      if (question.row) return toRowBlocks(question.row, pictures, null);
      if (question.table) return toTableBlocks(question.table, pictures, { images });
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
          pictures,
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

/** Writes a document of Word that can be edited: Word's own numbers, letters and tables, and the key on a page of its own. */
export async function writeDocx({ title, questions, files }: Source): Promise<WrittenFile> {
  const writing = new Writing();
  const pictures = new WrittenPictures(files, writing);
  const answers = questions.map(toKey).filter((answer) => answer !== null);
  const key = answers.flatMap((answer) => toParagraphs(answer, { place: { list: KEY, level: 0 } }));
  const space = () => new Paragraph({ text: '' });
  const blocks = questions.flatMap((question, place) => {
    writing.begin();
    return [...toBlocks(question, place + 1, pictures), space()];
  });
  const file = new Document({
    numbering: { config: [createList(LIST), createList(KEY)] },
    sections: [
      {
        children: [
          new Paragraph({
            text: title,
            heading: HeadingLevel.TITLE,
            ...(getDirection(title) && { bidirectional: true }),
          }),
          ...blocks,
          ...(key.length > 0
            ? [
                new Paragraph({ children: [new PageBreak()] }),
                new Paragraph({ text: 'Answer key', heading: HeadingLevel.HEADING_1 }),
                ...key,
              ]
            : []),
        ],
      },
    ],
  });
  const blob = await Packer.pack(file, 'uint8array');
  return { bytes: new Uint8Array(blob), losses: writing.losses };
}
