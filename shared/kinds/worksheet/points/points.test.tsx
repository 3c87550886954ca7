import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { applyInvariants } from '../../../document/apply-invariants.ts';
import { addItem, addItems, insertItems } from '../../../items/list-rules.ts';
import { writeMarginPoints, writePromptPoints } from '../../../vocabulary/paper-words.ts';
import { createWorksheetContent } from '../view.tsx';
import { listScores, sumBonus, sumPoints, sumSections } from './count-points.ts';
import { createScale, findScale, listGradeRows, SCALE_NAMES } from './grade-scales.ts';
import { addGrade, removeGrade, setAllPoints, setGrade, setGrades, setScoring } from './rules.ts';
import { createScoring } from './scoring.ts';

const ask = (id: string, points?: object) => ({ ...anOpenResponse(`Why ${id}?`, id), points });
const header = (id: string) => ({ id, type: 'section_header', data: { title: id } });
const blanks = {
  id: 'blanks',
  type: 'fill_in_the_blank',
  data: { words: ['Rain', 'falls', 'down'].map((value, at) => ({ value, blank: at > 0 })) },
  points: { value: 0.5, per_part: true },
};
const items = [
  header('First'),
  ask('a', { value: 2 }),
  ask('b', { value: 1.5 }),
  header('Second'),
  blanks,
  ask('c', { value: 3, bonus: true }),
  { ...ask('d', { value: 9 }), hide: true },
  ask('e'),
];
const aTest = (scoring: object | undefined = {}, more: object = {}) =>
  aWorksheet({ items, scoring, ...more });
const score = () => listScores(aTest().items);

