import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { aWorksheet } from '#test/support/builders.ts';
import { readQuestionFile } from '../questions/read/formats.ts';
import { WRITE_FORMAT_NAMES, type WriteFormat } from '../questions/write/format-names.ts';
import { writeQuestions } from '../questions/write/formats.ts';
import { listQuestions } from './list-questions.ts';

const ask = (id: string, more: object = {}) => ({
  id,
  type: 'open_response',
  data: { subtitle: `Why ${id}?`, has_answer: true, answer: `because ${id}` },
  ...more,
});
const gaps = {
  id: 'gaps',
  type: 'fill_in_the_blank',
  data: { words: ['Rain', 'falls', 'down'].map((value, at) => ({ value, blank: at > 0 })) },
};
const choice = {
  id: 'choice',
  type: 'multiple_choice',
  prompt: 'Read well.',
  data: { subtitle: 'Which?', options: [{ answer: 'ice', correct: true }, { answer: 'fog' }] },
};
const aTest = (given: object = {}) =>
  aWorksheet({
    items: [
      ask('rain', { points: { value: 2.5 } }),
      ask('drizzle', { variant: { of: 'rain', level: 'support' } }),
      { ...gaps, points: { value: 2, per_part: true } },
      { ...choice, points: { value: 3, bonus: true } },
    ],
    scoring: {},
    ...given,
  });
const write = (format: WriteFormat, document = aTest()) => writeQuestions(format, listQuestions(document));
const read = async (format: WriteFormat) => strFromU8((await write(format)).bytes);
const unpack = async (format: WriteFormat, document = aTest()) =>
  Object.fromEntries(
    Object.entries(unzipSync((await write(format, document)).bytes)).map(([path, bytes]) => [
      path,
      strFromU8(bytes),
    ]),
  );

describe('the questions of a document', () => {
  test('have their points, and none where the sheet gives none', () => {
    const listed = (document: ReturnType<typeof aTest>) =>
      listQuestions(document).questions.map(({ type, points }) => [type, points?.value, points?.bonus]);
    expect(listed(aTest())).toEqual([
      ['open', 2.5, false],
      ['gaps', 4, false],
      // Directions above a question are a text of their own.
      ['text', undefined, undefined],
      ['choice', 3, true],
    ]);
    expect(listed(aTest({ scoring: undefined })).map(([, value]) => value)).toEqual([...Array(4)]);
  });

  test('are those of the standard sheet; variants are named', () => {
    expect(listQuestions(aTest()).unasked).toEqual([
      { what: 'Support variant', where: 'Item 2', text: 'Why drizzle?' },
    ]);
  });

  test('leave out what no pupil reads, and name it', async () => {
    const solution = { type: 'basic_text', data: { instruction: 'The worked solution' } };
    const document = aTest({
      items: [
        ask('rain'),
        { id: 'solution', ...solution, shown_on: 'key' },
        ask('snow', { hide: true }),
        { id: 'break', type: 'page_break', data: {}, hide: true },
        ask('hail', { shown_on: 'sheet' }),
      ],
    });
    const asked = listQuestions(document);
    expect(asked.questions.map((question) => 'prompt' in question && question.prompt)).toEqual([
      'Why rain?',
      'Why hail?',
    ]);
    expect(asked.unasked).toEqual([
      { what: 'Item on the key only', where: 'Item 2', text: 'The worked solution' },
      { what: 'Hidden item', where: 'Item 3', text: 'Why snow?' },
    ]);
    const word = await unpack('word', document);
    expect(word['word/document.xml']).toContain('hail');
    expect(word['word/document.xml']).not.toMatch(/worked|snow/);
  });

  test('have the numbers that a sheet without versions prints, in its language', () => {
    const sum = {
      subtitle: '{a} + {b} = ?',
      has_answer: true,
      answer: '{(a+b)/4}',
      numbers: {
        seed: 5,
        parameters: [
          { name: 'a', from: 3, to: 3 },
          { name: 'b', from: 4, to: 4 },
        ],
      },
    };
    const document = aTest({ locale: 'de-DE', items: [{ id: 'sum', type: 'open_response', data: sum }] });
    expect(listQuestions(document).questions).toMatchObject([
      { type: 'open', prompt: '3 + 4 = ?', answer: '1,75' },
    ]);
  });
});

describe('points in a file', () => {
  test('are grades in Moodle, for each gap where it has a whole share', async () => {
    const xml = await read('moodle');
    expect(xml.match(/<defaultgrade>[\d.]+/g)).toEqual(
      ['2.5', '4', '3'].map((value) => `<defaultgrade>${value}`),
    );
    expect(xml.match(/\{2:SHORTANSWER/g)).toHaveLength(2);
    const uneven = aTest({ items: [{ ...gaps, points: { value: 3 } }] });
    const { losses } = await write('moodle', uneven);
    expect(losses.map(({ what }) => what)).toEqual(['Points that each gap has no whole share of']);
  });

  test.each([
    ['qti', 'assessmentItemRef', 'weight'],
    ['qti3', 'qti-assessment-item-ref', 'qti-weight'],
  ] as const)('are weights in the test of %s', async (format, ref, weight) => {
    const { 'test.xml': xml = '' } = await unpack(format);
    const weights = xml.match(new RegExp(`<${weight} identifier="POINTS" value="[\\d.]+"`, 'g'));
    expect(weights?.map((found) => /value="(.*)"/.exec(found)?.[1])).toEqual(['2.5', '4', '3']);
    expect(xml.match(new RegExp(`<${ref}`, 'g'))).toHaveLength(4);
  });

  test('stand behind the words in Word, from where they are read', async () => {
    const { bytes } = await write('word');
    const { questions } = await readQuestionFile({ name: 'test.docx', bytes });
    expect(questions.flatMap(({ points }) => points ?? [])).toEqual([
      { value: 2.5, bonus: false, words: '(2.5 points)' },
      { value: 4, bonus: false, words: '(4 points, 2 each)' },
      { value: 3, bonus: true, words: '(3 bonus points)' },
    ]);
  });

  test.each(WRITE_FORMAT_NAMES)('are in the file, or named with it: %s', async (format) => {
    const named = (await write(format)).losses.map(({ what, where, text }) =>
      `${what} of ${where} ${text}`.replaceAll('\u00A0', ' '),
    );
    const lost = {
      word: [],
      moodle: ['Bonus of Question 4 (3 bonus points)'],
      qti: ['Bonus of Question 4 (3 bonus points)'],
      qti3: ['Bonus of Question 4 (3 bonus points)'],
    };
    const all = [
      'Points of Question 1 (2.5 points)',
      'Points of Question 2 (4 points, 2 each)',
      'Points of Question 4 (3 bonus points)',
    ];
    expect(named.filter((line) => /^(?:Points|Bonus)/.test(line))).toEqual(
      format in lost ? lost[format as keyof typeof lost] : all,
    );
  });
});
