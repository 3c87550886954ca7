import { expect, test } from 'vitest';
import {
  createClozeText,
  listClozeWords,
  pickTagged,
  type SpeechPart,
} from '#shared/items/fill-in-the-blank/cloze.ts';
import { tagWords } from './tag-words.ts';

const TEXT =
  'Whales are mammals. The blue whale slowly swims through cold water and eats tiny animals. It can’t breathe below the surface.';

const pick = (...parts: SpeechPart[]) => {
  const { words } = createClozeText(TEXT, 'en');
  const places = listClozeWords(words, true);
  return pickTagged(words, places, { tagged: tagWords(TEXT), parts }).map((at) => words[at]?.value);
};

test('the nouns, verbs and adjectives of an English text are found', () => {
  expect(pick('Noun')).toEqual(expect.arrayContaining(['whale', 'water', 'animals', 'surface']));
  expect(pick('Noun')).not.toContain('It');
  expect(pick('Verb')).toEqual(expect.arrayContaining(['swims', 'eats', 'breathe']));
  expect(pick('Adjective')).toEqual(expect.arrayContaining(['cold', 'tiny']));
  expect(pick('Adverb')).toContain('slowly');
});