describe('points', () => {
  test('are summed for each section and for the sheet; bonus, hidden items and items without any count for nothing', () => {
    expect(sumPoints(score())).toBe(4.5);
    expect(sumBonus(score())).toBe(3);
    expect([...sumSections(score())]).toEqual([
      ['First', 3.5],
      ['Second', 1],
    ]);
  });

  test('for each part are those of all its blanks', () => {
    expect(score().find(({ id }) => id === 'blanks')?.score).toEqual({ value: 1, each: 0.5, bonus: false });
  });

  test.each([{ value: 0.25 }, { value: -1 }, { value: 100.5 }])('of %o are refused', (points) => {
    expect(() => aWorksheet({ items: [ask('a', points)] })).toThrow(/points/);
  });

  test.each([
    ['en-US', '(3 points, 0.5 each)', '/ 3'],
    ['de-DE', '(3 Punkte, je 0,5)', '/ 3'],
    ['pl', '(3 punkty, po 0,5)', '/ 3'],
    ['he', '(3 נקודות, 0.5 לכל סעיף)', '/ 3'],
    ['ar', '(3 درجات, لكل جزء 0.5)', '/ 3'],
    ['sw', '(3 points, 0.5 each)', '/ 3'],
    ['fr', '(3 points, 0,5 chacun)', '/ 3'],
    ['es', '(3 puntos, 0,5 cada uno)', '/ 3'],
    ['ko', '(3 points, 0.5 each)', '/ 3'],
  ])('are written in the language of the sheet: %s', (locale, long, short) => {
    const given = { value: 3, each: 0.5, bonus: false };
    expect(writePromptPoints(given, locale).replaceAll('\u00A0', ' ')).toBe(long);
    expect(writeMarginPoints(given, locale).replaceAll('\u00A0', ' ')).toBe(short);
  });

  test('of one are in the singular, and those of a bonus say so', () => {
    const write = (value: number, bonus: boolean) =>
      writePromptPoints({ value, each: null, bonus }, 'en').replaceAll('\u00A0', ' ');
    expect([write(1, false), write(2, true)]).toEqual(['(1 point)', '(2 bonus points)']);
    expect(writeMarginPoints({ value: 2, bonus: true }, 'en')).toBe('+\u00A02');
  });

  test('of the whole sheet stand beside the name with room for those reached, unless a table says them or none show', () => {
    const drawHead = (scoring: object | undefined, more: object = {}) =>
      renderToStaticMarkup(createWorksheetContent(aTest(scoring, more), false).head);
    expect(drawHead({})).toMatch(/Name.*Date.*Points.*\/ 4\.5/);
    expect(drawHead({}, { locale: 'de-DE' })).toMatch(/Punkte.*\/ 4,5/);
    expect(drawHead({}, { student_info_visible: 0 })).not.toContain('4.5');
    for (const scoring of [{ shown: 'nowhere' }, { table: 'head' }])
      expect(drawHead(scoring)).not.toContain('4.5');
    expect(renderToStaticMarkup(createWorksheetContent(aWorksheet({ items }), false).head)).not.toContain(
      'Points',
    );
  });

  test('begin with one for each question, stop, and are found again', () => {
    const worksheet = aWorksheet({ items: [header('One'), ask('a'), ask('b')] });
    setScoring(worksheet, true);
    expect(worksheet.items.map(({ points }) => points?.value)).toEqual([undefined, 1, 1]);
    setAllPoints(worksheet, 4);
    setScoring(worksheet, false);
    expect(worksheet.scoring).toBeUndefined();
    setScoring(worksheet, true);
    expect(worksheet.items.map(({ points }) => points?.value)).toEqual([undefined, 4, 4]);
  });

  test('of a question that is added are those of most others, whole and once', () => {
    const parts = { value: 9, per_part: true };
    const items = [
      header('One'),
      ask('a', { value: 3 }),
      ask('b', { value: 3 }),
      ask('c', parts),
      ask('d', { value: 0 }),
    ];
    const worksheet = aWorksheet({ items, scoring: {} });
    addItem(worksheet, { type: 'multiple_choice', at: 1, id: 'new' });
    expect(worksheet.items[1]?.points).toEqual({ value: 3, per_part: false, bonus: false });
    addItem(worksheet, { type: 'divider', at: 1, id: 'line' });
    expect(worksheet.items[1]?.points).toBeUndefined();
    const pasted = aWorksheet({ items: [ask('p'), ask('q', { value: 5 })] }).items;
    insertItems(worksheet, { at: 0, items: pasted });
    addItems(worksheet, { at: 0, items: pasted, instead: null });
    expect(worksheet.items.slice(0, 4).map(({ points }) => points?.value)).toEqual([3, 5, 3, 5]);
  });

  test('are given to no new question of a worksheet without points, and to it once there are some', () => {
    const worksheet = aWorksheet({ items: [ask('a', { value: 4 })] });
    addItem(worksheet, { type: 'open_response', at: 1, id: 'new' });
    expect(worksheet.items[1]?.points).toBeUndefined();
    setScoring(worksheet, true);
    expect(worksheet.items.map(({ points }) => points?.value)).toEqual([4, 4]);
  });
});

describe('grades', () => {
  test('share out the points without a gap, whatever the scale', () => {
    for (const { value } of SCALE_NAMES)
      for (const total of [7, 20, 22.5, 100]) {
        const rows = listGradeRows(createScale(value), total);
        expect(rows[0]?.to).toBe(total);
        expect(rows.at(-1)?.from).toBe(0);
        for (const [at, { from }] of rows.entries()) expect(rows[at + 1]?.to ?? from - 0.5).toBe(from - 0.5);
      }
  });

  test('come in whole points where no half ones are given', () => {
    expect(listGradeRows(createScale('DE'), 20, 1).slice(0, 3)).toEqual([
      { mark: '1', from: 19, to: 20 },
      { mark: '2', from: 17, to: 18 },
      { mark: '3', from: 14, to: 16 },
    ]);
  });

  test('begin as those of the language, and are edited one by one', () => {
    const scoring = createScoring();
    setGrades(scoring, { grades: 'end', locale: 'de-AT' });
    expect(findScale(scoring.scale)).toBe('DE');
    setGrade(scoring, { at: 0, from: 95 });
    expect(findScale(scoring.scale)).toBeNull();
    setGrades(scoring, { grades: 'key', locale: 'fr' });
    expect(scoring.scale[0]).toEqual({ mark: '1', from: 95 });
    removeGrade(scoring, 0);
    addGrade(scoring);
    expect(scoring.scale.map(({ mark }) => mark)).toEqual(['2', '3', '4', '5', '6', '']);
  });
});

