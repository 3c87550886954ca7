import { expect, test } from 'vitest';
import { createArticleRemover } from './articles.ts';

test.each([
  ['Spanish', ['el perro', 'la vaca', 'gato'], ['perro', 'vaca', 'gato']],
  ['French, with an apostrophe', ['l’eau', 'La mer'], ['eau', 'mer']],
  ['English', ['the sun', 'a star', 'moon light'], ['sun', 'star', 'moon light']],
  ['words of which few have one', ['die hard', 'fall', 'rise'], ['die hard', 'fall', 'rise']],
  ['an article alone', ['el', 'la', 'el perro', 'la vaca'], ['el', 'la', 'perro', 'vaca']],
  ['nothing', [], []],
])('the article is taken off %s', (_, texts, expected) => {
  expect(texts.map(createArticleRemover(texts))).toEqual(expected);
});
