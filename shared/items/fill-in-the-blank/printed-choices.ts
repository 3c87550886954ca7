import { uniqBy } from 'es-toolkit';
import type { PlainChoice } from '../parts/Choices.tsx';
import type { FillInTheBlankData } from './schema.ts';

/** What there is to choose for a word, by the alphabet, so that its place does not tell the correct one. */
export function listPrintedChoices(
  { choices }: FillInTheBlankData,
  word: number,
  locale: string,
): PlainChoice[] {
  const written = choices.filter(({ word_index, answer }) => word_index === word && answer.trim() !== '');
  const { compare } = new Intl.Collator(locale, { numeric: true });
  // The correct one stands first: it is what stays of two that are alike.
  return uniqBy(written, ({ answer }) => answer.trim()).sort((a, b) => compare(a.answer, b.answer));
}
