import { isCode, type Span, sliceSpans, toText } from './inline.ts';

/** Room at the beginning of a line of words, which is no label, no answer and no line to write on. */
const INDENTED =
  /^(?: {2,}|[ \u00A0]*\t[ \t\u00A0]*|\u00A0{2,})(?=\p{L}[^_:：/|]{3,}$)(?!\S{1,3}[.)\]:)）、-])(?=\S+\s+\S+\s+\S)/u;

/** Keeps the room before a line of a poem or of a text: a reader of tests takes it for none. */
export function keepRoom(line: readonly Span[]): Span[] {
  const [first] = line;
  const room = first && !isCode(first) ? (INDENTED.exec(toText(line))?.[0].length ?? 0) : 0;
  if (room === 0) return [...line];
  return [
    ...sliceSpans(line, 0, room).map((span) => ({ ...span, isEscaped: true })),
    ...sliceSpans(line, room),
  ];
}
