import {
  AlignmentType,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageBreak,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import type { Span } from '../inline.ts';
import { toLines } from '../rich-lines.ts';
import { type Source, Writing, type WrittenFile } from './writing.ts';

const LIST = 'questions';
const KEY = 'key';
/** In twentieths of a point. */
const INDENT = 500;
const WRITTEN_LINE = '_'.repeat(60);
const DEFAULT_LINES = 3;

const toRun = ({ text, marks }: Span): TextRun => {
  const has = (mark: string) => marks.some(({ type }) => type === mark);
  return new TextRun({
    text,
    bold: has('strong'),
    italics: has('em'),
    ...(has('underline') && { underline: {} }),
    superScript: has('superscript'),
    subScript: has('subscript'),
  });
};

type Place = { readonly list: string; readonly level: number } | null;

/** Writes each line of a text as a paragraph; the first has the number. */
const toParagraphs = (value: RichTextValue, place: Place): Paragraph[] =>
  toLines(value).map(
    (spans, at) =>
      new Paragraph({
        children: spans.map(toRun),
        ...(place && at === 0 && { numbering: { reference: place.list, level: place.level } }),
        ...(place && at > 0 && { indent: { left: INDENT * (place.level + 1) } }),
      }),
  );

const asQuestion = { list: LIST, level: 0 };
const asOption = { list: LIST, level: 1 };
const toCell = (value: RichTextValue) =>
  new TableCell({ children: toParagraphs(value, null), width: { size: 50, type: WidthType.PERCENTAGE } });

function toTable(rows: readonly (readonly [RichTextValue, RichTextValue])[]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map((row) => new TableRow({ children: row.map(toCell) })),
  });
}

/** Moves each right side to the next row but one, so that the sheet does not give the answer away. */
const rotate = <T>(list: readonly T[]): T[] => {
  const by = Math.ceil(list.length / 2);
  return [...list.slice(by), ...list.slice(0, by)];
};

function toPairTable(question: Extract<ReadQuestion, { type: 'pairs' }>): Table {
  const rights = rotate([...question.pairs.map(({ right }) => right), ...question.extras]);
  return toTable(rights.map((right, at) => [question.pairs[at]?.left ?? '', right]));
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

const toWrittenLines = (count: number): Paragraph[] =>
  Array.from({ length: count }, () => new Paragraph({ text: WRITTEN_LINE, indent: { left: INDENT } }));

function toBlocks(question: ReadQuestion): (Paragraph | Table)[] {
  switch (question.type) {
    case 'choice':
      return [
        ...toParagraphs(question.prompt, asQuestion),
        ...question.options.flatMap(({ text }) => toParagraphs(text, asOption)),
      ];
    case 'gaps': {
      const text = toGapText(question);
      const { directions = '' } = question;
      return isBlank(directions)
        ? toParagraphs(text, asQuestion)
        : [...toParagraphs(directions, asQuestion), ...toParagraphs(text, null)];
    }
    case 'pairs':
      return [...toParagraphs(question.prompt, asQuestion), toPairTable(question)];
    case 'order':
      return [
        ...toParagraphs(question.prompt, asQuestion),
        ...rotate(question.entries).flatMap((entry) => toParagraphs(entry, asOption)),
      ];
    case 'open':
      return [
        ...toParagraphs(question.prompt, asQuestion),
        ...toWrittenLines(question.lines ?? DEFAULT_LINES),
      ];
    case 'text':
      return toParagraphs(question.prompt, null);
    case 'card':
      return [toTable([[question.term, question.definition]])];
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
      return right.map(({ letter, text }) => `${letter}) ${text}`).join('');
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
export async function writeDocx({ title, questions }: Source): Promise<WrittenFile> {
  const answers = questions.map(toKey).filter((answer) => answer !== null);
  const key = answers.flatMap((answer) => toParagraphs(answer, { list: KEY, level: 0 }));
  const space = () => new Paragraph({ text: '' });
  const file = new Document({
    numbering: { config: [createList(LIST), createList(KEY)] },
    sections: [
      {
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          ...questions.flatMap((question) => [...toBlocks(question), space()]),
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
  return { bytes: new Uint8Array(blob), losses: new Writing().losses };
}
