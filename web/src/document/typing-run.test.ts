import { expect, test } from 'vitest';
import { TypingRun } from './typing-run.ts';

const SENTENCE = 'The water falls from the clouds as rain or snow.';

/** What is typed, cut where a step begins. */
function steps(run: TypingRun, text: string, inputType = 'insertText'): string[] {
  const cut: string[] = [];
  for (const data of text) {
    if (run.startsNewRun({ inputType, data }) || cut.length === 0) cut.push('');
    cut[cut.length - 1] += data;
  }
  return cut;
}

test('a sentence is taken back by a few words at a time', () => {
  expect(steps(new TypingRun(), SENTENCE)).toEqual([
    'The water falls from ',
    'the clouds as rain or ',
    'snow.',
  ]);
});

test('a word is never cut, however long, nor a language that writes without spaces', () => {
  const word = 'Donaudampfschifffahrtsgesellschaft';
  expect(steps(new TypingRun(), word)).toEqual([word]);
});

test('what is deleted in a row is one step, and writing after it another', () => {
  const run = new TypingRun();
  steps(run, 'rain');
  const backspace = { inputType: 'deleteContentBackward', data: null };
  expect([run.startsNewRun(backspace), run.startsNewRun(backspace)]).toEqual([true, false]);
  expect(run.startsNewRun({ inputType: 'insertText', data: 'r' })).toBe(true);
});

test('a paste is a step by itself, and so is what follows it', () => {
  const run = new TypingRun();
  const paste = { inputType: 'insertFromPaste', data: null };
  expect([run.startsNewRun(paste), run.startsNewRun(paste)]).toEqual([true, true]);
  expect(steps(run, 'rain')).toEqual(['rain']);
});

test('an input method composes a word in one step', () => {
  const run = new TypingRun();
  const composed = ['に', 'にほ', 'にほん', '日本'].map((data) =>
    run.startsNewRun({ inputType: 'insertCompositionText', data }),
  );
  expect(composed).toEqual([true, false, false, false]);
});

test('where the caret went elsewhere a step begins', () => {
  const run = new TypingRun();
  steps(run, 'ra');
  run.end();
  expect(run.startsNewRun({ inputType: 'insertText', data: 'i' })).toBe(true);
});
