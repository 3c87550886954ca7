import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { wrapData } from '../../items/item.ts';
import { toQuestions } from '../../items/list-questions.ts';
import { listNeededParts } from '../../items/needed-parts.ts';
import { WRITE_FORMAT_NAMES, WRITE_FORMATS } from './format-names.ts';
import { writeQuestions } from './formats.ts';

beforeAll(async () => {
  await Promise.all(
    listNeededParts([{ type: 'word_search' }, { type: 'crossword' }]).map((part) => part.load()),
  );
});

const words = [{ word: 'rain' }, { word: 'snow' }];
const ask = () => toQuestions(wrapData('word_search', 'a', { words, grid_size: 8 }), 'en-US').questions;

test('a word search is a question with its grid; the answer says where each word begins', () => {
  const [question] = ask();
  expect(question).toMatchObject({
    type: 'open',
    answer: expect.stringMatching(/^RAIN \(\d, \d\); SNOW \(\d, \d\)$/),
  });
  const prompt = question && 'prompt' in question ? String(question.prompt) : '';
  expect(prompt.split('\n')).toEqual([
    ...Array(8).fill(expect.stringMatching(/^(?:[A-Z] ?){8}$/)),
    'RAIN, SNOW',
  ]);
});

test('its grid is a table of Word’s own, and the key is on the page of keys alone', async () => {
  const { bytes } = await writeQuestions('word', { title: 'Weather', questions: ask() });
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] as Uint8Array);
  expect(xml.match(/<w:tc>/g)).toHaveLength(64);
  const [sheet = '', key = ''] = xml.split('Answer key');
  expect([sheet.includes('RAIN ('), key.includes('RAIN (')]).toEqual([false, true]);
});

test.each(WRITE_FORMAT_NAMES.filter((name) => !WRITE_FORMATS[name].hasTables))(
  'its grid is named as lost by %s',
  async (format) => {
    const { losses } = await writeQuestions(format, { title: 'Weather', questions: ask() });
    expect(losses.filter(({ what }) => what === 'Frame of a table')).toHaveLength(1);
  },
);

describe('a crossword', () => {
  const askCrossword = () =>
    toQuestions(
      wrapData('crossword', 'a', {
        words: [
          { word: 'rain', clue: 'It falls' },
          { word: 'snow', clue: 'White' },
        ],
      }),
      'de-DE',
    ).questions;

  test('is a question with its clues; the answer says each word with its number', () => {
    expect(askCrossword()).toMatchObject([
      {
        type: 'open',
        prompt: expect.stringMatching(/^Waagerecht\n\d .+\nSenkrecht\n\d .+$/),
        answer: expect.stringMatching(/^\d Waagerecht \w+; \d Senkrecht \w+$/),
      },
    ]);
  });

  test('has its grid as a table of Word’s own, with numbers and without letters', async () => {
    const { bytes } = await writeQuestions('word', { title: 'Weather', questions: askCrossword() });
    const xml = strFromU8(unzipSync(bytes)['word/document.xml'] as Uint8Array);
    const [sheet = '', key = ''] = xml.split('Answer key');
    expect(sheet.match(/<w:tbl>/g)).toHaveLength(1);
    expect([sheet.includes('RAIN'), key.includes('RAIN')]).toEqual([false, true]);
  });

  test.each(WRITE_FORMAT_NAMES.filter((name) => !WRITE_FORMATS[name].hasTables))(
    'has its grid named as lost by %s',
    async (format) => {
      const { losses } = await writeQuestions(format, { title: 'Weather', questions: askCrossword() });
      expect(losses.filter(({ what }) => what === 'Frame of a table')).toHaveLength(1);
    },
  );
});
