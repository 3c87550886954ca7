import { describe, expect, test } from 'vitest';
import { aWorksheet } from '#test/support/builders.ts';
import { applyInvariants } from '../../../document/apply-invariants.ts';
import { isNumberedItem } from '../../../items/item.ts';
import { listNumberLabels } from '../../../vocabulary/numbering.ts';
import { isShownOn } from '../../../vocabulary/shown-on.ts';
import { listAnswerRows, listGuideRows } from '../keys/list-answers.ts';
import { listScores, sumPoints } from '../points/count-points.ts';
import { countVersions, describeVersion, findVersionWith, toVersion } from './to-version.ts';
import { addVariant, findVariant, freeVariant } from './variant-rules.ts';

const ask = (id: string, more: object = {}) => ({
  id,
  type: 'open_response',
  data: { subtitle: `Why ${id}?`, has_answer: true, answer: `because ${id}` },
  points: { value: 2 },
  ...more,
});
const items = [
  ask('a'),
  ask('a-easy', { variant: { of: 'a', level: 'support' }, points: undefined }),
  { id: 'part', type: 'section_header', data: { title: 'Part' } },
  ask('b'),
  ask('b-hard', { variant: { of: 'b', level: 'challenge' }, points: { value: 9 } }),
  ask('c'),
];
const aTest = (given: object = {}) => aWorksheet({ items, scoring: {}, ...given });
const listPrinted = (worksheet: ReturnType<typeof aTest>, version: number) => {
  const sheet = toVersion(worksheet, version);
  const labels = listNumberLabels(sheet.items, isNumberedItem);
  return sheet.items.flatMap(({ id }, at) => (labels[at] ? [`${labels[at]} ${id}`] : []));
};

