import { readAnswer } from './answers.ts';
import type { Span } from './inline.ts';

/** A line of code that opens a block: "for i in x:", "int main() {". Sentences begin with a capital letter. */
const OPENS =
  /^\s*(?:(?:async\s+)?(?:def|class|for|while|if|elif|else|try|except|finally|with)\b[^?]{0,500}:|[a-z@#<}][^?]{0,500}\{)\s*(?:#.{0,200}|\/\/.{0,200})?$/;
/** A label or a bullet, with which a line is an option wherever it stands. */
const LABEL = /^\s*(?:\S{1,3}[.)\]:）、]\s|[*_]?\(?\w[.)]\s|[-–•▪○☐☑✓✗+*]\s)/u;
/** Returns how far a line stands in, in spaces; a tab is four. */
export const getRoom = (line: string): number =>
  /^[ \t\u00A0]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;

/** An answer line is none of the code above it; "answer = 5" may be. */
const isAnswer = (line: string): boolean => !/^\s*\w+\s*=/.test(line) && readAnswer(line) !== null;

/**
 * Finds the lines of a plain text that stand further in than a line of code which opens a block above them: by how much each
 * does, 0 for all others.
 */
export function findCodeRooms(lines: readonly string[]): number[] {
  /** How far the lines stand in that have opened a block. */
  let opened: number[] = [];
  return lines.map((line) => {
    if (line.trim() === '') return 0;
    const room = getRoom(line);
    opened = opened.filter((outer) => outer < room);
    const [outer] = opened;
    if (LABEL.test(line) || (outer !== undefined && isAnswer(line))) {
      opened = [];
      return 0;
    }
    if (OPENS.test(line)) opened.push(room);
    return outer === undefined ? 0 : room - outer;
  });
}

/** Puts its room before a line of code; no reader of tests takes it for nothing. */
export const withRoom = (room: number, line: readonly Span[]): readonly Span[] =>
  room === 0 ? line : [{ text: ' '.repeat(room), marks: [], isEscaped: true }, ...line];
