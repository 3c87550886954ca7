import { expect, test } from 'vitest';
import { setBlankText } from './rules.ts';
import { createFillInTheBlank } from './schema.ts';

test('a text of 3,000 words with 300 blanks is pasted over', () => {
  const say = (word: string) => Array.from({ length: 3_000 }, (_, index) => `${word}${index}`).join(' ');
  const data = createFillInTheBlank();
  setBlankText(data, { text: say('w'), locale: 'en' });
  for (const [index, word] of data.words.entries()) word.blank = index % 10 === 0;
  setBlankText(data, { text: say('v'), locale: 'en' });
  expect(data.words).toHaveLength(3_000);
});
