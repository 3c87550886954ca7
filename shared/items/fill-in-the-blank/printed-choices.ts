import { uniqBy } from 'es-toolkit';
import type { PlainChoice } from '../parts/Choices.tsx';
import type { FillInTheBlankData } from './schema.ts';

/** Lists the choices of a word in alphabetical order, so that the order does not reveal the correct one. */
export function listPrintedChoices(
  { choices }: FillInTheBlankData,
  word: number,
  locale: string,
): PlainChoice[] {
  const written = choices
    .map((choice, place) => ({
      ...choice,
      place,
      // The correct one is a word of the text.
      field: choice.correct ? 'data.words' : `data.choices.${place}.answer`,
    }))
    .filter(({ word_index, answer }) => word_index === word && answer.trim() !== '');
  const { compare } = new Intl.Collator(locale, { numeric: true });
  // The correct choice comes first, because `uniqBy` keeps the first of two equal ones.
  return uniqBy(written, ({ answer }) => answer.trim()).sort((a, b) => compare(a.answer, b.answer));
}
