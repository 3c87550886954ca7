import { isAnswerRule, readAnswer } from './answers.ts';
import { areAll, isCodeLine, joinToOne, maskCode } from './inline.ts';
import { isExplanation, isSectionLine, readKeyHeading, readKeyLine } from './key-lines.ts';
import type { Label } from './labels.ts';
import type { Line } from './lines.ts';
import { arePointsAlone } from './points.ts';
import { isTruthLine } from './truth.ts';

/** The most lines that an option may have. */
const MOST = 6;
const STARTS_SMALL = /^["“‘«(]?\p{Ll}/u;
const ENDS = /[.?!:;…。？！]["”’)]?\s*$/u;

const getOption = (line: Line | undefined): Extract<Label, { type: 'option' }> | null =>
  line?.label?.type === 'option' ? line.label : null;

/** Tells whether a line says by itself what it is, so that it goes on from no other. */
const isOwn = ({ label, text, spans }: Line): boolean =>
  label !== null ||
  areAll(spans, 'code') ||
  isAnswerRule(text) ||
  readAnswer(text) !== null ||
  readKeyHeading(text) !== null ||
  readKeyLine(text) !== null ||
  arePointsAlone(text) ||
  isTruthLine(text) ||
  isExplanation(text) ||
  isSectionLine(text);

/** Tells whether an option comes next behind another by its letter. */
function isNextOption(line: Line | undefined, before: Line): boolean {
  const [own, last] = [getOption(line), getOption(before)];
  if (!own || !last || own.letter === null || last.letter === null) return false;
  return own.style === last.style && own.letter === last.letter + 1;
}

/** Tells whether a line is the end of a sentence that was too long for the line above it. */
export const isWrapped = (line: Line, before: Line | undefined): boolean =>
  before !== undefined && !ENDS.test(before.text) && STARTS_SMALL.test(line.text);

/** Counts the lines below an option that go on with it: all before the next option, else those that begin small. */
function countWrapped(lines: readonly Line[], at: number, isApart: (at: number) => boolean): number {
  const option = lines[at] as Line;
  let end = at + 1;
  while (end <= at + MOST && lines[end] && !isOwn(lines[end] as Line)) end++;
  if (isNextOption(lines[end], option)) return end - at - 1;
  let last = option;
  let count = 0;
  for (const line of lines.slice(at + 1, end)) {
    if (isApart(at + 1 + count) || !isWrapped(line, last)) break;
    last = line;
    count += 1;
  }
  return count;
}

/** Counts the lines of code below an option that is code itself. */
function countCode(lines: readonly Line[], at: number): number {
  if (!isCodeLine(lines[at]?.spans ?? [])) return 0;
  const below = lines.slice(at + 1).findIndex(({ label, spans }) => label !== null || !isCodeLine(spans));
  return below < 0 ? lines.length - at - 1 : below;
}

/** Counts the lines that go on with a line: only options have such. */
function countFurther(lines: readonly Line[], at: number, isApart: (at: number) => boolean): number {
  const option = getOption(lines[at]);
  if (!option) return 0;
  return countCode(lines, at) || (option.letter === null ? 0 : countWrapped(lines, at, isApart));
}

/** Joins the lines of an option that was too long for one: "a) rain that / falls at night". */
export function joinWrapped(lines: readonly Line[], isApart: (at: number) => boolean): Line[] {
  const joined: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as Line;
    const count = countFurther(lines, at, isApart);
    const further = lines.slice(at + 1, at + 1 + count);
    const spans = joinToOne([line.spans, ...further.map((one) => one.spans)]);
    const whole = joinToOne([line.whole, ...further.map((one) => one.spans)]);
    joined.push(count === 0 ? line : { ...line, spans, text: maskCode(spans), whole });
    at += count;
  }
  return joined;
}
