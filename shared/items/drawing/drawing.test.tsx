import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { DRAWING_KINDS, type DrawingKind } from '../../drawings/kinds.ts';
import { CONTENT_WIDTH } from '../../paper/sheet/page-sizes.ts';
import { documentStyle } from '../../vocabulary/style.ts';
import { createItem, getItemType, wrapData } from '../item.ts';
import { getItemView } from '../item-views.ts';
import { toQuestions } from '../list-questions.ts';
import { drawingMaker } from './maker.ts';
import { remakeDrawings, setKind } from './rules.ts';
import { createDrawing, type DrawingData, drawingData } from './schema.ts';
import { DrawingView, view } from './view.tsx';

beforeAll(async () => void (await drawingMaker.load()));

const PX_PER_MM = 96 / 25.4;
const aDrawing = (more: object): DrawingData => drawingData.parse(more);
const draw = (
  more: object,
  { answerKey = false, width = CONTENT_WIDTH, locale = 'en-US', fontSize = 14 } = {},
) => {
  const item = { ...createItem('drawing', 'a'), data: aDrawing(more) };
  return renderToStaticMarkup(
    <DrawingView
      {...{ item, answerKey, width, locale }}
      number="1."
      style={documentStyle.parse({ font_size: fontSize })}
    />,
  );
};
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;
const readSizes = (html: string) =>
  [...html.matchAll(/<svg[^>]* width="([\d.]+)" height="([\d.]+)" viewBox="0 0 ([\d.]+) ([\d.]+)"/g)].map(
    (found) => found.slice(1).map(Number),
  );
/** Reads a time off the two lines of a face, the shorter of which is the hour hand. */
function readTimes(html: string): string[] {
  return html
    .split('<svg')
    .slice(1)
    .map((svg) => {
      const lines = [...svg.matchAll(/<line x1="([\d.]+)" y1="([\d.]+)" x2="([\d.]+)" y2="([\d.]+)"/g)].map(
        ([, ...numbers]) => numbers.map(Number) as [number, number, number, number],
      );
      const hands = lines
        .map(([x1, y1, x2, y2]) => ({
          length: Math.hypot(x2 - x1, y2 - y1),
          turn: (Math.atan2(x2 - x1, y1 - y2) / (2 * Math.PI) + 1) % 1,
        }))
        .sort((a, b) => a.length - b.length);
      if (hands.length === 0) return '';
      const minute = Math.round((hands[1]?.turn ?? 0) * 60) % 60;
      const hour = Math.floor((hands[0]?.turn ?? 0) * 12 + 1e-6) || 12;
      return `${hour}:${String(minute).padStart(2, '0')}`;
    });
}

describe('the same for ever', () => {
  test('times that are drawn by lot', () => {
    const times = (level: string) => readTimes(draw({ made: 4, level }));
    expect([times('easy'), times('medium'), times('hard')]).toMatchInlineSnapshot(`
      [
        [
          "1:30",
          "12:30",
          "4:30",
          "9:30",
        ],
        [
          "1:35",
          "12:30",
          "4:55",
          "9:35",
        ],
        [
          "1:37",
          "12:31",
          "4:58",
          "9:36",
        ],
      ]
    `);
  });

  test('another seed draws other values, and a version of a sheet has a seed of its own', () => {
    const data = aDrawing({ made: 5 });
    const other = getItemView('drawing').deal?.(data, 99) as DrawingData;
    expect(draw(other)).not.toBe(draw(data));
    remakeDrawings(data);
    expect(data.shuffle_seed).not.toBe(1);
  });
});

