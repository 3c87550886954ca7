import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createArchiveBomb } from '#test/support/archive-bomb.ts';
import { newItemFrom } from '../../items/new-item-from.ts';
import type { ReadFile } from '../source/reading.ts';
import { readQuestionFile } from './formats.ts';

/** In milliseconds, on a busy machine; the editor ends the worker long before a minute. */
const ENOUGH = 10_000;

const read = (name: string, content: string | Uint8Array) =>
  readQuestionFile({ name, bytes: typeof content === 'string' ? strToU8(content) : content });

/** Reads a file to its end, whether it is refused or not; returns what came of it. */
const settle = (name: string, content: string | Uint8Array): Promise<ReadFile | Error> =>
  read(name, content).catch((error: Error) => error);

let fetched: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('Nothing is fetched'));
});
afterEach(() => {
  expect(fetched).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

describe('an archive', () => {
  test('that is a thousand times as large unpacked is refused by what it holds', async () => {
    const bomb = createArchiveBomb('word/document.xml', 60);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await settle('a.docx', bomb)).toMatchObject({
      message: expect.stringMatching(/larger than 40 MB unpacked/),
    });
  });

  test('that lies about what is in it is never unpacked beyond what it says', async () => {
    const bomb = createArchiveBomb('word/document.xml', 60);
    const view = new DataView(bomb.buffer, bomb.byteOffset);
    // The size unpacked, in the list at the end.
    for (let at = bomb.length - 46; at > 0; at--)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true);
    expect(await settle('a.docx', bomb)).toBeInstanceOf(Error);
  });

  test('with more entries than any bank is refused', async () => {
    const files = Array.from({ length: 5001 }, (_, at) => [`q${at}.xml`, strToU8('<a/>')]);
    const answer = await settle('a.zip', zipSync(Object.fromEntries(files)));
    expect(answer).toMatchObject({ message: expect.stringMatching(/more than 5000 entries/) });
  });

  test('with paths that lead out of it writes nothing, and its entries are names', async () => {
    const answer = await settle(
      'a.zip',
      zipSync({ '../../etc/passwd': strToU8('x'), 'imsmanifest.xml': strToU8('<manifest/>') }),
    );
    expect(answer).toMatchObject({ losses: [{ what: 'File of the package', text: '../../etc/passwd' }] });
  });

  test('that is cut off is refused', async () => {
    const whole = zipSync({ 'h5p.json': strToU8('{}') });
    expect(await settle('a.h5p', whole.subarray(0, whole.length - 10))).toMatchObject({
      message: expect.stringMatching(/is broken/),
    });
  });
});

