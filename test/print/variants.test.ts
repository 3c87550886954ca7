// @module-tag slow
import { expect, test } from 'vitest';
import { aPrinter } from '../support/render.ts';

const print = aPrinter();

const ask = (id: string, more: object = {}) => ({
  id,
  type: 'open_response',
  data: { subtitle: `Why ${id}?`, has_answer: true, answer: `because ${id}` },
  ...more,
});
const aTest = (given: object = {}) => ({
  entity_type: 'worksheet',
  items: [
    ask('rain'),
    ask('drizzle', { variant: { of: 'rain', level: 'support' } }),
    ask('snow'),
    ask('hail', { variant: { of: 'snow', level: 'challenge' } }),
  ],
  ...given,
});
const read = async (given: object, options: object = {}) =>
  (await print(aTest(given), options)).pages.map(({ text }) => text);

test('a worksheet with variants is printed as three sheets with the same numbers, each with its dots', async () => {
  const [standard, support, challenge, ...more] = await read({});
  expect(more).toEqual([]);
  expect(standard).toMatch(/1\. Why rain\?.*2\. Why snow\?.*••$/);
  expect(support).toMatch(/1\. Why drizzle\?.*2\. Why snow\?.*•$/);
  expect(support).not.toMatch(/••|rain/);
  expect(challenge).toMatch(/1\. Why rain\?.*2\. Why hail\?.*•••$/);
});

test('the key of each sheet has its answers, and so has the table at its end', async () => {
  const key = await read({ key_pages: { answers: true, guide: false } }, { answerKey: true });
  expect(key[1]).toMatch(/because drizzle.*because snow/);
  expect(key[2]).toMatch(/because rain.*because hail/);
  expect(key[3]).toMatch(/Question •• • ••• 1 because rain because drizzle because rain 2/);
});

test('the PDF of one version has it in each difficulty, and large print has the same numbers', async () => {
  const versions = { seeds: [1, 22], first_as_written: false };
  const all = await read({ versions });
  expect(all.map((text) => /[AB] •+$/.exec(text)?.[0])).toEqual([
    'A ••',
    'B ••',
    'A •',
    'B •',
    'A •••',
    'B •••',
  ]);
  const ofB = await read({ versions }, { copies: 1 });
  expect(ofB).toEqual([all[1], all[3], all[5]]);
  const large = await read({ versions }, { large: true });
  const listQuestions = (text: string) => text.match(/\d\. Why \w+\?/g);
  expect(large.map(listQuestions)).toEqual(all.map(listQuestions));
});

test('the set of a class has for each pupil the sheet of the own level, and its name on it', async () => {
  const class_list = ['Ann', { name: 'Bo', level: 'support' }, { name: 'Cem', level: 'challenge' }, 'Dana'];
  const pages = await read({ class_list, versions: { seeds: [1, 22] } }, { copies: 'class' });
  expect(pages.map((text) => / ([AB] •+ · \w+)$/.exec(text)?.[1])).toEqual([
    ...['A •• · Ann', 'B • · Bo', 'A ••• · Cem', 'B •• · Dana'],
  ]);
  expect(pages.map((text) => [...text.matchAll(/Why (\w+)\?/g)].map(([, id]) => id).sort())).toEqual([
    ...[
      ['rain', 'snow'],
      ['drizzle', 'snow'],
      ['hail', 'rain'],
      ['rain', 'snow'],
    ],
  ]);
});
