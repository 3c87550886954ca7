import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getItemExcerpt } from '../items/item.ts';
import { toWordEntry, type WordEntry } from '../items/parts/words.ts';
import type { EntityType } from '../kinds/facts.ts';
import { toPlainText } from '../text/plain-text.ts';
import { imageAttachment } from '../vocabulary/image.ts';
import { handoutDocument } from './document-schema.ts';
import {
  listItemTypesOfWords,
  listKindsOfWords,
  listWords,
  makeFieldsOfWords,
  makeItemOfWords,
} from './words.ts';

const picture = imageAttachment.parse({ id: 'p', name: 'p.png', alt: 'A cloud', ratio: 1 });
const RAIN = toWordEntry('cloud', 'A Cloud is water in the air.');
const SUN = toWordEntry('sun', 'Our star');

const make = (entity_type: EntityType, fields: object) =>
  handoutDocument.parse({ entity_type, title: 'Words', ...fields });
const onSheet = (type: Parameters<typeof makeItemOfWords>[0], words: readonly WordEntry[]) => {
  const { made } = makeItemOfWords(type, words, 'new');
  return listWords(make('worksheet', { items: made ? [made] : [] }));
};
const read = (words: readonly WordEntry[]) =>
  words.map(({ term, definition }) => [toPlainText(term), toPlainText(definition)]);

/** Words as teachers write them; no two begin alike. */
const name = fc.stringMatching(/^[a-zéñß]{2,9}(?: [a-z]{2,9})?$/);
const list = fc.uniqueArray(name, { minLength: 1, maxLength: 30 }).chain((terms) =>
  fc
    .array(fc.stringMatching(/^[A-Z][a-z]{1,8}(?: [a-z]{1,8}){0,5}$/), {
      minLength: terms.length,
      maxLength: terms.length,
    })
    .map((texts) => terms.map((term, place) => toWordEntry(term, texts[place]))),
);

describe('there and back', () => {
  test.each(listKindsOfWords())('a list comes back whole from %s', (kind) => {
    fc.assert(
      fc.property(list, (words) => {
        const result = makeFieldsOfWords(kind, words);
        expect(result?.losses).toEqual([]);
        expect(listWords(make(kind, result?.made ?? {}))).toEqual(words);
      }),
    );
  });

  test.each(listItemTypesOfWords())('every word of a list comes back from %s or is a loss', (type) => {
    fc.assert(
      fc.property(list, (words) => {
        const { losses } = makeItemOfWords(type, words, 'new');
        const back = read(onSheet(type, words));
        expect(back.map(([term]) => term?.toLowerCase())).toEqual(words.map(({ term }) => term));
        const said = [...back.flat(), ...losses.map(({ text }) => text)];
        for (const { definition } of words) expect(said).toContain(definition);
      }),
    );
  });
});

test('the word is the gap of a definition that has it; behind other definitions', () => {
  const { made } = makeItemOfWords('fill_in_the_blank', [RAIN, SUN], 'new');
  expect(made && getItemExcerpt(made)).toBe('A Cloud is water in the air. Our star: sun');
  expect(read(onSheet('fill_in_the_blank', [RAIN, SUN]))).toEqual([
    ['Cloud', 'A Cloud is water in the air.'],
    ['sun', 'Our star'],
  ]);
});

test('a part of a longer word is no gap', () => {
  expect(read(onSheet('fill_in_the_blank', [toWordEntry('rain', 'A train in Spain')]))).toEqual([
    ['rain', 'A train in Spain'],
  ]);
});

test('pictures go along with pairs and cards, and are losses elsewhere', () => {
  const words = [{ ...SUN, term_image: picture }];
  expect(onSheet('matching', words)).toMatchObject(words);
  expect(makeItemOfWords('word_scramble', words, 'new').losses).toEqual([
    { what: 'Definition not printed', text: 'Our star' },
    { what: 'Picture without room', text: 'sun' },
  ]);
});

test('what has no word is a loss of a game, and of no deck', () => {
  const words = [toWordEntry('', 'Nobody')];
  expect(makeFieldsOfWords('bingo', words)?.losses).toEqual([
    { what: 'Entry without a word', text: 'Nobody' },
  ]);
  expect(makeFieldsOfWords('flashcard', words)?.losses).toEqual([]);
});

test('more words than a limit are losses, each by its name', () => {
  const words = Array.from({ length: 102 }, (_, place) => toWordEntry(`w${place}`, 'd'));
  expect(makeItemOfWords('matching', words, 'new').losses.map(({ text }) => text)).toEqual(['w100', 'w101']);
});

test('a word that several items of a sheet ask for is listed once, with its definition', () => {
  const items = (['word_bank', 'word_scramble', 'matching'] as const).map(
    (type) => makeItemOfWords(type, [SUN], type).made,
  );
  expect(read(listWords(make('worksheet', { items })))).toEqual([['sun', 'Our star']]);
});

test('a gap that the definition has already takes the word', () => {
  const words = [toWordEntry('sun', 'The ___ shines'), RAIN];
  expect(read(onSheet('fill_in_the_blank', words))).toEqual([
    ['sun', 'The sun shines'],
    ['Cloud', 'A Cloud is water in the air.'],
  ]);
});
