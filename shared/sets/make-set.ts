import { range, uniqBy } from 'es-toolkit';
import Fraction from 'fraction.js';
import { DRAWING_LEVELS, type DrawingKind } from '../drawings/kinds.ts';
import { listValues } from '../items/drawing/list-values.ts';
import { createDrawing } from '../items/drawing/schema.ts';
import { toSpan } from '../items/maths-practice/draw-numbers.ts';
import { makeProblems } from '../items/maths-practice/make-problems.ts';
import { listAnswers, writeProblem } from '../items/maths-practice/problem.ts';
import { createMathsPractice } from '../items/maths-practice/schema.ts';
import { getWriting } from '../items/maths-practice/writing.ts';
import type { WordEntry } from '../items/parts/words.ts';
import type { SetTopic } from '../kinds/parts/made-sets.ts';
import type { SetSettings } from '../kinds/parts/made-sets-field.ts';
import { drawPicture } from '../paper/draw/draw-picture.ts';
import { createSeededRandom, getNextSeed, shuffleWithSeed } from '../shuffle.ts';
import type { ImageAttachment } from '../vocabulary/image.ts';
import { createDrawnPicture } from '../vocabulary/picture-rules.ts';
import { toNumberWords } from './number-words.ts';

/** One side of a card: words, or a picture. */
interface Side {
  readonly text: string;
  readonly image: ImageAttachment | null;
}

/** What is asked, and its answer. */
interface Pair {
  readonly question: Side;
  readonly answer: Side;
}

/** The cards of a set. */
export interface MadeEntries {
  readonly entries: readonly WordEntry[];
  /** How many of those that were asked for do not exist. */
  readonly missing: number;
  /** How many are of a harder level, because a game needs more than the level has. */
  readonly harder: number;
}

const toText = (text: string): Side => ({ text, image: null });

/** Drawings on cards are as large, in mm. */
const SIZE = 40;
/** A bar is flat, and there is room beside it. */
const BAR_SIZE = 60;
/** So many more than wanted are drawn by lot, because some have the same answer. */
const SPARE = 4;
const MOST_DRAWN = 400;

function drawSide(kind: DrawingKind, value: string, locale: string): Side | null {
  const drawing = {
    kind,
    value,
    task: 'alone',
    size: kind === 'fraction_bar' ? BAR_SIZE : SIZE,
    locale,
  } as const;
  const drawn = drawPicture(drawing);
  if (!drawn) return null;
  const id = `drawn-${kind}-${value.replace(/\W+/g, '-')}`;
  return { text: '', image: createDrawnPicture(id, drawing, drawn) };
}

/** Draws values of a kind by lot, each with what it says. */
function makeDrawings(
  kind: DrawingKind,
  { count, level, shuffle_seed, locale }: SetSettings,
  isSame: (value: string) => string,
): Pair[] {
  const data = { ...createDrawing(), kind, level, shuffle_seed, made: Math.min(MOST_DRAWN, count * SPARE) };
  const look = { task: data.task, size: SIZE, marks: true, from: 0, to: 0, step: 0, height: 80 };
  const { values } = listValues(data, { ...look, room: 175, em: 5, measure: () => 1, locale });
  return uniqBy([...values], isSame).flatMap((value) => {
    const question = drawSide(kind, value, locale);
    return question ? [{ question, answer: toText(value) }] : [];
  });
}

/** The numbers that divisions and products have second: longer tables are learned by few. */
const MOST_SECOND = 12;

function makeSums({ operation, from, to, count, shuffle_seed, locale }: SetSettings): Pair[] {
  const span = toSpan(from, to);
  const second = operation === 'divide' ? { from: 2, to: MOST_SECOND } : span;
  const practice = {
    ...createMathsPractice(),
    ...{ operation, shuffle_seed, count: Math.min(MOST_DRAWN, count * SPARE) },
    ...{ first_from: span.from, first_to: span.to, second_from: second.from, second_to: second.to },
  };
  return makeProblems(practice, locale).problems.map((problem) => ({
    question: toText(writeProblem(problem, () => '').replace(/\s*=\s*$/, '')),
    answer: toText(listAnswers(problem).join(' ')),
  }));
}