describe('a student', () => {
  const values = ['3:30', '11:05'];

  test('reads: the hands are there, and the time is on the key alone', () => {
    const [sheet, key] = [draw({ values }), draw({ values }, { answerKey: true })];
    expect([readTimes(sheet), readTimes(key)]).toEqual([values, values]);
    expect([sheet.includes('>3:30<'), key.includes('>3:30<')]).toEqual([false, true]);
    // Nothing moves.
    expect(readSizes(sheet)).toEqual(readSizes(key));
    expect(count(sheet, /data-place="line"/g)).toBe(2);
  });

  test('draws: the time is printed, and the hands are on the key alone, in red', () => {
    const [sheet, key] = [
      draw({ values, task: 'draw' }),
      draw({ values, task: 'draw' }, { answerKey: true }),
    ];
    expect([readTimes(sheet), readTimes(key)]).toEqual([['', ''], values]);
    expect(sheet).toContain('>3:30<');
    expect(count(key, /<line[^>]* class="key-ink"/g)).toBe(4);
  });

  test('sees both, or the drawing alone', () => {
    const both = draw({ values, task: 'shown' });
    expect([readTimes(both), both.includes('>3:30<'), both.includes('data-place')]).toEqual([
      values,
      true,
      false,
    ]);
    const alone = draw({ values, task: 'alone' }, { answerKey: true });
    expect([readTimes(alone), alone.includes('>3:30<')]).toEqual([values, false]);
  });

  test('finds a part of a number bond that only the key has', () => {
    const [sheet, key] = [false, true].map((answerKey) =>
      draw({ kind: 'number_bond', values: ['10 = 4 + _'] }, { answerKey }),
    );
    expect([sheet?.includes('>6<'), key?.includes('>6<')]).toEqual([false, true]);
    expect(sheet).toContain('aria-label="Number bond: 10 = 4 + ?"');
  });

  test('hears what is drawn in the language of the sheet', () => {
    expect(draw({ values }, { locale: 'de-DE' })).toContain('aria-label="Uhr: 3:30"');
    expect(draw({ values }, { locale: 'ar-EG' })).toContain('aria-label="ساعة: 3:30"');
    expect(draw({ values }, { locale: 'xx' })).toContain('aria-label="Clock: 3:30"');
  });
});

describe('sizes are true', () => {
  test.each([
    ['clock', { values: ['1:00'], size: 40 }, 40],
    ['ruler_cm', { values: ['5'] }, 68],
    ['squared', { size: 5 }, null],
  ] as const)('%s', (kind, more, mm) => {
    for (const [width = 0, height = 0, w = 0, h = 0] of readSizes(draw({ kind, ...more }))) {
      expect(width / w).toBeCloseTo(PX_PER_MM, 6);
      expect(height / h).toBeCloseTo(PX_PER_MM, 6);
      // As long as asked, up to the next whole px.
      if (mm !== null) expect(w - mm).toBeGreaterThan(-1e-6);
      if (mm !== null) expect((w - mm) * PX_PER_MM).toBeLessThan(1);
    }
  });

  test('fewer columns than chosen are printed where the drawings are too wide', () => {
    const values = ['1:00', '2:00', '3:00', '4:00', '5:00', '6:00'];
    const countColumns = (more: object, width?: number) =>
      /--drawn-columns:(\d)/.exec(draw({ values, ...more }, width === undefined ? {} : { width }))?.[1];
    expect(countColumns({ size: 45, columns: 4 })).toBe('3');
    expect(countColumns({ size: 45, columns: 4 }, 334)).toBe('1');
    expect(countColumns({ size: 20, columns: 6 })).toBe('6');
  });

  test('what is wider than a single column becomes smaller, and is as wide as that', () => {
    for (const kind of ['bar_chart', 'calendar', 'clock'] as const) {
      const [value] = [{ bar_chart: 'A 5, B 3', calendar: '2026-03', clock: '1:00' }[kind]];
      const html = draw({ kind, values: [value], size: 100, columns: 3 }, { width: 300 });
      expect(html).not.toContain('data-tight');
      expect(readSizes(html)[0]?.[0]).toBeLessThanOrEqual(300 - 37);
    }
  });

  test('large print has larger drawings, but no longer centimeters', () => {
    const enlarge = (data: DrawingData) => getItemType('drawing').enlarge?.(data, 1.5) as DrawingData;
    const clock = aDrawing({ values: ['1:00'], size: 40 });
    expect(readSizes(draw(enlarge(clock)))[0]?.[2]).toBeCloseTo(60, 0);
    const ruler = aDrawing({ kind: 'ruler_cm', values: ['5'], size: 40 });
    expect(readSizes(draw(enlarge(ruler)))).toEqual(readSizes(draw(ruler)));
  });
});

