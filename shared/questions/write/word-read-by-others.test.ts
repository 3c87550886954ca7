// @module-tag slow
import * as fc from 'fast-check';
import mammoth from 'mammoth';
import { expect, test } from 'vitest';
import { question, throughItems } from '#test/support/random-questions.ts';
import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { splitFormulas } from '../../maths/formula-text.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { writeQuestions } from './formats.ts';
import { listWords } from './writing.ts';

/** Reads a document of Word with a library that knows nothing of ours, and returns its words in their order. */
async function readWords(bytes: Uint8Array): Promise<string[]> {
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
  return splitWords(value);
}

/** Equations are not letters in Word, and this reader leaves them out. */
const withoutEquations = (text: string): string =>
  splitFormulas(text)
    .map((piece) => (piece.tex === null ? piece.text : ''))
    .join('');
const splitWords = (text: string): string[] => withoutEquations(text).replace(/_+/g, ' ').match(/\S+/g) ?? [];
const listAll = (...values: readonly RichTextValue[]): string[] =>
  values.flatMap((value) => splitWords(toPlainText(value)));

/** Lists the words of a question in the order of the sheet; the right sides of pairs are mixed there. */
function listInOrder(asked: ReadQuestion): string[] {
  switch (asked.type) {
    case 'choice':
      return listAll(asked.prompt, ...asked.options.map(({ text }) => text));
    case 'gaps':
      return listAll(asked.directions ?? '', asked.prompt);
    case 'pairs':
      return listAll(asked.prompt, ...asked.pairs.map(({ left }) => left));
    case 'open':
      return listAll(asked.prompt);
    default:
      return listWords(asked).flatMap(splitWords);
  }
}

/** Returns the words of `expected` that do not follow each other in `found`. */
function findOutOfOrder(expected: readonly string[], found: readonly string[]): string[] {
  let at = 0;
  return expected.filter((word) => {
    const place = found.indexOf(word, at);
    if (place < 0) return true;
    at = place + 1;
    return false;
  });
}

test('of 1,000 random documents another reader of Word finds every word, and those of the sheet in their order', async () => {
  const check = fc.asyncProperty(fc.array(question, { minLength: 1, maxLength: 4 }), async (asked) => {
    const questions = throughItems(asked);
    const { bytes } = await writeQuestions('word', { title: 'Water', questions });
    const found = await readWords(bytes);
    expect(findOutOfOrder(questions.flatMap(listInOrder), found)).toEqual([]);
    const all = found.join(' ');
    const words = questions.flatMap(listWords).flatMap(splitWords);
    expect(words.filter((one) => !all.includes(one))).toEqual([]);
  });
  await fc.assert(check, { numRuns: 1000, seed: 20 });
});