describe('XML', () => {
  test('whose entities stand for a billion laughs is refused at the first of them', async () => {
    const entities = Array.from({ length: 10 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`);
    const text = `<!DOCTYPE quiz [<!ENTITY l0 "ha">${entities.join('')}]><quiz><question>&l10;</question></quiz>`;
    expect(await settle('a.xml', text)).toMatchObject({ message: expect.stringMatching(/undefined entity/) });
  });

  test('whose entity is a file of the machine is refused', async () => {
    const text =
      '<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz><question>&x;</question></quiz>';
    expect(await settle('a.xml', text)).toMatchObject({ message: expect.stringMatching(/undefined entity/) });
  });

  test('that nests ten thousand deep is refused with its line', async () => {
    const text = `<quiz>${'<question>'.repeat(10_000)}`;
    expect(await settle('a.xml', text)).toMatchObject({
      message: expect.stringMatching(/Line 1: elements nest deeper than 100/),
    });
  });
});

test('scripts, remote pictures and frames are words at most', async () => {
  const html =
    '<p onclick="x()">Why?<script>alert(1)</script><img src="https://evil.example/x.png"><iframe src="javascript:x()"></iframe></p>';
  const text = `<quiz><question type="essay"><questiontext format="html"><text><![CDATA[${html}]]></text></questiontext></question></quiz>`;
  const answer = await read('a.xml', text);
  expect(answer.questions).toEqual([{ type: 'open', prompt: 'Why?', answer: '', lines: null }]);
  expect(answer.losses.map(({ what, text: words }) => `${what}: ${words}`)).toEqual([
    'Script: ',
    'Picture: https://evil.example/x.png',
    'Embedded page: javascript:x()',
  ]);
});

test('names that every object has are no types', async () => {
  const types = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
  const text = `<quiz>${types.map((type) => `<question type="${type}"><questiontext><text>Q</text></questiontext></question>`).join('')}</quiz>`;
  expect(await read('a.xml', text)).toMatchObject({
    questions: [],
    losses: types.map((type) => ({ what: `Question of the type “${type}”` })),
  });
});

describe('a text that no field holds is cut, and named', () => {
  const long = 'word '.repeat(5_000);
  const asMoodle = (type: string, inner: string) =>
    `<quiz><question type="${type}"><name><text>A</text></name><questiontext format="moodle_auto_format">` +
    `<text>${long}</text></questiontext>${inner}</question></quiz>`;

  test.each([
    ['a.gift', `${long} {=${long} ~no}`],
    ['b.gift', `Match {=${long} -> a =b -> ${long}}`],
    ['c.gift', `Which? {=${'{'.repeat(50_000)}}`],
    ['a.csv', `question,answer A,answer B,correct\n${long},${long},no,A`],
    ['cards.csv', `${long},front\nback,${long}`],
    ['a.txt', `${long}\nA. ${long}\nB. no\nANSWER: A`],
    ['a.xml', asMoodle('multichoice', `<answer fraction="100"><text>${long}</text></answer>`)],
    ['b.xml', asMoodle('shortanswer', `<answer fraction="100"><text>${long}</text></answer>`)],
  ])('%s', async (name, content) => {
    const { questions, losses } = await read(name, content);
    expect(questions.map((question, at) => newItemFrom(question, `item-${at}`))).not.toEqual([]);
    expect(losses.map(({ what }) => what)).toContain('Text beyond 20000 characters');
  });
});

describe('what makes a pattern run for ever is read or refused in seconds', () => {
  const wrap = (html: string) =>
    `<quiz><question type="cloze"><questiontext format="html"><text><![CDATA[${html}]]></text></questiontext></question></quiz>`;
  const MANY = 180_000;
  test.each([
    ['fields that never end', 'a.xml', wrap('{1:MC:'.repeat(MANY / 6))],
    ['escapes that never end', 'a.xml', wrap(`{1:MC:${'\\\\'.repeat(MANY / 2)}`)],
    ['spaces', 'a.xml', wrap(' \u00A0'.repeat(MANY / 2))],
    ['elements that never end', 'a.xml', wrap('<b><i>'.repeat(MANY / 6))],
    ['elements that end in another order', 'a.xml', wrap('<b>'.repeat(30_000) + '</i></u>'.repeat(10_000))],
    ['cells of a table', 'a.xml', wrap('<td>a'.repeat(MANY / 5))],
    ['cells of a table with spaces alone', 'a.xml', wrap('<td> '.repeat(MANY / 5))],
    ['braces', 'a.gift', '{'.repeat(MANY)],
    ['tildes', 'a.gift', `Q {${'~='.repeat(MANY / 2)}}`],
    ['titles', 'a.gift', '::'.repeat(MANY / 2)],
    ['empty lines', 'a.gift', '\n \n'.repeat(MANY / 3)],
    ['quotes', 'a.csv', '"'.repeat(MANY)],
    ['spaces in a cell', 'a.csv', `Question,Correct\n${' '.repeat(MANY)}x,${' '.repeat(MANY)},`],
    ['stars', 'a.md', '*a'.repeat(MANY / 2)],
    ['brackets', 'a.md', '!['.repeat(MANY / 2)],
    ['answers', 'a.txt', `${'ANSWER: '.repeat(MANY / 8)}`],
    ['lines', 'a.txt', '\n'.repeat(MANY)],
    ['lines of an exercise', 'a.Rmd', `Question\n========\n${'\n'.repeat(MANY)}`],
    ['lines of an exercise in LaTeX', 'a.Rnw', `\\begin{question}${'\n'.repeat(MANY)}`],
    ['entries with stars', 'a.md', `1. Q?\n${'* a\n'.repeat(MANY / 6)}`],
    ['entries of a list', 'a.md', '* a\n'.repeat(MANY / 6)],
    ['lines of a key', 'a.md', '1-5 BACDA\n'.repeat(MANY / 10)],
    ['tabs', 'a.md', `1. Q?\n${'\t'.repeat(MANY)}`],
    ['tabs in GIFT', 'a.gift', `::a:: ${'\t'.repeat(MANY)}`],
  ])('%s', { timeout: ENOUGH * 2 }, async (_, name, text) => {
    const start = performance.now();
    await settle(name, text);
    expect(performance.now() - start).toBeLessThan(ENOUGH);
  });
});
