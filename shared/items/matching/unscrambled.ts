import { uniq } from 'es-toolkit';
import { toPlainText } from '../../text/plain-text.ts';
import { hasOtherOrder } from '../word-scramble/scramble.ts';
import type { Side } from './rules.ts';
import type { MatchingData } from './schema.ts';

/**
 * Lists the words of a scrambled column that print as they are, because every order of their letters reads
 * the same.
 */
export function listUnscrambled({ pairs, fakeAnswers, settings }: MatchingData, side: Side): string[] {
  const { scramble_left, scramble_right } = settings.word_scramble;
  if (!(side === 'term' ? scramble_left : scramble_right)) return [];
  const fakes = side === 'term' ? [] : fakeAnswers.map(({ text }) => text);
  const words = [...pairs.map((pair) => pair[side]), ...fakes].map((text) => toPlainText(text).trim());
  return uniq(words).filter((word) => word !== '' && !hasOtherOrder(word, { byWord: false }));
}