test('a hundred drawings are drawn, and none twice by lot', () => {
  const html = draw({ made: 100, level: 'hard', columns: 6, size: 25 });
  const times = readTimes(html);
  expect(times).toHaveLength(100);
  expect(new Set(times).size).toBe(100);
});

describe('what cannot be drawn', () => {
  const list = (more: object) => {
    const made = drawingMaker.loaded;
    if (!made) throw new Error('It has loaded');
    const data = aDrawing(more);
    return made.listValues(data, made.toLook(data, 180, { em: 5, measure: () => 1, locale: 'en' }));
  };

  test('is left out and named', () => {
    expect(list({ values: ['3:30', '', '25:70', 'x'] })).toEqual({
      values: ['3:30'],
      unread: [2, 3],
      missing: 0,
    });
  });

  test('is missing where a level has fewer values', () => {
    const { values, missing } = list({ kind: 'die', level: 'easy', made: 20 });
    expect([values.length, missing]).toEqual([6, 14]);
  });

  test('leaves nothing but the directions where there is nothing else', () => {
    expect(draw({ values: ['x'] })).not.toContain('<svg');
  });
});

test('every kind draws something when it is chosen, and a wrong value never ends it', () => {
  for (const kind of DRAWING_KINDS) {
    const data = createDrawing();
    setKind(data, kind);
    expect(drawingData.parse(data)).toEqual(data);
    expect(draw(data)).toContain('<svg');
    expect(draw({ ...data, from: 5, to: 5, step: 0.001, size: 200 })).not.toMatch(/NaN|Infinity|undefined/);
  }
});

test('values stay where another kind reads them too', () => {
  const data = aDrawing({ kind: 'fraction_circle', values: ['3/4'] });
  setKind(data, 'fraction_bar');
  expect(data.values).toEqual(['3/4']);
  setKind(data, 'clock');
  expect(data).toMatchObject({ values: [], made: 1 });
});

test.each([
  ['read', ['3:30', '3/4']],
  ['draw', []],
] as const)('the table of a key has what is read (%s)', (task, texts) => {
  const describeValue = (kind: DrawingKind, value: string) => {
    const item = { ...createItem('drawing', 'a'), data: aDrawing({ kind, task, values: [value] }) };
    return view.describeAnswers({ item, number: '1.', answerKey: true, style: documentStyle.parse({}) })
      .answers;
  };
  const answers = [...describeValue('clock', '3:30'), ...describeValue('fraction_bar', '3/4')];
  expect(answers.map(({ short }) => short)).toEqual(texts);
});

describe('other programs', () => {
  const ask = (more: object) => toQuestions(wrapData('drawing', 'a', more), 'en-US').questions[0];

  test('get one drawing as the picture of a question', () => {
    expect(ask({ values: ['3:30'] })).toMatchObject({
      ...{ type: 'open', prompt: '____', answer: '3:30' },
      image: { alt: 'Clock: 3:30', ratio: 1, svg: expect.stringMatching(/^<svg xmlns=/) },
    });
  });

  test('get several in a table of their columns, each with its words below', () => {
    const question = ask({ values: ['3:30', '4:00', '5:15'], columns: 2 });
    expect(question).toMatchObject({ type: 'open', answer: '3:30; 4:00; 5:15' });
    const cells = question?.type === 'open' ? (question.table?.cells ?? []) : [];
    expect(cells.map(({ row, column, image, text }) => [row, column, image?.alt ?? text])).toEqual([
      [0, 0, 'Clock: 3:30'],
      [0, 1, 'Clock: 4:00'],
      [1, 0, '____'],
      [1, 1, '____'],
      [2, 0, 'Clock: 5:15'],
      [3, 0, '____'],
    ]);
  });

  test('get what is to be drawn without the drawing', () => {
    const question = ask({ values: ['3:30'], task: 'draw' });
    const svg = question?.type === 'text' ? (question.image?.svg ?? '') : '';
    expect(question).toMatchObject({ type: 'text', prompt: '3:30' });
    expect(svg).toContain('>12</text>');
    expect(svg).not.toContain('<line');
  });
});
