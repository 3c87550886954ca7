import { expect, test } from 'vitest';
import { TypedText } from './typed-text.ts';

test('a choice excuses what only the tab had, and nothing that the account had', async () => {
  const typed = new TypedText(0);
  for (const word of ['own.', 'saved.']) typed.note(0, word);
  typed.giveUp('First own. saved.', 'First saved.');
  expect(await typed.listLost(['First'], async () => [])).toEqual(['saved. of tab 0']);
});
