import { cleanTypedText } from '../text/clean-text.ts';
import { type InlineNode, RICH_LIMIT, type RichMark, type RichTextValue } from '../text/rich-text.ts';

/** A piece of text with its marks, without line breaks. */
export interface Span {
  readonly text: string;
  readonly marks: readonly RichMark[];
  /** Its signs were escaped: they are words, as those of code are. */
  readonly isEscaped?: boolean;
  /** It is the number of a list with those of the levels above: "1.2", as a key may call it; absent elsewhere. */
  readonly levels?: string;
}

export const toText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');

/** Stands for each character of code, in which no sign means anything. No text has it. */
export const CODE_MASK = '\uE201';
export const isCode = ({ marks }: Span): boolean => marks.some(({ type }) => type === 'code');

/** Returns the text with its code and what was escaped masked, so that nothing in it is taken for a sign of the test. */
export const maskCode = (spans: readonly Span[]): string =>
  spans
    .map((span) => (isCode(span) || span.isEscaped ? CODE_MASK.repeat(span.text.length) : span.text))
    .join('');

/** Cuts out [from, to), in UTF-16 units. */
export function sliceSpans(spans: readonly Span[], from: number, to = Number.POSITIVE_INFINITY): Span[] {
  let at = 0;
  return spans.flatMap((span) => {
    const start = at;
    at += span.text.length;
    const text = span.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    return text === '' ? [] : [{ ...span, text }];
  });
}

/** Cuts off the room around a line; code keeps its own. */
export function trimSpans(spans: readonly Span[]): Span[] {
  const text = maskCode(spans);
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  // Most lines have nothing around them: a long text of short lines is not copied again for each look.
  if (start === 0 && end === text.length) return spans.filter((span) => span.text !== '');
  return sliceSpans(spans, start, Math.max(start, end));
}

const ROOM: Span = { text: ' ', marks: [] };
const BREAK: Span = { text: '\n', marks: [{ type: 'code' }] };

/** Tells whether a line is code and nothing else; an empty one may be. */
export const isCodeLine = (spans: readonly Span[]): boolean => spans.length > 0 && spans.every(isCode);

/** Joins lines to one, as a field of one line has them; code keeps its lines, because they are a part of it. */
export const joinToOne = (lines: readonly (readonly Span[])[]): Span[] =>
  lines.flatMap((spans, at) => {
    const before = lines[at - 1];
    if (!before) return [...spans];
    return [isCodeLine(before) && isCodeLine(spans) ? BREAK : ROOM, ...spans];
  });

/** Tells whether all words have the mark. */
export const areAll = (spans: readonly Span[], mark: RichMark['type']): boolean => {
  const words = spans.filter(({ text }) => text.trim() !== '');
  return words.length > 0 && words.every(({ marks }) => marks.some(({ type }) => type === mark));
};

export const withoutMark = (spans: readonly Span[], mark: RichMark['type']): Span[] =>
  spans.map((span) => ({ ...span, marks: span.marks.filter(({ type }) => type !== mark) }));

const toNode = ({ text, marks }: Span): InlineNode =>
  marks.length > 0 ? { type: 'text', text, marks: [...marks] } : { type: 'text', text };

/**
 * Converts lines to a field's value, at most `limit` UTF-16 units long: a string where nothing is marked. Colours stay
 * behind: few fields have them.
 */
export function toValue(lines: readonly (readonly Span[])[], limit = RICH_LIMIT): RichTextValue {
  const plain = lines.map((spans) => withoutMark(trimSpans(spans), 'color'));
  const text = plain.map(toText).join('\n');
  const isMarked = plain.some((spans) => spans.some(({ marks }) => marks.length > 0));
  if (!isMarked || text.length > limit) return cleanTypedText(text, limit);
  return {
    type: 'doc',
    content: plain.map((spans) =>
      spans.length > 0 ? { type: 'paragraph', content: spans.map(toNode) } : { type: 'paragraph' },
    ),
  };
}
