import type { RichTextValue } from '../../text/rich-text.ts';
import { joinToOne, type Span, toValue } from '../inline.ts';
import type { Reading } from '../source/reading.ts';
import { readMarkdownLine, toCodeLine } from './markdown-spans.ts';

const FENCE = /^\s*(```+|~~~+)/;
const INDENTED = /^(?: {4}|\t)/;
/** A line that begins something of its own, and does not go on with the one above. */
const OWN = /^\s*(?:[-+*]\s|\d{1,3}[.)]\s|#{1,6}\s|>|\||$)/;

interface Piece {
  text: string;
  readonly isCode: boolean;
}

const toWords = (line: string): string =>
  line
    .trim()
    .replace(/^#{1,6}\s+/, '')
    .replace(/^>\s?/, '')
    .replace(/^[-+*]\s+/, '• ');

/** Joins lines that go on, as Markdown does; code keeps each of its lines. */
function joinLines(text: string): Piece[] {
  const pieces: Piece[] = [];
  let fence: string | null = null;
  let isOpen = false;
  for (const line of text.split('\n')) {
    const sign = FENCE.exec(line)?.[1];
    if (fence !== null ? sign?.startsWith(fence) : sign) {
      fence = fence === null ? (sign ?? '') : null;
      isOpen = false;
      continue;
    }
    const isCode: boolean = fence !== null || (!isOpen && INDENTED.test(line));
    const last = pieces.at(-1);
    if (isCode) pieces.push({ text: fence === null ? line.replace(INDENTED, '') : line, isCode });
    else if (isOpen && last && !OWN.test(line)) last.text += ` ${line.trim()}`;
    else pieces.push({ text: toWords(line), isCode });
    // Two spaces or a backslash at the end break the line.
    isOpen = !isCode && line.trim() !== '' && !/(?: {2}|\\)$/.test(line) && !/^\s*#{1,6}\s/.test(line);
  }
  return pieces;
}

function toSpans({ text, isCode }: Piece, reading: Reading): Span[][] {
  if (isCode) return [toCodeLine(text)];
  if (text === '') return [];
  return readMarkdownLine(text.replace(/\\$/, ''), reading);
}

/** Reads a text that a file says to be Markdown, as a prompt or an option is. */
export function readMarkdownText(text: string, reading: Reading, isLine = false): RichTextValue {
  const lines = joinLines(text).flatMap((piece) => toSpans(piece, reading));
  if (!isLine) return toValue(lines);
  return toValue([joinToOne(lines)]);
}
