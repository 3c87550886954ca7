import { once } from 'es-toolkit';
import { listQuestionWords, toAlternatives } from '../vocabulary/question-words.ts';
import { maskCode, sliceSpans } from './inline.ts';
import type { Candidate } from './labels.ts';
import type { RawLine } from './lines.ts';

type Box = Extract<Candidate, { type: 'box' }>;

const SIGN = /^[-–−*+]$/;
const MINUS = /^[-–−]$/;
/** A number, perhaps with more behind it, or a letter alone, of which a plus or a minus is the sign. */
const SIGNED = /^\s*[\d½¼¾∞√]|^\s*\p{L}$/u;

const getBullet = ({ candidate, listed }: RawLine): Box | null =>
  listed === null && candidate?.type === 'box' && SIGN.test(candidate.mark) ? candidate : null;

/** Finds the place behind the bullets that begin at a line. */
function findEnd(lines: readonly RawLine[], from: number): number {
  let end = from;
  while (lines[end] && getBullet(lines[end] as RawLine)) end++;
  return end;
}

/** Decides what the signs before lines that follow each other are. */
function settleRun(run: readonly RawLine[]): RawLine[] {
  const boxes = run.flatMap((line) => getBullet(line) ?? []);
  const words = run.map(({ text }, at) => text.slice(boxes[at]?.length ?? 0).trim());
  const isPlus = boxes.map(({ mark }) => mark === '+');
  const isMixed = isPlus.includes(true) && isPlus.includes(false);
  if (run.length < 2 && isPlus[0]) return run.map((line) => ({ ...line, candidate: null }));
  const areSigns = words.every((text) => SIGNED.test(text)) || new Set(words).size < words.length;
  // The sign of a number is no bullet, but its line is an option.
  if (isMixed && areSigns)
    return run.map((line) => ({
      ...line,
      candidate: { type: 'box', mark: '•', isMarked: false, length: 0 },
    }));
  const stars = boxes.filter(({ mark }) => mark === '*');
  const others = boxes.filter(({ mark }) => MINUS.test(mark));
  // What asks is no option.
  if (words.every((text) => /[?？؟]$/.test(text))) return [...run];
  const right = isMixed ? '+' : stars.length === 1 && others.length > 0 ? '*' : null;
  const areTwo = right !== null && boxes.every(({ mark }) => mark === right || MINUS.test(mark));
  if (!areTwo) return [...run];
  return run.map((line, at) => {
    const box = boxes[at];
    return box ? { ...line, candidate: { ...box, isMarked: box.mark === right } } : line;
  });
}

const isLettered = ({ candidate }: RawLine): boolean => candidate?.type === 'letter';

/** Tells whether a line with a star is a note below options that have letters: it is none of them. */
function isNote(run: readonly RawLine[], before: RawLine | undefined): boolean {
  const [line, another] = run;
  const box = line && getBullet(line);
  return box?.mark === '*' && !another && before !== undefined && isLettered(before);
}

/** Keeps the star behind an option, which refers to the note below and marks no right answer. */
function keepReference(line: RawLine): RawLine {
  const found = /\s?\*\s*$/.exec(line.text);
  if (!found || !isLettered(line)) return line;
  const behind = sliceSpans(line.spans, found.index).map((span) => ({ ...span, isEscaped: true }));
  const spans = [...sliceSpans(line.spans, 0, found.index), ...behind];
  return { ...line, spans, text: maskCode(spans) };
}

/** "* = correct answer": the stars above it are marks. */
const getLegend = once(
  () =>
    new RegExp(
      String.raw`^\s*\*\s*[=:–-]?\s*(?:${toAlternatives(listQuestionWords('right'))})s?\s*\.?$`,
      'iu',
    ),
);

/** Adds a note, which stands apart, to the lines above it. */
function addNote(above: RawLine[], note: RawLine): void {
  const isLegend = getLegend().test(note.text);
  for (let at = above.length - 1; !isLegend && above[at] && isLettered(above[at] as RawLine); at--)
    above[at] = keepReference(above[at] as RawLine);
  above.push({ ...note, candidate: null, isAfterBlank: true });
}

/** Decides what signs before lines are: bullets, marks of the right options where the others have a minus, or signs of numbers. */
export function settleBullets(lines: readonly RawLine[]): RawLine[] {
  const settled: RawLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const end = Math.max(at + 1, findEnd(lines, at));
    const run = lines.slice(at, end);
    if (run[0] && isNote(run, settled.at(-1))) addNote(settled, run[0]);
    else settled.push(...(run[0] && getBullet(run[0]) ? settleRun(run) : run));
    at = end;
  }
  return settled;
}
