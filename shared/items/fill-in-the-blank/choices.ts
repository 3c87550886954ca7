import { groupBy } from 'es-toolkit';
import { mapWords } from '../../maths/formula-text.ts';
import { cleanTypedText } from '../../text/clean-text.ts';
import { stripTags } from '../../text/strip-tags.ts';
import { OPTION_LIMIT, WORD_LIMIT } from '../parts/limits.ts';
import { getChoiceText, listBlankPlaces } from './blanks.ts';
import { CHOICE_LIMIT, type FillInTheBlankData } from './schema.ts';

/**
 * Gives every blank its answer as the correct choice and removes the choices of words that are no longer
 * blank. Wrong choices remain as far as the item has room for them.
 */
export function normalizeChoices(data: FillInTheBlankData): void {
  if (!data.multiple_choice) return;
  const known = groupBy(data.choices, ({ word_index }) => word_index);
  const places = listBlankPlaces(data);
  let room = WORD_LIMIT - places.length;
  data.choices = places.flatMap((word_index) => {
    const word = data.words[word_index];
    const answer = word ? cleanTypedText(getChoiceText(word, data), CHOICE_LIMIT) : '';
    const wrong = known[word_index]?.filter(({ correct }) => !correct);
    const others = (wrong ?? [createWrongChoice(word_index), createWrongChoice(word_index)]).slice(
      0,
      Math.max(0, room),
    );
    room -= others.length;
    return [{ word_index, answer, correct: true }, ...others];
  });
}

const createWrongChoice = (word_index: number, answer = '') => ({ word_index, answer, correct: false });

/** Lists the wrong choices of a word, as places in `choices`. */
export const listWrongChoices = (data: FillInTheBlankData, word: number): number[] =>
  data.choices.flatMap(({ word_index, correct }, at) => (word_index === word && !correct ? [at] : []));

export const toChoiceText = (typed: string): string =>
  cleanTypedText(mapWords(typed, stripTags).replace(/\s+/g, ' '), CHOICE_LIMIT);

/** Adds a wrong choice to a word, after the `after`th of its wrong ones or at the end. */
export function addChoice(
  data: FillInTheBlankData,
  { word, text = '', after }: { word: number; text?: string; after?: number },
): void {
  const places = listWrongChoices(data, word);
  if (places.length >= OPTION_LIMIT || data.choices.length >= WORD_LIMIT) return;
  const last = places[after ?? places.length - 1] ?? data.choices.findIndex((one) => one.word_index === word);
  data.choices.splice(last + 1, 0, createWrongChoice(word, toChoiceText(text)));
}

export function setChoice(data: FillInTheBlankData, { place, text }: { place: number; text: string }): void {
  const choice = data.choices[place];
  if (choice && !choice.correct) choice.answer = toChoiceText(text);
}

/** Removes a wrong choice; the last one of a word is emptied instead. */
export function removeChoice(data: FillInTheBlankData, place: number): void {
  const choice = data.choices[place];
  if (!choice || choice.correct) return;
  if (listWrongChoices(data, choice.word_index).length <= 1) choice.answer = '';
  else data.choices.splice(place, 1);
}

/** Finds choices that are still to be written. */
export function findMissingInFillInTheBlank(data: FillInTheBlankData): 'option'[] {
  const isEmpty = data.multiple_choice && data.choices.some(({ answer }) => answer.trim() === '');
  return isEmpty ? ['option'] : [];
}
