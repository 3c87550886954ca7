import type { AskedPoints } from '../items/parts/read-question.ts';
import { POINTS } from '../vocabulary/points.ts';
import { countGaps } from './count-gaps.ts';
import type { Group } from './group-lines.ts';
import { maskCode, sliceSpans, trimSpans } from './inline.ts';
import type { Line } from './lines.ts';
import {
  type FoundPoints,
  findBarePoints,
  findPointsBefore,
  findPointsBehind,
  findPointsOfEach,
} from './points.ts';

/** A group without its points. */
interface Earning {
  readonly group: Group;
  readonly points: AskedPoints | null;
}

/** A line of a question that names points, with its place. */
interface PointsLine {
  readonly line: Line;
  readonly found: FoundPoints;
}

/** Finds the one line of a question that says what it earns; null where none does, or several do. */
function findPointsLine({ prompt, options, points }: Group): PointsLine | null {
  const find = (line: Line, isFirst: boolean): PointsLine[] => {
    const text = maskCode(line.spans);
    const found = findPointsBehind(text) ?? (isFirst ? findPointsBefore(text) : null);
    // "5 points" alone may be what is asked about.
    const isWhole = found?.from === found?.to && line !== points && !/[(（[/]/.test(text);
    return found && !isWhole ? [{ line, found }] : [];
  };
  // A number alone in brackets behind the last option is a part of it, and so are points that others have too.
  const inOptions = options.flatMap((line) => find(line, false));
  const inOption = inOptions.filter(
    ({ line, found }) =>
      inOptions.length === 1 && line === options.at(-1) && /\p{L}/u.test(found.points.words),
  );
  const all = [
    ...prompt.flatMap((line, at) => find(line, at === 0)),
    ...(options.length > 1 ? inOption : []),
    ...(points ? find(points, false) : []),
  ];
  return all.length === 1 ? (all[0] ?? null) : null;
}

const cutLine = (line: Line, { from, to }: FoundPoints): Line => {
  const spans = trimSpans(sliceSpans(line.spans, from, to));
  return { ...line, spans, text: maskCode(spans) };
};

/** Takes the points that were found out of the words of a question. */
function takeFrom(group: Group, one: PointsLine | null): Earning {
  if (!one) {
    const prompt = group.points ? [...group.prompt, group.points] : group.prompt;
    return { group: { ...group, prompt }, points: null };
  }
  const cut = (lines: readonly Line[]) =>
    lines.flatMap((line) => {
      const kept = line === one.line ? cutLine(line, one.found) : line;
      return kept.text === '' && line.text !== '' ? [] : [kept];
    });
  return {
    group: { ...group, prompt: cut(group.prompt), options: cut(group.options) },
    points: multiply(one.found.points, one.found.each === null ? 1 : countParts(group)),
  };
}

/** Counts what of a question earns points that are said for each: its gaps, or the whole. */
const countParts = ({ prompt }: Group): number =>
  Math.max(1, countGaps(prompt.map(({ text }) => text).join('\n')));

/** Multiplies points; null where that is more than a question can earn. */
function multiply(points: AskedPoints, times: number): AskedPoints | null {
  const value = points.value * times;
  return value > POINTS.max ? null : { ...points, value };
}

/** Gives questions without points those that the heading above them says for each. */
function spreadPoints(groups: readonly Group[], earned: readonly (AskedPoints | null)[]) {
  let said: ReturnType<typeof findPointsOfEach> = null;
  return groups.map((group, at): AskedPoints | null => {
    if (!group.isQuestion) {
      const lines = group.explains ? [] : group.prompt.map(({ text }) => findPointsOfEach(text));
      if (!group.explains) said = lines.find((one) => one !== null) ?? null;
      return null;
    }
    if (earned[at] || said === null) return earned[at] ?? null;
    const times = said.each === 'gap' ? countParts(group) : 1;
    return multiply({ value: said.value, bonus: false, words: '' }, times);
  });
}

/** Finds "(2)" at the end of a question, which says what it earns only where others have such numbers too. */
function findBareLine({ isQuestion, prompt }: Group): PointsLine | null {
  const all = (isQuestion ? prompt : []).flatMap((line): PointsLine[] => {
    const found = findBarePoints(maskCode(line.spans));
    return found ? [{ line, found }] : [];
  });
  return all.length === 1 ? (all[0] ?? null) : null;
}

/** Finds the numbers in brackets of questions, where most have one and they do not count the questions; else none. */
function findBareLines(groups: readonly Group[], named: readonly (PointsLine | null)[]) {
  const bare = groups.map((group, at) => (named[at] ? null : findBareLine(group)));
  const found = bare.filter((one) => one !== null);
  const asked = groups.filter(({ isQuestion }, at) => isQuestion && !named[at]);
  const isCount = found.every(({ found: { points } }, at) => points.value === at + 1);
  const areMost = found.length > 1 && found.length * 2 > asked.length;
  return areMost && !isCount ? bare : groups.map(() => null);
}

/** Takes the points out of the words of all questions; what names none for sure stays. */
export function takePoints(groups: readonly Group[]): Earning[] {
  const named = groups.map((group) => (group.isQuestion ? findPointsLine(group) : null));
  const bare = findBareLines(groups, named);
  const taken = groups.map((group, at) => takeFrom(group, named[at] ?? bare[at] ?? null));
  const earned = spreadPoints(
    groups,
    taken.map(({ points }) => points),
  );
  return taken.map(({ group }, at) => ({ group, points: earned[at] ?? null }));
}
