import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ReadQuestion } from '#shared/items/parts/read-question.ts';
import { WRITE_FORMAT_NAMES, WRITE_FORMATS } from '#shared/questions/write/format-names.ts';
import { writeQuestions } from '#shared/questions/write/formats.ts';
import { addFile, createFigures, listSilent } from './read-corpus.ts';
import { listSourceWords } from './source-words.ts';
import { compareCards, compareKeys, toCardKeys } from './truth/keys.ts';
import { listTruth } from './truth/list-truth.ts';

const FOLDER = join(import.meta.dirname, '../fixtures/questions');

test.each(readdirSync(FOLDER))('no word of %s is lost in silence', async (name) => {
  const figures = createFigures();
  await addFile(figures, { name, bytes: new Uint8Array(readFileSync(join(FOLDER, name))) });
  expect(figures).toMatchObject({ files: 1, read: 1, errors: [], silences: [] });
  expect(figures.words).toBeGreaterThan(0);
});

const KEYS = join(import.meta.dirname, '../fixtures/keys');

test.each(readdirSync(KEYS).filter((name) => !name.endsWith('.key')))(
  'every key of %s is right',
  async (name) => {
    const figures = createFigures();
    const path = join(KEYS, name);
    await addFile(
      figures,
      { name, bytes: new Uint8Array(readFileSync(path)) },
      readFileSync(`${path}.key`, 'utf8'),
    );
    expect(figures).toMatchObject({ errors: [], silences: [], faults: [] });
    expect(figures.keys).toBeGreaterThan(0);
  },
);

describe('the second reader of keys finds a key that is wrong', () => {
  const quiz = (inside: string) => new TextEncoder().encode(`<quiz><question ${inside}</question></quiz>`);
  const asked = '<questiontext format="html"><text>Which?</text></questiontext>';
  const answer = (weight: number, text: string) =>
    `<answer fraction="${weight}"><text>${text}</text></answer>`;
  const choose = (prompt: string, right: readonly string[]) => [{ prompt, right }];

  test.each([
    ['multichoice', `type="multichoice">${asked}${answer(100, 'a')}${answer(50, 'b')}`, ['a']],
    [
      'shortanswer',
      `type="shortanswer">${asked}${answer(100, 'a')}${answer(0, 'b')}${answer(100, '*')}`,
      ['a'],
    ],
  ])('of a %s', (_, inside, right) => {
    const truth = listTruth('moodle', quiz(inside)) ?? [];
    expect(compareKeys(choose('which', right), truth)).toEqual({
      ...{ compared: 1, unproved: 0, unfound: [], wrong: [] },
    });
    expect(compareKeys(choose('which', [...right, 'b']), truth).wrong).toEqual(['which: a ; b instead of a']);
    expect(compareKeys(choose('which', []), truth).wrong).toHaveLength(1);
  });

  test('of an item of QTI 2', () => {
    const item = `<assessmentItem><responseDeclaration identifier="R"><correctResponse><value>B</value></correctResponse></responseDeclaration><itemBody><choiceInteraction responseIdentifier="R"><prompt>Which?</prompt><simpleChoice identifier="A">a</simpleChoice><simpleChoice identifier="B">b</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
    const truth = listTruth('qti', new TextEncoder().encode(item)) ?? [];
    expect(truth).toEqual([{ prompt: 'which', right: ['b'] }]);
    expect(compareKeys(choose('which', ['a']), truth).wrong).toHaveLength(1);
  });
});

test.each(WRITE_FORMAT_NAMES.filter((format) => format !== 'anki'))(
  'a key that differs from that of the document is found in %s',
  async (format) => {
    const choose = (right: string): ReadQuestion[] => [
      {
        type: 'choice',
        prompt: 'Which is cold?',
        options: ['ice', 'fire'].map((text) => ({ text, correct: text === right })),
      },
    ];
    const { bytes } = await writeQuestions(format, { title: '', questions: choose('ice') });
    const file = { name: `a.${WRITE_FORMATS[format].ending}`, bytes };
    for (const [right, wrongKeys] of [
      ['ice', 0],
      ['fire', 1],
    ] as const) {
      const figures = createFigures();
      await addFile(figures, file, choose(right));
      expect(figures).toMatchObject({ wrongKeys });
    }
  },
);

test('a key whose question is not read as one is named, and so is one of a card without its answer', async () => {
  const open: ReadQuestion = { type: 'open', prompt: 'Why is it cold?', answer: 'night', lines: null };
  const file = { name: 'a.md', bytes: new TextEncoder().encode('1. Who came?') };
  const figures = createFigures();
  await addFile(figures, file, [open]);
  expect(figures).toMatchObject({ unfound: 1, faults: [expect.stringContaining('whyisitcold: night')] });
  const card: ReadQuestion = { type: 'card', term: 'Why is it cold?', definition: 'rain' };
  const right = { ...card, definition: 'at night' };
  expect(compareCards(toCardKeys([card]), toCardKeys([open])).unfound).toHaveLength(1);
  expect(compareCards(toCardKeys([right]), toCardKeys([open])).unfound).toEqual([]);
});

test('a word that is in neither a question nor a loss is found', () => {
  const returned = [
    [
      {
        prompt: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Water' }] }] },
      },
    ],
    [{ text: 'an ICE' }],
  ];
  expect(listSilent(new Set(['water', 'ice', 'steam']), returned)).toEqual(['steam']);
});

test('a file that cannot be read is named', async () => {
  const figures = createFigures();
  await addFile(figures, { name: 'a.xml', bytes: new TextEncoder().encode('<quiz>') });
  expect(figures).toMatchObject({ files: 1, read: 0 });
  expect(figures.errors).toEqual([expect.stringContaining('“a.xml”')]);
});

test('words are found through markup and escapes, and settings are none', () => {
  const text =
    '<quiz><text>&lt;p&gt;wa&lt;b&gt;ter&lt;/b&gt; &amp;amp; ice&lt;/p&gt;</text><defaultgrade>one</defaultgrade></quiz>';
  expect([...listSourceWords('moodle', new TextEncoder().encode(text))]).toEqual(['water', 'ice']);
});
