import { expect, test } from 'vitest';
import { guessSpoken } from './guess-spoken.ts';

test.each([
  [['犬', 'ねこ'], 'ja'],
  [['狗', '猫'], 'zh'],
  [['кот'], 'ru'],
  [['die Tür', 'schön'], 'de'],
  [['el niño', '¿qué?'], 'es'],
  [['dog', 'cat'], 'en-US'],
])('%j is read aloud as %s', (words, language) => {
  expect(guessSpoken(words, 'en-US')).toBe(language);
});