function makeTables({ tables, from, to, locale }: SetSettings): Pair[] {
  const { times, write } = getWriting(locale);
  const span = toSpan(from, to);
  return tables.flatMap((table) =>
    range(span.from, Math.min(span.to, span.from + MOST_DRAWN) + 1).map((factor) => ({
      question: toText(`${write(factor)} ${times} ${write(table)}`),
      answer: toText(write(factor * table)),
    })),
  );
}

/** Draws numbers that differ; all of them where there are few. */
function drawNumbers({ from, to, count, shuffle_seed }: SetSettings): number[] {
  const span = toSpan(from, to);
  const there = span.to - span.from + 1;
  if (there <= SPARE * count) return range(span.from, span.to + 1);
  // Another seed than that of the order: by the very numbers that they were drawn by, they would be sorted.
  const random = createSeededRandom(getNextSeed(shuffle_seed));
  const found = new Set<number>();
  while (found.size < count) found.add(span.from + Math.floor(random() * there));
  return [...found];
}

const makeNumberWords = (settings: SetSettings): Pair[] =>
  drawNumbers(settings).map((number) => ({
    question: toText(getWriting(settings.locale).write(number)),
    answer: toText(toNumberWords(number, settings.language)),
  }));

const toLowestTerms = (value: string): string => new Fraction(value).toFraction();

const TOPICS: Readonly<Record<SetTopic, (settings: SetSettings) => readonly Pair[]>> = {
  times_table: makeTables,
  sums: makeSums,
  clocks: (settings) => makeDrawings(settings.clock, settings, (value) => value),
  // Whoever sees a half and two quarters would have two answers to each.
  fractions: (settings) => makeDrawings(settings.fraction, settings, toLowestTerms),
  number_words: makeNumberWords,
};

const nameSide = ({ text, image }: Side): string => image?.alt ?? text;

/** Leaves out what has the same front as another one, and in a game what has the same back, which is called, or the same value. */
function listDiffering(pairs: readonly Pair[], { topic, front }: SetSettings, isGame: boolean): Pair[] {
  const back = front === 'question' ? 'answer' : 'question';
  const differing = uniqBy(pairs, (pair) => nameSide(pair[front]));
  if (!isGame) return differing;
  return uniqBy(differing, (pair) =>
    topic === 'fractions' ? toLowestTerms(pair.answer.text) : nameSide(pair[back]),
  );
}

const makeMixed = (settings: SetSettings): Pair[] =>
  shuffleWithSeed(TOPICS[settings.topic](settings), settings.shuffle_seed);

/** Makes what levels above that of the settings have: few fractions are easy, and a card of a game has to be full. */
const makeHarder = (settings: SetSettings): Pair[] =>
  settings.topic === 'clocks' || settings.topic === 'fractions'
    ? DRAWING_LEVELS.slice(DRAWING_LEVELS.indexOf(settings.level) + 1).flatMap((level) =>
        makeMixed({ ...settings, level }),
      )
    : [];

/**
 * Makes the cards of a set, in an order drawn by lot; no two have the same front, and in a game no two have the same back either,
 * which is called. The same settings make the same for ever.
 */
export function makeSet(settings: SetSettings, isGame = false): MadeEntries {
  const { front, count } = settings;
  const back = front === 'question' ? 'answer' : 'question';
  const mixed = makeMixed(settings);
  const own = listDiffering(mixed, settings, isGame).slice(0, count);
  // The harder ones go after the others, which stay what they were.
  const pairs =
    isGame && own.length < count
      ? listDiffering([...mixed, ...makeHarder(settings)], settings, isGame).slice(0, count)
      : own;
  return {
    entries: pairs.map((pair) => ({
      term: pair[front].text,
      definition: pair[back].text,
      term_image: pair[front].image,
      definition_image: pair[back].image,
    })),
    missing: count - pairs.length,
    harder: pairs.length - own.length,
  };
}
