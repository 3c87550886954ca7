import { shuffleWithSeed } from '../../shuffle.ts';
import { formatNumber } from '../../vocabulary/numbering.ts';
import type { PlainChoice } from '../parts/Choices.tsx';
import { applyTextCase } from '../parts/text-case.ts';
import { getSeed } from './rules.ts';
import type { PrintedTerm } from './ScrambleCell.tsx';
import type { WordScrambleData } from './schema.ts';
import { scrambleTerm } from './scramble.ts';
import { listTermChoices } from './term-choices.ts';

/** The number of other terms offered beside the answer. */
const OTHERS = 3;
const FIGURES = 1;
const LETTERS = 7;

interface PrintOptions {
  readonly locale: string;
  /** True where the item itself has a number: its terms are then lettered. */
  readonly isNumbered: boolean;
}

/** Lists the terms as they print, without empty ones. */
export function listPrintedTerms(
  data: WordScrambleData,
  { locale, isNumbered }: PrintOptions,
): PrintedTerm[] {
  const cased = data.terms.map((term) =>
    applyTextCase(term.trim().replace(/\s+/g, ' '), data.text_case, locale),
  );
  const places = [...cased.keys()].filter((place) => cased[place] !== '');
  return places.map((index, place) => {
    const answer = cased[index] ?? '';
    const seed = getSeed(data, index);
    return {
      index,
      answer,
      scrambled: scrambleTerm(answer, { seed, byWord: data.scramble_by_word, locale }),
      label: places.length > 1 ? formatNumber(place + 1, isNumbered ? LETTERS : FIGURES) : null,
      choices: listChoices(data, index, { answer, cased, seed }),
    };
  });
}

interface Term {
  readonly answer: string;
  readonly cased: readonly string[];
  readonly seed: number;
}

/**
 * Lists the choices of a term. The other terms are the wrong answers, with their places among the terms, unless each term has
 * choices of its own.
 */
function listChoices(data: WordScrambleData, index: number, { answer, cased, seed }: Term): PlainChoice[] {
  if (data.type === 'multiple_per_term')
    return listTermChoices(data, index).map((choice) => {
      const place = data.terms_choices.indexOf(choice);
      return { ...choice, place, field: `data.terms_choices.${place}` };
    });
  if (data.type !== 'multiple_choice') return [];
  const others = [...new Set(cased)].filter((other) => other !== '' && other !== answer);
  const wrong = shuffleWithSeed(others, seed).slice(0, OTHERS);
  const choices = [answer, ...wrong].map((text) => {
    const place = cased.indexOf(text);
    return { answer: text, correct: text === answer, place, field: `data.terms.${place}` };
  });
  return shuffleWithSeed(choices, seed + 1);
}
