// @module-tag slow
import { expect, test } from 'vitest';
import { aPrinter } from '../support/render.ts';

const print = aPrinter();

const ANSWERS = {
  words: `${'Because the rain runs down to the sea and rises again. '.repeat(9)}End.`,
  'wide letters': `${'WWW MMM '.repeat(30)}End.`,
  'one long word': `${'Donaudampfschiff'.repeat(8)} End.`,
  paragraphs: `${'Rain.\n'.repeat(12)}End.`,
  Arabic: `${'لأن المطر يسقط على التلال ثم يجري إلى البحر '.repeat(8)} End.`,
  Japanese: `${'雨は山に降り、川を流れて海に戻ります。'.repeat(10)} End.`,
};
const PLACES = {
  'ruled lines': { answer_type: 'standard_lines', number_of_lines: 3 },
  'low ruled lines': { answer_type: 'standard_lines', number_of_lines: 2, line_height: 0.2 },
  'one ruled line after the question': {
    answer_type: 'standard_lines',
    number_of_lines: 1,
    line_position: 'after',
  },
  'ruled lines after the question': {
    answer_type: 'standard_lines',
    number_of_lines: 3,
    line_position: 'after',
  },
  'ruled lines that fill the page': { answer_type: 'standard_lines', number_of_lines: 1, fill_page: true },
  'a short line': { answer_type: 'single' },
  'a very short line after the question': { answer_type: 'single', line_position: 'after', line_length: 0.5 },
  'a blank space': { answer_type: 'blank', answer_height: 0.3 },
  'handwriting lines': { answer_type: 'handwriting', number_of_lines: 2 },
  'handwriting lines after the question': {
    ...{ answer_type: 'handwriting', number_of_lines: 1, line_position: 'after' },
  },
};

/** Asks one question, and another below it whose place shows that nothing lies over it. */
const ask = (data: object) => ({
  entity_type: 'worksheet',
  items: [
    { id: 'q', type: 'open_response', data: { subtitle: 'Why?', has_answer: true, ...data } },
    { id: 'next', type: 'basic_text', data: { instruction: 'Next' } },
  ],
});

test.each(
  Object.entries(PLACES).flatMap(([place, data]) =>
    Object.entries(ANSWERS).map(([kind, answer]) => [place, kind, { ...data, answer }] as const),
  ),
)('the key writes the whole answer, whatever room the sheet has: %s, %s', async (_place, _kind, data) => {
  const key = await print(ask(data), { answerKey: true });
  expect(key.warnings).toEqual([]);
  const text = key.pages.map((page) => page.text).join(' ');
  expect(text).toMatch(/End/);
  expect((await print(ask(data))).warnings).toEqual([]);
});

test('a blank that is far shorter than its word has the whole word on the key', async () => {
  const word = `${'antidisestablishment'.repeat(6)}End`;
  const words = [{ value: 'The' }, { value: word, blank: true }, { value: 'one' }];
  const data = { type: 'whole_word', blank_size: 'small', words };
  const items = [{ id: 'f', type: 'fill_in_the_blank', data }];
  const key = await print({ entity_type: 'worksheet', items }, { answerKey: true });
  expect(key.warnings).toEqual([]);
  expect(key.pages.map(({ text }) => text.replace(/\s/g, '')).join('')).toContain('mentEnd');
});
