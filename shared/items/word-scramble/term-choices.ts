import { partition, sortBy } from 'es-toolkit';
import { cleanTypedText } from '../../text/clean-text.ts';
import { stripTags } from '../../text/strip-tags.ts';
import { OPTION_LIMIT } from '../parts/limits.ts';
import { CHOICES_LIMIT, TERM_LIMIT, type TermChoice, type WordScrambleData } from './schema.ts';

const createChoice = (term_index: number, sub_index: number): TermChoice => ({
  term_index,
  sub_index,
  answer: '',
  correct: false,
});
/** Creates the two empty choices of a new term. */
export const createTwoChoices = (term: number): TermChoice[] => [
  createChoice(term, 0),
  createChoice(term, 1),
];

/** Adds the two empty choices of a new term, as far as the item has room for them. */
export function addFirstChoices(data: WordScrambleData, term: number): void {
  data.terms_choices.push(
    ...createTwoChoices(term).slice(0, Math.max(0, CHOICES_LIMIT - data.terms_choices.length)),
  );
}

/** Lists a term's choices in order. */
export const listTermChoices = (
  { terms_choices }: Pick<WordScrambleData, 'terms_choices'>,
  term: number,
): TermChoice[] =>
  sortBy(
    terms_choices.filter(({ term_index }) => term_index === term),
    ['sub_index'],
  );

function putChoices(data: WordScrambleData, term: number, choices: readonly TermChoice[]): void {
  const [, others] = partition(data.terms_choices, ({ term_index }) => term_index === term);
  data.terms_choices = [...others, ...choices.map((choice, sub_index) => ({ ...choice, sub_index }))];
}

/** Moves choices with their terms: `to` returns a term's new place. */
export function moveTermChoices(data: WordScrambleData, to: (term: number) => number): void {
  for (const choice of data.terms_choices) choice.term_index = to(choice.term_index);
}

export function removeTermChoices(data: WordScrambleData, term: number): void {
  data.terms_choices = data.terms_choices.filter(({ term_index }) => term_index !== term);
  moveTermChoices(data, (other) => (other > term ? other - 1 : other));
}

export const toTermChoiceText = (typed: string): string =>
  cleanTypedText(stripTags(typed).replace(/\s+/g, ' '), TERM_LIMIT);

/** Adds a choice to a term, after its `after`th or at the end. */
export function addTermChoice(
  data: WordScrambleData,
  { term, text = '', after }: { term: number; text?: string; after?: number },
): void {
  const choices = listTermChoices(data, term);
  if (choices.length >= OPTION_LIMIT || data.terms_choices.length >= CHOICES_LIMIT) return;
  const added = { ...createChoice(term, 0), answer: toTermChoiceText(text) };
  putChoices(data, term, choices.toSpliced((after ?? choices.length - 1) + 1, 0, added));
}

export function setTermChoice(
  data: WordScrambleData,
  { term, choice, text }: { term: number; choice: number; text: string },
): void {
  const found = listTermChoices(data, term)[choice];
  if (found) found.answer = toTermChoiceText(text);
}

/** Removes a term's choice; the last remaining one is emptied instead. */
export function removeTermChoice(
  data: WordScrambleData,
  { term, choice }: { term: number; choice: number },
): void {
  const rest = listTermChoices(data, term).toSpliced(choice, 1);
  putChoices(data, term, rest.length > 0 ? rest : [createChoice(term, 0)]);
}

/** Puts a removed choice back in its place, correct or not as it was. */
export function restoreTermChoice(
  data: WordScrambleData,
  { place, choice }: { place: number; choice: TermChoice },
): void {
  const choices = listTermChoices(data, choice.term_index);
  if (choices.length >= OPTION_LIMIT || data.terms_choices.length >= CHOICES_LIMIT) return;
  // Two choices cannot both be right.
  const correct = choice.correct && choices.every((other) => !other.correct);
  putChoices(data, choice.term_index, choices.toSpliced(place, 0, { ...choice, correct }));
}

/** Marks one choice correct and removes the mark from the term's others. */
export function setTermChoiceCorrect(
  data: WordScrambleData,
  { term, choice, correct }: { term: number; choice: number; correct: boolean },
): void {
  for (const [place, one] of listTermChoices(data, term).entries()) {
    one.correct = place === choice ? correct : one.correct && !correct;
  }
}

/** Finds what is missing: a term's correct choice, or a choice's words. */
export function findMissingInWordScramble(data: WordScrambleData): ('answer' | 'option')[] {
  if (data.type !== 'multiple_per_term') return [];
  const choices = data.terms.map((_, term) => listTermChoices(data, term));
  const answer = choices.every((own) => own.some(({ correct }) => correct)) ? [] : (['answer'] as const);
  const option = choices.flat().some(({ answer: words }) => words.trim() === '') ? (['option'] as const) : [];
  return [...answer, ...option];
}
