import { isCode, type Span, sliceSpans, toText } from './inline.ts';
import { getRoom } from './keep-code-room.ts';

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

/** A line of words in a plain text: it begins with a letter or a quote, and has no label, no line to write on and no columns. */
const VERSE = /^[ \t\u00A0]*(?=["“„«‘']?\p{L})(?!\S{1,3}[.)\]:)）、]\s)[^_:：/|\t]+$/u;
const COLUMNS = /\S {3,}\S/;

const isVerse = (line: string): boolean => VERSE.test(line) && !COLUMNS.test(line);

/** Tells whether the room is that of a poem: it goes in and out, or in step by step. A wrapped paragraph has one room, and hangs from one line. */
function isSetOut(rooms: readonly number[]): boolean {
  const steps = rooms.map((room, at) => (at === 0 ? 0 : room - (rooms[at - 1] ?? 0)));
  return new Set(rooms).size > 2 || (steps.some((step) => step > 1) && steps.some((step) => step < -1));
}

/** Finds how far the lines of the poems in a plain text stand in, from the outermost line of each poem; 0 for all others. */
export function findVerseRooms(lines: readonly string[]): number[] {
  const found = lines.map(() => 0);
  for (let at = 0; at < lines.length; at++) {
    const start = at;
    while (isVerse(lines[at] ?? '')) at++;
    const rooms = lines.slice(start, at).map(getRoom);
    if (rooms.length < 3 || !isSetOut(rooms)) continue;
    const outer = Math.min(...rooms);
    for (const [place, room] of rooms.entries()) found[start + place] = room - outer;
  }
  return found;
}
