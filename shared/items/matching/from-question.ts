import { isBlank } from '../../text/plain-text.ts';
import { OPTION_LIMIT } from '../parts/limits.ts';
import { toAttachment, toReadPicture } from '../parts/read-picture.ts';
import type { ReadQuestion } from '../parts/read-question.ts';
import { hasTerm, type MatchingData, matchingData } from './schema.ts';

/**
 * Makes a matching of pairs, of a single card, or of entries to be put in order: each then belongs to the number of its
 * place.
 */
export function createFromQuestion(question: ReadQuestion): MatchingData | null {
  if (question.type === 'card')
    return matchingData.parse({
      pairs: [
        {
          term: question.term,
          definition: question.definition,
          term_image: toAttachment(question.term_image),
          definition_image: toAttachment(question.definition_image),
        },
      ],
    });
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
    pairs: question.pairs.slice(0, OPTION_LIMIT).map(({ left, right, left_image, right_image }) => ({
      term: left,
      definition: right,
      term_image: toAttachment(left_image),
      definition_image: toAttachment(right_image),
    })),
    fakeAnswers: question.extras.slice(0, OPTION_LIMIT).map((text) => ({ text, image: null })),
  });
}

/** Makes a question of the pairs; a definition without a term is one that belongs to none. */
export function toQuestion({ instructions, pairs, fakeAnswers }: MatchingData): ReadQuestion {
  const alone = pairs.filter((pair) => !hasTerm(pair) && !isBlank(pair.definition));
  return {
    type: 'pairs',
    prompt: instructions,
    pairs: pairs.filter(hasTerm).map(({ term, definition, term_image, definition_image }) => ({
      left: term,
      right: definition,
      ...toReadPicture('left_image', term_image),
      ...toReadPicture('right_image', definition_image),
    })),
    extras: [...alone.map(({ definition }) => definition), ...fakeAnswers.map(({ text }) => text)].filter(
      (text) => !isBlank(text),
    ),
  };
}
