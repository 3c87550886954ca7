import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { aChosenResponse, aCondition, anItem, aTest, compare } from '#test/support/qti-1-items.ts';
import { toQuestionLine } from '#test/support/question-line.ts';
import { writeQuestions } from '../write/formats.ts';
import { readQuestionFile } from './formats.ts';

const read = (name: string, files: Readonly<Record<string, string>>) => {
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)]);
  return readQuestionFile({ name, bytes: zipSync(Object.fromEntries(entries)) });
};
const QUIZ = aTest(
  anItem({
    shows: aChosenResponse({ labels: { a: 'ice', b: 'fog' } }),
    key: [aCondition({ when: compare('r=a') })],
  }),
);
const OF_MAC = {
  '__MACOSX/._quiz.xml': '\u0000Mac',
  '.DS_Store': '\u0000',
  '__MACOSX/quiz/._a.xml': '\u0000',
};
const LINE = 'choice: Which? | *ice | fog';

describe('a package', () => {
  test.each([
    ['of a Mac', { 'quiz.xml': QUIZ, ...OF_MAC }],
    [
      'with a folder around it',
      { 'my quiz/quiz.xml': QUIZ, 'my quiz/imsmanifest.xml': '<manifest/>', ...OF_MAC },
    ],
    ['with folders around it', { 'a/b/quiz.xml': QUIZ, 'a/b/imsmanifest.xml': '<manifest/>' }],
    [
      'of Canvas, which has each quiz twice',
      { 'x1/assessment_qti.xml': QUIZ, 'non_cc_assessments/x1.xml.qti': QUIZ },
    ],
  ])('%s is read', async (_, files) => {
    const { questions, losses } = await read('a.zip', files);
    expect(questions.map(toQuestionLine)).toEqual([LINE]);
    expect(losses).toEqual([]);
  });

  test('with a broken file is read, and that one is named', async () => {
    const { questions, losses } = await read('a.imscc', { 'a.xml': '<questestinterop', 'b.xml': QUIZ });
    expect(questions.map(toQuestionLine)).toEqual([LINE]);
    expect(losses).toMatchObject(
      [{ what: 'File that cannot be read', where: 'a.xml', text: /Line 1 is no XML/ }].map((loss) => ({
        ...loss,
        text: expect.stringMatching(loss.text),
      })),
    );
  });

  test('that lacks a file of its manifest names it', async () => {
    const resource = (href: string) =>
      `<resource type="imsqti_item_xmlv2p1" href="${href}"><file href="${href}"/></resource>`;
    const { questions, losses } = await read('a.zip', {
      'imsmanifest.xml': `<manifest><resources>${resource('b.xml')}${resource('my%20gone.xml')}</resources></manifest>`,
      'b.xml': QUIZ,
    });
    expect(questions.map(toQuestionLine)).toEqual([LINE]);
    expect(losses.map(({ what, text }) => `${what}: ${text}`)).toEqual(['File that is missing: my gone.xml']);
  });

  test('of which every file is broken is refused with the reason', async () => {
    await expect(read('a.zip', { 'a.xml': '<questestinterop' })).rejects.toThrow(
      /“a\.zip” cannot be read.*no XML/,
    );
  });
});

test('H5P and Anki are read with a folder around them, and what a Mac puts there', async () => {
  const params = { question: '<p>Why?</p>', correct: 'true' };
  const h5p = {
    'quiz/h5p.json': JSON.stringify({ title: '', mainLibrary: 'H5P.TrueFalse' }),
    'quiz/content/content.json': JSON.stringify(params),
    ...OF_MAC,
  };
  expect((await read('a.h5p', h5p)).questions.map(toQuestionLine)).toEqual(['choice: Why? | *True | False']);
  const deck = await writeQuestions('anki', {
    title: 'a',
    questions: [{ type: 'card', term: 'ice', definition: 'cold' }],
  });
  const inFolder = Object.entries(unzipSync(deck.bytes)).map(([path, entry]) => [`deck/${path}`, entry]);
  const bytes = zipSync({ ...Object.fromEntries(inFolder), '__MACOSX/deck/._media': strToU8('Mac') });
  const { questions } = await readQuestionFile({ name: 'a.apkg', bytes });
  expect(questions.map(toQuestionLine)).toEqual(['card: ice | cold']);
});
