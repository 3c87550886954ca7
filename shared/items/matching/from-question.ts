import { isBlank } from '../../text/plain-text.ts';
import { OPTION_LIMIT } from '../parts/limits.ts';
import type { ReadQuestion } from '../parts/read-question.ts';
import { type MatchingData, matchingData } from './schema.ts';

/**
 * Makes a matching of pairs, of a single card, or of entries to be put in order: each then belongs to the number of its
 * place.
 */
export function createFromQuestion(question: ReadQuestion): MatchingData | null {
  if (question.type === 'card')
    return matchingData.parse({ pairs: [{ term: question.term, definition: question.definition }] });
  if (question.type === 'order')
    return matchingData.parse({
      instructions: question.prompt,
      pairs: question.entries
        .slice(0, OPTION_LIMIT)
        .map((definition, place) => ({ term: String(place + 1), definition })),
    });
  if (question.type !== 'pairs') return null;
  return matchingData.parse({
    instructions: question.prompt,
    pairs: question.pairs
      .slice(0, OPTION_LIMIT)
      .map(({ left, right }) => ({ term: left, definition: right })),
    fakeAnswers: question.extras.slice(0, OPTION_LIMIT).map((text) => ({ text, image: null })),
  });
}

/** Makes a question of the pairs; a definition without a term is one that belongs to none. */
export function toQuestion({ instructions, pairs, fakeAnswers }: MatchingData): ReadQuestion {
  const alone = pairs.filter(({ term, definition }) => isBlank(term) && !isBlank(definition));
  return {
    type: 'pairs',
    prompt: instructions,
    pairs: pairs.flatMap(({ term, definition }) =>
      isBlank(term) ? [] : [{ left: term, right: definition }],
    ),
    extras: [...alone.map(({ definition }) => definition), ...fakeAnswers.map(({ text }) => text)].filter(
      (text) => !isBlank(text),
    ),
  };
}
