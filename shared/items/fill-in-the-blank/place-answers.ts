import { mapWords, splitOutside } from '../../maths/formula-text.ts';
import { splitAlternatives } from '../parts/alternatives.ts';
import type { ReadQuestion } from '../parts/read-question.ts';
import { coversWhole } from './blank-ranges.ts';
import type { BlankWord } from './schema.ts';
import { createWord, endsInside, tokenize } from './tokens.ts';

type Gaps = Extract<ReadQuestion, { type: 'gaps' }>;

/** A word of the text, and the gap that it fills; null where it is printed. */
export interface PlacedWord {
  readonly word: BlankWord;
  readonly gap: number | null;
}

const GAP = /(_{3,})/;

/** Splits an answer into those that have a blank of their own: its words, or the whole where there is something beside it. */
function splitAnswer(given: string, isWhole: boolean): string[] {
  const [answer = '', ...others] = isWhole ? [given.trim()] : splitAlternatives(given);
  if (isWhole || others.length > 0)
    return answer === '' ? [] : [mapWords(answer, (words) => words.replace(/\s+/g, '\u00A0'))];
  return splitOutside(answer, /\s+/).filter((word) => word !== '');
}

const glue = <T extends { hasNotSpaceBeforeSpecialChar: boolean }>(word: T, isGlued: boolean): T => ({
  ...word,
  hasNotSpaceBeforeSpecialChar: isGlued,
});

/** Splits printed text into words; `isGlued` says that no space is before it. */
const toPrinted = (text: string, isGlued: boolean): PlacedWord[] =>
  tokenize(text, 'en').map((token, at) => {
    const word = createWord(token);
    return { word: at === 0 && isGlued && !/^\s/.test(text) ? glue(word, true) : word, gap: null };
  });

/** Makes the blanks of an answer. */
const toBlanks = (parts: readonly string[], gap: number, isGlued: boolean): PlacedWord[] =>
  parts.map((value, at) => {
    const word = createWord({ value, hasNotSpaceBeforeSpecialChar: at === 0 && isGlued });
    return { word: { ...word, blank: true, partials: [{ start: 0, end: value.length }] }, gap };
  });

/** Joins the letters before a blank, or behind it, with it: "walk" and the blank "ed" are one word. */
function joinLetters(placed: readonly PlacedWord[]): PlacedWord[] {
  const joined: PlacedWord[] = [];
  for (const next of placed) {
    const last = joined.at(-1);
    if (!last || (last.gap ?? next.gap) === null || !endsInside(last.word, next.word)) {
      joined.push(next);
      continue;
    }
    const shift = last.word.value.length;
    const value = last.word.value + next.word.value;
    const moved = next.word.partials.map(({ start, end }) => ({ start: start + shift, end: end + shift }));
    const partials = [...last.word.partials, ...moved];
    const blank = coversWhole(partials, value.length);
    joined.splice(-1, 1, { word: { ...last.word, value, partials, blank }, gap: last.gap ?? next.gap });
  }
  return joined;
}

/** Lists what there is to choose from behind a gap: "(clouds / seas)". */
const listChoices = (answer: string, wrong: readonly string[]): string =>
  wrong.length === 0 ? '' : ` (${[answer, ...wrong].filter(Boolean).sort().join(' / ')})`;

/**
 * Fills the gaps of a text with their answers; a gap without one stays a row of underscores. With `chooses` an
 * answer is one blank, whatever it says; without, the answers to choose from are printed behind its gap.
 */
export function placeAnswers({ prompt, answers, wrong = [] }: Gaps, chooses: boolean): PlacedWord[] {
  let gap = -1;
  let before = ' ';
  const placed = prompt.split(GAP).flatMap((part) => {
    const isGlued = !/\s$/.test(before);
    if (part === '') return [];
    before = part;
    if (!GAP.test(part)) return toPrinted(part, isGlued);
    gap += 1;
    const answer = answers[gap] ?? '';
    const parts = splitAnswer(answer, chooses);
    const listed = toPrinted(chooses ? '' : listChoices(answer, wrong[gap] ?? []), false);
    return [...(parts.length > 0 ? toBlanks(parts, gap, isGlued) : toPrinted(part, isGlued)), ...listed];
  });
  return joinLetters(placed);
}