describe('variants of questions', () => {
  test('take the places of their questions on a sheet of their own, with the same numbers', () => {
    expect(countVersions(aTest())).toBe(3);
    expect([0, 1, 2].map((version) => listPrinted(aTest(), version))).toEqual([
      ['1. a', '2. b', '3. c'],
      ['1. a-easy', '2. b', '3. c'],
      ['1. a', '2. b-hard', '3. c'],
    ]);
    expect([0, 1, 2].map((version) => describeVersion(aTest(), version).label)).toEqual(['••', '•', '•••']);
  });

  test('stand in each version where their questions do, and every sheet has as many points', () => {
    const worksheet = aTest({ versions: { seeds: [1, 22, 333, 4444], first_as_written: false } });
    expect(countVersions(worksheet)).toBe(12);
    for (const at of [0, 1, 2, 3]) {
      const [standard, support, challenge] = [0, 4, 8].map((level) => listPrinted(worksheet, level + at));
      expect(support).toEqual(standard?.map((line) => line.replace(/ a$/, ' a-easy')));
      expect(challenge).toEqual(standard?.map((line) => line.replace(/ b$/, ' b-hard')));
    }
    for (const version of Array(12).keys()) {
      const sheet = toVersion(worksheet, version);
      expect(sumPoints(listScores(sheet.items))).toBe(6);
    }
    expect(describeVersion(worksheet, 5)).toEqual({ letter: 'B', level: 'support', label: 'B •' });
  });

  test('leave the item below with their question, which goes with it in every version', () => {
    const worksheet = aTest({
      items: [
        ask('a'),
        ask('a-easy', { variant: { of: 'a', level: 'support' } }),
        { id: 'note', type: 'basic_text', data: { instruction: 'Of a' }, order: 'with_above' },
        ...['b', 'c', 'd'].map((id) => ask(id)),
      ],
      versions: { seeds: [1, 22, 333, 4444], first_as_written: false },
    });
    for (const version of Array(8).keys()) {
      const ids = toVersion(worksheet, version)
        .items.filter((item) => isShownOn(item, 'sheet'))
        .map(({ id }) => id);
      expect(ids.indexOf('note')).toBe(ids.indexOf(version < 4 ? 'a' : 'a-easy') + 1);
    }
  });

  test('are printed nowhere while they are hidden', () => {
    const hidden = aTest({
      items: items.map((item) => ('variant' in item ? { ...item, hide: true } : item)),
    });
    expect(countVersions(hidden)).toBe(1);
    expect(findVersionWith(hidden, 'b-hard', 0)).toBe(0);
    const one = aTest({
      items: items.map((item) => (item.id === 'a-easy' ? { ...item, hide: true } : item)),
    });
    const both = [ask('x'), ask('x-easy', { variant: { of: 'x', level: 'support' } })];
    const support = aTest({ items: [...one.items, ...both] });
    expect(listPrinted(support, 1)).toEqual(['1. a', '2. b', '3. c', '4. x-easy']);
  });

  test('earn what their question earns, however many parts they have', () => {
    const blanks = (id: string, count: number, more: object) => ({
      id,
      type: 'fill_in_the_blank',
      data: { words: ['Rain', 'falls', 'down'].map((value, at) => ({ value, blank: at < count })) },
      ...more,
    });
    const worksheet = aWorksheet({
      scoring: {},
      items: [
        blanks('f', 3, { points: { value: 0.5, per_part: true } }),
        blanks('easy', 1, { variant: { of: 'f', level: 'support' } }),
      ],
    });
    const sums = [0, 1].map((at) => sumPoints(listScores(toVersion(worksheet, at).items)));
    expect(sums).toEqual([1.5, 1.5]);
  });

  test('have their answers in the tables of the key beside those of their questions', () => {
    expect(listAnswerRows(aTest())[0]).toEqual({
      number: '1',
      answers: ['because a', 'because a-easy', 'because a'],
    });
    const [first, , third] = listGuideRows(aTest());
    expect(first).toMatchObject({
      numbers: ['1', '1', '1'],
      prompt: '•• Why a? · • Why a-easy? · ••• Why a?',
      answers: ['•• because a', '• because a-easy', '••• because a'],
    });
    expect(third).toMatchObject({ id: 'c', prompt: 'Why c?', answers: ['because c'] });
  });

  test('change nothing of the standard sheet, and are found by their sheet', () => {
    const plain = aWorksheet({ items: items.filter((item) => !('variant' in item)), scoring: {} });
    expect(listPrinted(aTest(), 0)).toEqual(listPrinted(plain, 0));
    expect(findVersionWith(aTest(), 'b-hard', 0)).toBe(2);
    expect(findVersionWith(aTest(), 'c', 1)).toBe(1);
    expect(countVersions(plain)).toBe(1);
  });

  test('begin as a copy below their question, and become questions of their own', () => {
    const worksheet = aTest();
    addVariant(worksheet, { of: 'a', level: 'challenge', id: 'new' });
    expect(worksheet.items.map(({ id }) => id).slice(0, 3)).toEqual(['a', 'a-easy', 'new']);
    expect(findVariant(worksheet, 'a', 'challenge')).toMatchObject({
      id: 'new',
      data: { subtitle: 'Why a?' },
    });
    for (const of of ['a', 'new', 'part', 'gone'])
      addVariant(worksheet, { of, level: 'challenge', id: 'more' });
    expect(worksheet.items).toHaveLength(items.length + 1);
    const item = findVariant(worksheet, 'a', 'challenge');
    if (item) freeVariant(item);
    expect(listPrinted(worksheet, 0)).toEqual(['1. a', '2. new', '3. b', '4. c']);
  });
});

describe('what cannot be a variant is a question of its own:', () => {
  const read = (...given: object[]) => aWorksheet({ items: given }).items.map(({ variant }) => variant?.of);
  const variant = { of: 'a', level: 'support' };

  test('one whose question is gone, one too many, one of a variant, one without a number', () => {
    expect(read(ask('x', { variant }))).toEqual([undefined]);
    expect(read(ask('a'), ask('x', { variant }), ask('y', { variant }))).toEqual([undefined, 'a', undefined]);
    expect(
      read(ask('a'), ask('x', { variant }), ask('y', { variant: { of: 'x', level: 'support' } })),
    ).toEqual([undefined, 'a', undefined]);
    expect(read(ask('a'), { id: 't', type: 'basic_text', data: {}, variant })).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('also when its question is deleted', () => {
    const before = aTest();
    const after = { ...before, items: before.items.filter(({ id }) => id !== 'a') };
    const live = structuredClone(after);
    applyInvariants(live, before, after);
    expect(live.items.map(({ variant: found }) => found?.of)).toEqual([
      undefined,
      undefined,
      undefined,
      'b',
      undefined,
    ]);
  });

  test('and a worksheet with variants is one of schema version 2', () => {
    expect(aWorksheet({ items: [ask('a', { points: undefined })] }).schema_version).toBe(1);
    expect(
      aWorksheet({ items: [ask('a', { points: undefined }), ask('x', { points: undefined, variant })] })
        .schema_version,
    ).toBe(2);
  });
});
