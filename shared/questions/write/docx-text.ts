import { type AlignmentType, Bookmark, type ImageRun, Paragraph, type ParagraphChild, TextRun } from 'docx';
import { splitFormulas } from '../../maths/formula-text.ts';
import { typesetFormula } from '../../maths/typeset-formula.ts';
import { getDirection, hasLetters } from '../../text/direction.ts';
import { isBlank } from '../../text/plain-text.ts';
import type { InlineNode, RichTextValue } from '../../text/rich-text.ts';
import { type Span, toText, toValue } from '../inline.ts';
import { toLines } from '../rich-lines.ts';
import { createEquation } from './omml.ts';

/** The indent of numbers and of what stands below them, in twentieths of a point. */
export const INDENT = 500;

/** Every Word has it. */
const CODE_FONT = 'Courier New';

export type Direction = 'rtl' | undefined;
/** Words without letters, as numbers, run as those around them. */
const getLineDirection = (text: string, around: Direction): Direction =>
  hasLetters(text) ? getDirection(text) : around;

/** Half points in a px: the sizes of type. */
const HALF_POINTS = 1.5;

const toRun = ({ text, marks }: Span, around: Direction, size?: number): TextRun => {
  const has = (mark: string) => marks.some(({ type }) => type === mark);
  return new TextRun({
    text,
    bold: has('strong'),
    italics: has('em'),
    ...(has('underline') && { underline: {} }),
    superScript: has('superscript'),
    subScript: has('subscript'),
    ...(has('code') && { font: CODE_FONT }),
    ...(size !== undefined && { size: Math.round(size * HALF_POINTS) }),
    ...(getLineDirection(text, around) && { rightToLeft: true }),
  });
};

/** Writes a piece of text: its formulas are equations, and those that cannot be read are as they were typed. */
const toRuns = (span: Span, around: Direction, size?: number): ParagraphChild[] =>
  splitFormulas(span.text).map((piece) => {
    const result = piece.tex === null ? null : typesetFormula(piece.tex, piece.isDisplay);
    // TypeScript knows no equation of its library but those made by its own classes.
    if (result && 'nodes' in result) return createEquation(result.nodes) as unknown as ParagraphChild;
    return toRun({ ...span, text: piece.text }, around, size);
  });

export type Place = { readonly list: string; readonly level: number } | null;

export interface ParagraphOptions {
  readonly place?: Place;
  readonly images?: readonly ImageRun[];
  readonly bookmark?: string | undefined;
  /** The direction of the question that the text belongs to. */
  readonly around?: Direction;
  readonly alignment?: (typeof AlignmentType)[keyof typeof AlignmentType] | undefined;
  /** Word breaks no column and no page between this text and what is below it. */
  readonly keepNext?: boolean;
  /** The size of the type in px, where it is not that of the document. */
  readonly size?: number;
}

/** Writes each line of a text as a paragraph; the first has the number, the last the picture at its end. */
export const toParagraphs = (
  value: RichTextValue,
  { place = null, images = [], bookmark, around, alignment, size, keepNext = false }: ParagraphOptions,
): Paragraph[] =>
  toLines(value).map((spans, at, { length }) => {
    const direction = getLineDirection(toText(spans), around);
    const runs = spans.flatMap((span) => toRuns(span, direction, size));
    return new Paragraph({
      children: [
        ...(bookmark !== undefined && at === 0 ? [new Bookmark({ id: bookmark, children: runs })] : runs),
        ...(at === length - 1 && images.length > 0
          ? [...(place?.level === 0 && !isBlank(value) ? [new TextRun({ break: 1 })] : []), ...images]
          : []),
      ],
      ...(direction && { bidirectional: true }),
      ...(keepNext && { keepNext: true }),
      ...(alignment && { alignment }),
      ...(place && at === 0 && { numbering: { reference: place.list, level: place.level } }),
      ...(place && at > 0 && { indent: { left: INDENT * (place.level + 1) } }),
    });
  });

/** Writes words behind the last line of a text. */
export function appendWords(value: RichTextValue, words: string): RichTextValue {
  if (typeof value === 'string') return isBlank(value) ? words : `${value} ${words}`;
  const last = value.content.at(-1);
  const text: InlineNode = { type: 'text', text: ` ${words}` };
  if (last?.type !== 'paragraph')
    return { ...value, content: [...value.content, { type: 'paragraph', content: [text] }] };
  const paragraph = { ...last, content: [...(last.content ?? []), text] };
  return { ...value, content: [...value.content.slice(0, -1), paragraph] };
}

/** Writes words before the first line of a text. */
export const prependWords = (value: RichTextValue, words: string): RichTextValue => {
  const [first = [], ...others] = toLines(value);
  return toValue([[{ text: words, marks: [] }, ...first], ...others]);
};

/** Makes all words bold. */
export const toBold = (value: RichTextValue): RichTextValue =>
  toValue(toLines(value).map((spans) => spans.map((span) => ({ ...span, marks: [...span.marks, BOLD] }))));
const BOLD = { type: 'strong' } as const;