describe('on paper', () => {
  const draw = (scoring: object | undefined, answerKey = false, more: object = {}) =>
    createWorksheetContent(aTest(scoring, more), answerKey).blocks.map(({ key, element }) => ({
      key,
      html: renderToStaticMarkup(element),
    }));
  const find = (blocks: ReturnType<typeof draw>, wanted: string) =>
    blocks.find(({ key }) => key === wanted)?.html.replaceAll('\u00A0', ' ');

  test('nothing is printed until a worksheet gives points', () => {
    const plain = aWorksheet({ items: items.map((item) => ({ ...item, points: undefined })) });
    const drawn = createWorksheetContent(plain, false).blocks.map(({ element }) =>
      renderToStaticMarkup(element),
    );
    expect(draw(undefined, false, { scoring: undefined }).map(({ html }) => html)).toEqual(drawn);
  });

  test('they stand in the margin, or behind the words where there are some', () => {
    expect(find(draw({}), 'a')).toContain(
      '<span class="margin-points with-room"><span><span>/ 2</span></span></span>',
    );
    const behind = draw({ shown: 'prompt' });
    expect(find(behind, 'a')).toContain('<span class="prompt-points"> (2 points)</span>');
    expect(find(behind, 'blanks')).toContain(
      '<span class="margin-points with-room"><span><span>/ 1</span></span></span>',
    );
    expect(find(draw({ shown: 'nowhere' }), 'a')).not.toContain('points');
  });

  test('headers have the totals of their sections where those are asked for', () => {
    expect(find(draw({}), 'First')).not.toContain('points');
    expect(find(draw({ section_totals: true }), 'First')).toContain('/ 3.5</span>');
  });

  test('the table stands before the items or after them, with the total', () => {
    expect(draw({ table: 'head' })[0]?.key).toBe('#points');
    const last = draw({ table: 'end' }).at(-1);
    expect(last?.key).toBe('#points');
    expect(last?.html).toContain('<td class="points-sum">4.5</td>');
    expect(last?.html).toContain('<td>+3</td>');
  });

  test('the table of grades may be on the key alone', () => {
    const scoring = { grades: 'key', scale: createScale('US') };
    expect(find(draw(scoring), '#grades')).toBeUndefined();
    expect(find(draw(scoring, true), '#grades')).toContain('<td>4.5</td>');
  });
});

describe('schema version 2', () => {
  test('is that of a worksheet with points alone', () => {
    expect(aTest().schema_version).toBe(2);
    expect(aWorksheet({ items: [ask('a', { value: 1 })] }).schema_version).toBe(2);
    expect(aWorksheet({ items: [ask('a')] }).schema_version).toBe(1);
  });

  test('comes with the edit that needs it', () => {
    const before = aWorksheet({ items: [ask('a')] });
    const after = structuredClone(before);
    setScoring(after, true);
    const live = structuredClone(after);
    applyInvariants(live, before, after);
    expect(live.schema_version).toBe(2);
  });
});

test('a grade that has no name yet is not printed, and two that earn as much have their own columns', () => {
  const draw = (scale: readonly object[]) =>
    createWorksheetContent(aTest({ grades: 'end', scale }), false)
      .blocks.map(({ element }) => renderToStaticMarkup(element))
      .join('');
  const named = draw([
    { mark: 'Passed', from: 50 },
    { mark: '', from: 0 },
    { mark: ' ', from: 0 },
  ]);
  expect(named.match(/scope="col"/g)).toHaveLength(1);
  expect(draw([{ mark: '', from: 0 }])).not.toContain('points-table');
});
