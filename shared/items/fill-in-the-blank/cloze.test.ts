import { expect, test } from 'vitest';
import {
  createClozeText,
  listClozeWords,
  pickEvery,
  pickListed,
  pickTagged,
  splitList,
  withBlanks,
} from './cloze.ts';

const TEXT = 'The sun rose. The old man quickly rowed his small boat out to sea, and the sea was calm.';
const text = createClozeText(TEXT, 'en');
const read = (places: readonly number[]) => places.map((at) => text.words[at]?.value);
const listBlanks = (places: readonly number[]) =>
  withBlanks(text, places).words.flatMap(({ value, blank }) => (blank ? [value] : []));

test('every n-th word becomes a blank, and the first sentence stays whole where that is wished', () => {
  expect(listBlanks(pickEvery(listClozeWords(text.words, false), 4))).toEqual(['The', 'rowed', 'out', 'the']);
  expect(listBlanks(pickEvery(listClozeWords(text.words, true), 4))).toEqual([
    'quickly',
    'boat',
    'and',
    'calm',
  ]);
});

test('a text of one sentence without an end has no first sentence to leave', () => {
  const { words } = createClozeText('one two three', 'en');
  expect(listClozeWords(words, true)).toHaveLength(3);
  expect(listClozeWords(createClozeText('', 'en').words, true)).toEqual([]);
});

test('words of a list become blanks wherever they stand, and those that are not there are named', () => {
  const places = listClozeWords(text.words, false);
  const { picked, missing } = pickListed(text.words, places, splitList('SEA, old man; moon\n'));
  expect(read(picked)).toEqual(['old', 'man', 'sea', 'sea']);
  expect(missing).toEqual(['moon']);
});

test('words of a part of speech become blanks, but no pronouns', () => {
  const places = listClozeWords(text.words, true);
  const tag = (word: string, ...tags: string[]) => ({ text: word, tags });
  const tagged = [
    ...['The', 'sun', 'rose', 'The', 'old'].map((word) => tag(word)),
    tag('man', 'Noun'),
    tag('rowed', 'Verb'),
    tag('his', 'Noun', 'Pronoun'),
    tag('boat', 'Noun'),
  ];
  expect(read(pickTagged(text.words, places, { tagged, parts: ['Noun'] }))).toEqual(['man', 'boat']);
});

test('other blanks become words again, and the text that it was made of stays as it was', () => {
  const before = structuredClone(text);
  const once = withBlanks(text, [1]);
  expect(withBlanks(once, [2]).words.flatMap(({ blank }, at) => (blank ? [at] : []))).toEqual([2]);
  expect(text).toEqual(before);
});
