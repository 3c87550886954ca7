import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSeededRandom } from '../shuffle.ts';
import { getDrawer, isPaper } from './families.ts';
import { DRAWING_KINDS, DRAWING_LEVELS, DRAWING_TASKS, type DrawingKind } from './kinds.ts';
import type { Look } from './look.ts';
import type { Drawn, Piece, Shape } from './shape.ts';
import { getNouns, NOUN_LANGUAGES } from './words.ts';

/** Values read back from what is drawn, without anything that drew them. */

const LOOK: Look = {
  ...{ task: 'read', size: 40, marks: true, from: -10, to: 40, step: 1, height: 100, room: 170, em: 5 },
  ...{ measure: (text) => text.length * 0.6, locale: 'en-US' },
};
const draw = (kind: DrawingKind, value: string, more: Partial<Look> = {}): Drawn => {
  const drawn = getDrawer(kind).draw(value, { ...LOOK, ...more });
  if (!drawn) throw new Error(`${kind} draws nothing of “${value}”`);
  return drawn;
};
const refuses = (kind: DrawingKind, value: string): boolean => getDrawer(kind).draw(value, LOOK) === null;

type Of<S extends Shape['shape']> = Extract<Shape, { shape: S }>;
const list = <S extends Shape['shape']>({ shapes }: Drawn, shape: S, part: string): Of<S>[] =>
  shapes.filter((one): one is Of<S> => one.shape === shape && one.part === part);
const get = <S extends Shape['shape']>(drawn: Drawn, shape: S, part: string): Of<S> => {
  const [found] = list(drawn, shape, part);
  if (!found) throw new Error(`No ${shape} is a ${part}`);
  return found;
};
const writePiece = (piece: Piece): string => {
  if (typeof piece === 'string') return piece;
  return 'answer' in piece ? piece.answer : `${piece.whole} ${piece.over}/${piece.under}`.trim();
};
const getAnswers = ({ caption }: Drawn): string[] =>
  caption.flat().flatMap((piece) => (typeof piece === 'string' ? [] : [writePiece(piece)]));
const readPath = (d: string): { x: number; y: number }[] =>
  [...d.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
const getAngle = ({ x1, y1, x2, y2 }: Of<'line'>): number =>
  ((Math.atan2(x2 - x1, y1 - y2) * 180) / Math.PI + 360) % 360;
const getLength = ({ x1, y1, x2, y2 }: Of<'line'>): number => Math.hypot(x2 - x1, y2 - y1);

describe('a clock', () => {
  const every = Array.from(
    { length: 24 * 60 },
    (_, at) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`,
  );

  test('has hands that say every minute of a day', () => {
    for (const time of every) {
      const drawn = draw('clock_24', time);
      const [hour = 0, minute = 0] = time.split(':').map(Number);
      const [short, long] = [get(drawn, 'line', 'hour hand'), get(drawn, 'line', 'minute hand')];
      expect(getLength(short)).toBeLessThan(getLength(long));
      expect(Math.round(getAngle(long) / 6) % 60).toBe(minute);
      // The short hand is between two hours as far as the minutes say.
      expect(getAngle(short)).toBeCloseTo(((hour % 12) + minute / 60) * 30, 1);
      expect(getAnswers(drawn)).toEqual([time]);
    }
  });

  test('has its numbers where the hands point', () => {
    const drawn = draw('clock', '12:00');
    const r = drawn.width / 2;
    for (const { text, x, y } of list(drawn, 'text', 'number'))
      expect(((Math.atan2(x - r, r - y) * 6) / Math.PI + 12) % 12).toBeCloseTo(Number(text) % 12, 5);
    expect(list(drawn, 'text', 'number')).toHaveLength(12);
    expect(list(draw('clock_24', '0:00'), 'text', 'number')).toHaveLength(24);
  });

  test.each([
    ['3:30', '3:30'],
    ['15:30', '3:30'],
    ['3.30', '3:30'],
    ['3 pm', '3:00'],
    ['12 am', '12:00'],
    ['0:05', '12:05'],
    ['7', '7:00'],
    ['24:00', '12:00'],
  ])('“%s” is read as %s', (typed, time) => expect(getAnswers(draw('clock', typed))).toEqual([time]));

  test.each(['25:00', '3:60', '13 pm', 'noon', '3:5', '', '-1:00', '24:01'])('“%s” is refused', (typed) =>
    expect(refuses('clock', typed)).toBe(true),
  );
});

describe('a fraction', () => {
  const fractions = fc
    .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 0, max: 72 }))
    .filter(([under, over]) => over <= 6 * under);

  test.each(['fraction_circle', 'fraction_bar', 'fraction_grid'] as const)(
    '%s has as many coloured parts as its numerator says, of as many as its denominator says',
    (kind) => {
      fc.assert(
        fc.property(fractions, ([under, over]) => {
          const { shapes, caption } = draw(kind, `${over}/${under}`);
          expect(shapes.filter(({ part }) => part === 'filled')).toHaveLength(over);
          const wholes = Math.max(1, Math.ceil(over / under));
          expect(shapes.filter(({ part }) => part === 'part')).toHaveLength(wholes * under);
          expect(caption).toEqual([[{ whole: '', over: String(over), under: String(under) }]]);
        }),
      );
    },
  );

  test('has parts of the same size', () => {
    const cells = list(draw('fraction_grid', '5/12'), 'rect', 'part');
    expect(new Set(cells.map(({ width, height }) => `${width.toFixed(6)} ${height.toFixed(6)}`)).size).toBe(
      1,
    );
    const drawn = draw('fraction_circle', '1/7');
    const turns = list(drawn, 'path', 'part').map(({ d }) => {
      const [, from, to] = [...d.matchAll(/[MLA](?:[-\d.]+ [-\d.]+ 0 \d 1 )?([-\d.]+) ([-\d.]+)/g)].map(
        ([, x, y]) => Math.atan2(Number(x) - drawn.width / 2, drawn.width / 2 - Number(y)),
      );
      return (((to ?? 0) - (from ?? 0)) / (2 * Math.PI) + 1) % 1;
    });
    for (const turn of turns) expect(turn).toBeCloseTo(1 / 7, 3);
  });

  test.each(['1/0', '7/1', '3/25', 'a/b', '-1/2', '6 1/2'])('“%s” is refused', (typed) =>
    expect(refuses('fraction_circle', typed)).toBe(true),
  );
});

describe('counters, blocks, dice and strokes are as many as the value says', () => {
  test.each(['ten_frame', 'twenty_frame'] as const)('%s', (kind) => {
    const most = kind === 'ten_frame' ? 10 : 20;
    for (let count = 0; count <= most; count++) {
      const drawn = draw(kind, String(count));
      expect(list(drawn, 'circle', 'counter')).toHaveLength(count);
      expect(list(drawn, 'rect', 'cell')).toHaveLength(most);
      // Each counter is within a cell of its own.
      const cells = list(drawn, 'circle', 'counter').map((counter) =>
        list(drawn, 'rect', 'cell').findIndex(
          ({ x, y, width, height }) =>
            counter.x > x && counter.x < x + width && counter.y > y && counter.y < y + height,
        ),
      );
      expect(cells).toEqual(Array.from({ length: count }, (_, at) => at));
    }
    expect(refuses(kind, String(most + 1))).toBe(true);
  });

  test('blocks: their cells add up to the number, whatever the width', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 60, max: 180 }), (value, room) => {
        const drawn = draw('blocks', String(value), { size: 4, room });
        const count = (part: string) => list(drawn, 'rect', part).length;
        const total = 1000 * count('thousand') + 100 * count('hundred') + 10 * count('ten') + count('unit');
        expect(total).toBe(value);
        expect(drawn.width).toBeLessThanOrEqual(room + 0.001);
        expect(drawn.height).toBeLessThanOrEqual(222);
      }),
      { numRuns: 300 },
    );
  });

  test('blocks: a hundred is ten units wide, and nothing lies over anything else', () => {
    const drawn = draw('blocks', '1234', { size: 4 });
    const [unit, ten, hundred] = (['unit', 'ten', 'hundred'] as const).map((part) =>
      get(drawn, 'rect', part),
    );
    expect([unit?.width, ten?.height, hundred?.width]).toEqual([4, 40, 40]);
    const all = drawn.shapes.filter((shape): shape is Of<'rect'> => shape.shape === 'rect');
    for (const [at, a] of all.entries())
      for (const b of all.slice(at + 1)) {
        const isApart =
          a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(isApart).toBe(true);
      }
  });

  test('dice: the pips add up', () => {
    for (const dice of ['1', '2', '3', '4', '5', '6', '2 6', '1 + 2 + 3', '6,6,6']) {
      const drawn = draw('die', dice);
      const total = (dice.match(/\d/g) ?? []).reduce((sum, value) => sum + Number(value), 0);
      expect(list(drawn, 'circle', 'pip')).toHaveLength(total);
      expect(getAnswers(drawn)).toEqual([String(total)]);
    }
    expect(refuses('die', '7')).toBe(true);
  });

  test('strokes: as many as counted, every fifth across', () => {
    for (let count = 0; count <= 100; count++) {
      const strokes = list(draw('tally', String(count), { size: 10 }), 'path', 'stroke').map(({ d }) =>
        readPath(d),
      );
      expect(strokes).toHaveLength(count);
      const across = strokes.filter(([a, b]) => a && b && a.x !== b.x);
      expect(across).toHaveLength(Math.floor(count / 5));
    }
  });
});

describe('a number bond', () => {
  test.each([
    ['10 = 4 + _', '6'],
    ['10 4 6', '6'],
    ['_ = 4 + 6', '10'],
    ['10 = _ + 4', '6'],
    ['20 = 5 + _ + 7', '8'],
    ['2.5 = 1 + ?', '1.5'],
  ])('“%s” leaves %s to the student', (typed, asked) => {
    const drawn = draw('number_bond', typed);
    const blank = list(drawn, 'text', 'number').filter(({ layer }) => layer === 'label');
    expect(blank.map(({ text }) => text)).toEqual([asked]);
    const [whole = 0, ...parts] = list(drawn, 'text', 'number').map(({ text }) => Number(text));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(whole, 6);
  });

  test.each(['10 = 4 + 5', '10 4', '_ = _ + 3', 'ten', '10 = 1 + 2 + 3 + 3 + 1'])(
    '“%s” is refused',
    (typed) => expect(refuses('number_bond', typed)).toBe(true),
  );
});

describe('money', () => {
  const CENTS: Readonly<Record<string, (text: string) => number>> = {
    money_us: (text) =>
      text.endsWith('¢') ? Number.parseInt(text, 10) : Number(text.replace('$', '')) * 100,
    money_euro: (text) =>
      text.endsWith(' c') ? Number.parseInt(text, 10) : Number(text.replace('€', '')) * 100,
    money_pound: (text) =>
      text.endsWith('p') ? Number.parseInt(text, 10) : Number(text.replace('£', '')) * 100,
  };

  test.each(['money_us', 'money_euro', 'money_pound'] as const)(
    '%s: what is written on the pieces adds up',
    (kind) => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 50_000 }), (cents) => {
          const drawn = draw(kind, (cents / 100).toFixed(2));
          const amounts = list(drawn, 'text', 'amount').map(({ text }) => CENTS[kind]?.(text) ?? Number.NaN);
          expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(cents, 6);
          expect(Number(getAnswers(drawn)[0]?.replace(/[^\d.]/g, ''))).toBeCloseTo(cents / 100, 6);
        }),
      );
    },
  );

  test('coins are as large as true ones where the size is that', () => {
    const quarter = get(draw('money_us', '0.25', { size: 23 }), 'circle', 'coin');
    expect(2 * quarter.r).toBeCloseTo(24.3, 0);
  });

  test.each([
    ['money_euro', '2 + 0,50 + 20 c', '€2.70'],
    ['money_us', '$3.75', '$3.75'],
    ['money_pound', '£1 + 5p', '£1.05'],
  ] as const)('%s: “%s” is %s', (kind, typed, amount) =>
    expect(getAnswers(draw(kind, typed))).toEqual([amount]),
  );

  test.each(['0', '1.234', '-2', 'five', '999999', '0.01 + x'])('“%s” is refused', (typed) =>
    expect(refuses('money_us', typed)).toBe(true),
  );
});

describe('lengths are true', () => {
  test('of what lies beside a ruler in centimeters and in inches', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 50 }), (from, length) => {
        const drawn = draw('ruler_cm', `${from / 10}-${(from + length) / 10}`);
        const xs = readPath(get(drawn, 'path', 'thing').d).map(({ x }) => x);
        expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(length, 3);
        expect(Number(getAnswers(drawn)[0])).toBeCloseTo(length / 10, 6);
        // It begins above the mark that was asked for.
        const [zero] = readPath(get(drawn, 'path', 'marks').d);
        expect(Math.min(...xs) - (zero?.x ?? Number.NaN)).toBeCloseTo(from, 3);
      }),
    );
    const inches = readPath(get(draw('ruler_in', '2 1/4'), 'path', 'thing').d).map(({ x }) => x);
    expect(Math.max(...inches) - Math.min(...inches)).toBeCloseTo(2.25 * 25.4, 2);
    expect(getAnswers(draw('ruler_in', '2 1/4'))).toEqual(['2 1/4']);
    expect(getAnswers(draw('ruler_in', '0.625'))).toEqual(['5/8']);
  });

  test('of the numbers of a ruler', () => {
    const numbers = list(draw('ruler_cm', '5'), 'text', 'number');
    for (const [at, { x, text }] of numbers.entries())
      expect([x - (numbers[0]?.x ?? 0), text]).toEqual([at * 10, String(at)]);
  });

  const sides = (points: readonly { x: number; y: number }[]) =>
    points.map((point, at) => {
      const next = points[(at + 1) % points.length] ?? point;
      return Math.hypot(next.x - point.x, next.y - point.y) / 10;
    });

  test('of the sides of a triangle', () => {
    const side = fc.integer({ min: 10, max: 140 }).map((value) => value / 10);
    fc.assert(
      fc.property(side, side, side, (a, b, c) => {
        const drawn = getDrawer('triangle').draw(`${a} ${b} ${c}`, LOOK);
        const spare = Math.min(a + b - c, b + c - a, a + c - b);
        if (spare <= 0) expect(drawn).toBeNull();
        if (spare >= 0.1 && c < 14) expect(drawn).not.toBeNull();
        if (!drawn) return;
        const found = sides(readPath(get(drawn, 'path', 'figure').d));
        for (const [at, length] of [c, a, b].entries()) expect(found[at]).toBeCloseTo(length, 2);
      }),
    );
    expect(refuses('triangle', '1 2 5')).toBe(true);
    expect(refuses('triangle', '3 4')).toBe(true);
  });

  test.each([
    ['4', [4, 4, 4, 4]],
    ['5 3', [5, 3, 5, 3]],
    ['5,3', [5, 3, 5, 3]],
    ['5 3 60', [5, 3, 5, 3]],
    ['6 3 4 3', [6, 3, 4, 3]],
    ['5 3 5 3', [5, 3, 5, 3]],
  ])('of the quadrilateral “%s”', (typed, lengths) => {
    const found = sides(readPath(get(draw('quadrilateral', typed), 'path', 'figure').d));
    for (const [at, length] of lengths.entries()) expect(found[at]).toBeCloseTo(length, 2);
  });

  test('of a square whose side has decimals in the language of the sheet', () => {
    const { d } = get(draw('quadrilateral', '5,3', { locale: 'de-DE' }), 'path', 'figure');
    for (const length of sides(readPath(d))) expect(length).toBeCloseTo(5.3, 2);
  });

  test.each([
    ['squared', 5],
    ['lined', 8],
    ['dotted', 5],
  ] as const)('of the lines of %s paper', (kind, size) => {
    const { d } = get(draw(kind, '', { size }), 'path', kind === 'dotted' ? 'dots' : 'lines');
    const ys = [...new Set(readPath(d).map(({ y }) => y))].sort((a, b) => a - b);
    const gaps = ys.slice(1).map((y, at) => y - (ys[at] ?? 0));
    const whole = gaps.filter((gap) => Math.abs(gap - size) < 0.01);
    expect(whole.length).toBeGreaterThanOrEqual(gaps.length - 1);
    expect(whole.length).toBeGreaterThan(9);
  });

  test('of the triangles of isometric paper', () => {
    const { d } = get(draw('isometric', '', { size: 8 }), 'path', 'lines');
    const lines = d
      .split('M')
      .slice(1)
      .map((line) => readPath(`M${line}`));
    const upright = lines.filter(([a, b]) => a && a.x === b?.x);
    const xs = upright.map(([a]) => a?.x ?? 0).sort((a, b) => a - b);
    expect((xs[1] ?? 0) - (xs[0] ?? 0)).toBeCloseTo(8 * Math.cos(Math.PI / 6), 2);
  });
});

test('an angle is as wide as it says', () => {
  for (let degrees = 1; degrees < 360; degrees++) {
    const [first, second] = list(draw('angle', `${degrees}°`), 'line', 'ray');
    if (!first || !second) throw new Error('An angle has two rays');
    expect((getAngle(first) - getAngle(second) + 360) % 360).toBeCloseTo(degrees, 4);
  }
  for (const typed of ['0', '360', '-5', 'right']) expect(refuses('angle', typed)).toBe(true);
});

test('the column of a thermometer ends at its value on the scale', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 40 }), (value) => {
      const drawn = draw('thermometer', String(value), { size: 80 });
      const numbers = list(drawn, 'text', 'number').map(({ text, y }) => ({
        at: Number(text.replace('−', '-')),
        y,
      }));
      const [low, high] = [numbers[0], numbers.at(-1)];
      if (!low || !high) throw new Error('A scale has numbers');
      const { y } = get(drawn, 'rect', 'column');
      expect(low.at + ((low.y - y) / (low.y - high.y)) * (high.at - low.at)).toBeCloseTo(value, 6);
    }),
  );
  expect(refuses('thermometer', '41')).toBe(true);
});

describe('a coordinate plane', () => {
  const look = { from: -5, to: 5, step: 1, size: 7 };
  const readScale = (drawn: Drawn) => {
    const toLine = (part: string, axis: 'x' | 'y') => {
      const [a, b] = list(drawn, 'text', part).slice(-2);
      if (!a || !b) throw new Error('An axis has numbers');
      const [from, to] = [a, b].map(({ text }) => Number(text.replace('−', '-'))) as [number, number];
      return (at: number) => from + ((at - a[axis]) / (b[axis] - a[axis])) * (to - from);
    };
    return { toX: toLine('x number', 'x'), toY: toLine('y number', 'y') };
  };

  test('has its points where the numbers of its axes say', () => {
    const number = fc.integer({ min: -5, max: 5 });
    fc.assert(
      fc.property(number, number, (x, y) => {
        const drawn = draw('plane', `(${x}, ${y})`, look);
        const point = get(drawn, 'circle', 'point');
        const { toX, toY } = readScale(drawn);
        expect(toX(point.x)).toBeCloseTo(x, 6);
        expect(toY(point.y)).toBeCloseTo(y, 6);
      }),
    );
  });

  test.each([
    ['y = 2x + 1', (x: number) => 2 * x + 1],
    ['y = -x', (x: number) => -x],
    ['y = 0.5x - 2', (x: number) => 0.5 * x - 2],
    ['y = 3', () => 3],
    ['y=x', (x: number) => x],
  ])('has the line “%s” on its points', (typed, f) => {
    const drawn = draw('plane', typed, look);
    const { toX, toY } = readScale(drawn);
    const ends = readPath(get(drawn, 'path', 'line').d);
    expect(ends).toHaveLength(2);
    for (const { x, y } of ends) expect(toY(y)).toBeCloseTo(f(toX(x)), 2);
  });

  test('reads lines one after the other', () => {
    const drawn = draw('plane', 'y = 2x + 1 y = -3 x = 4', look);
    expect(getAnswers(drawn)).toEqual(['y = 2x + 1', 'y = −3', 'x = 4']);
  });

  test('joins points, and names them', () => {
    const drawn = draw('plane', 'A(0, 0)-B(3, 0)-C(0; 4) P(1,1)', look);
    expect(readPath(get(drawn, 'path', 'path').d)).toHaveLength(3);
    expect(list(drawn, 'text', 'name').map(({ text }) => text)).toEqual(['A', 'B', 'C', 'P']);
    expect(getAnswers(drawn)).toEqual(['0,\u00A00', '3,\u00A00', '0,\u00A04', '1,\u00A01']);
  });

  /** A text with its room, and whether two of them lie on each other. */
  const toRect = (shape: Shape) => {
    const corners = listCorners(shape);
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  };
  const isOn = (a: Shape, b: Shape): boolean => {
    const [one, other] = [toRect(a), toRect(b)];
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    return (
      across > 0.01 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > size(a, b) * 0.16
    );
  };
  const size = (a: Shape, b: Shape) =>
    Math.max(...[a, b].map((one) => (one.shape === 'text' ? one.size : 0)));

  test.each([
    [-5, 5, 7],
    [-5, 5, 4],
    [-10, 10, 5],
    [0, 10, 7],
    [0, 20, 3],
  ])('from %d to %d has no name on a number, on that of an axis, or on another', (from, to, cell) => {
    const scale = { from, to, step: 1, size: cell };
    const random = createSeededRandom(3);
    const typed = [
      'A(0, 0) B(1, 0) C(0, 1) D(2, 0) E(0, 2) F(5, 0) G(0, 5)',
      'A(1, 1) B(1, 1) y = x y = 3',
      'y = 2x + 1 x = 4 A(4, 3)',
      'A(1, 4)-B(4, 4)-C(2, 1)-A(1, 4)',
    ];
    const lot = Array.from({ length: 60 }, () =>
      getDrawer('plane').make?.('hard', random, { ...LOOK, ...scale }),
    );
    for (const value of [...typed, ...lot]) {
      const drawn = draw('plane', value ?? '', scale);
      const texts = drawn.shapes.filter((shape) => shape.shape === 'text');
      const names = texts.filter(({ part }) => part === 'name' || part === 'line name');
      for (const name of names)
        for (const other of texts)
          if (other !== name && isOn(name, other)) expect.fail(`${value}: ${name.text} is on ${other.text}`);
    }
  });

  test('has the equation of a line beside it within its squares, for the key of a task to read', () => {
    for (const typed of ['y = 3', 'x = -2', 'y = 2x + 1', 'y = -0.5x - 2', 'y = x', 'y = -5', 'x = 5']) {
      const drawn = draw('plane', typed, look);
      const name = get(drawn, 'text', 'line name');
      expect(name.layer).toBe('label');
      expect(name.text).toBe(getAnswers(drawn)[0]);
      const { left, right, top, bottom } = toRect(name);
      const grid = readPath(get(drawn, 'path', 'grid').d);
      expect(left).toBeGreaterThanOrEqual(Math.min(...grid.map(({ x }) => x)));
      expect(right).toBeLessThanOrEqual(Math.max(...grid.map(({ x }) => x)));
      expect(top).toBeGreaterThanOrEqual(Math.min(...grid.map(({ y }) => y)));
      expect(bottom).toBeLessThanOrEqual(Math.max(...grid.map(({ y }) => y)));
      // The line is within a line's height of its name, and not on it.
      const [a, b] = readPath(get(drawn, 'path', 'line').d);
      if (!a || !b) throw new Error('A line has two ends');
      const corners = listCorners(name).concat({ x: left, y: bottom }, { x: right, y: top });
      const sides = corners.map(
        ({ x, y }) => ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / Math.hypot(b.x - a.x, b.y - a.y),
      );
      expect(new Set(sides.map(Math.sign)).size).toBe(1);
      expect(Math.min(...sides.map(Math.abs))).toBeLessThan(2 * name.size);
    }
  });

  test.each(['(6, 0)', '(1)', 'hello', 'y = 2x + 100', '(1, 2', 'x = 9', 'y ='])('“%s” is refused', (typed) =>
    expect(getDrawer('plane').draw(typed, { ...LOOK, ...look })).toBeNull(),
  );
});

describe('charts', () => {
  const rows = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 12 });
  const write = (counts: readonly number[]) =>
    counts.map((count, at) => `Name ${at + 1}: ${count}`).join('; ');

  test('bars end at their numbers on the scale', () => {
    fc.assert(
      fc.property(rows, (counts) => {
        const drawn = draw('bar_chart', write(counts), { size: 120, step: 0 });
        const numbers = list(drawn, 'text', 'number').map(({ text, y }) => ({ at: Number(text), y }));
        const [zero, top] = [numbers[0], numbers.at(-1)];
        if (!zero || !top) throw new Error('A chart has numbers');
        const read = list(drawn, 'rect', 'bar').map(({ y }) => ((zero.y - y) / (zero.y - top.y)) * top.at);
        for (const [at, count] of counts.entries()) expect(read[at]).toBeCloseTo(count, 6);
        expect(list(drawn, 'text', 'name')).toHaveLength(counts.length);
      }),
    );
  });

  test('symbols stand for as much as the key says', () => {
    fc.assert(
      fc.property(rows, (counts) => {
        const drawn = draw('pictogram', write(counts), { size: 8, step: 0 });
        const key = drawn.shapes.find(
          (shape): shape is Of<'text'> => shape.shape === 'text' && shape.text.startsWith('='),
        );
        const each = Number(key?.text.slice(2));
        const ys = list(drawn, 'text', 'name').map(({ y }) => y);
        const whole = ys.map(
          (y) => list(drawn, 'circle', 'symbol').filter((symbol) => symbol.y === y).length,
        );
        const parts = list(drawn, 'path', 'symbol').length;
        const wholes = counts.map((count) => Math.floor(count / each + 1e-9));
        expect(whole).toEqual(wholes);
        expect(parts).toBe(counts.filter((count, at) => count / each - (wholes[at] ?? 0) > 1e-9).length);
      }),
    );
  });

  test('names have spaces, numbers have decimals', () => {
    expect(draw('bar_chart', 'Red apples 5, Pears = 2,5').alt).toBe('Bar chart: Red apples 5, Pears 2.5');
    for (const typed of ['Apples', '5', '', 'Apples -2']) expect(refuses('bar_chart', typed)).toBe(true);
  });
});

test('a month has its days below the days of the week', () => {
  for (const locale of ['en-US', 'de-DE', 'ar-EG'])
    for (let month = 1; month <= 12; month++) {
      const drawn = draw('calendar', `2028-${month}`, { size: 90, locale });
      const days = list(drawn, 'text', 'day');
      const names = list(drawn, 'text', 'weekday');
      const formats = (['short', 'narrow'] as const).map(
        (weekday) => new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }),
      );
      expect(days).toHaveLength(new Date(Date.UTC(2028, month, 0)).getUTCDate());
      for (const { text, x } of days) {
        const name = names.reduce((a, b) => (Math.abs(a.x - x) < Math.abs(b.x - x) ? a : b));
        expect(formats.map((format) => format.format(Date.UTC(2028, month - 1, Number(text))))).toContain(
          name.text,
        );
      }
    }
  expect(refuses('calendar', '2026-13')).toBe(true);
});

test.each(['ar-EG', 'he-IL', 'fa-IR', 'de-DE', 'en-US', 'ja-JP', 'hi-IN'])(
  'the days of the week are as legible as the days below them in %s, in narrow columns too',
  (locale) => {
    for (const size of [50, 80, 120, 165]) {
      const drawn = draw('calendar', '2026-03', { size, locale, measure: (text) => text.length * 0.75 });
      const [name, day] = [get(drawn, 'text', 'weekday'), get(drawn, 'text', 'day')];
      expect(name.size).toBeGreaterThanOrEqual(0.65 * day.size);
      expect(new Set(list(drawn, 'text', 'weekday').map(({ text }) => text)).size).toBe(7);
    }
  },
);

describe('whatever is drawn', () => {
  const kinds = DRAWING_KINDS.flatMap((kind) => DRAWING_LEVELS.map((level) => [kind, level] as const));

  test.each(kinds)(
    '%s of the level %s draws each value that it types by lot, on its paper',
    (kind, level) => {
      const { make } = getDrawer(kind);
      const random = createSeededRandom(7);
      for (const task of DRAWING_TASKS)
        for (let at = 0; at < 40; at++) {
          const value = make?.(level, random, LOOK) ?? '';
          const drawn = draw(kind, value, { task, size: SIZES[kind] ?? 40 });
          expect(Number.isFinite(drawn.width * drawn.height)).toBe(true);
          expect(JSON.stringify(drawn)).not.toMatch(/NaN|null|Infinity|e-\d/);
          expect(findOutside(drawn)).toEqual([]);
        }
    },
  );

  test('paper has no value', () => {
    expect(DRAWING_KINDS.filter(isPaper)).toEqual([
      ...['squared', 'dotted', 'isometric', 'lined', 'staves', 'cornell', 'blank_clock'],
    ]);
  });

  test.each(NOUN_LANGUAGES)('has its words in %s', (locale) => {
    const nouns = Object.values(getNouns(locale));
    expect(nouns.filter((noun) => noun.trim() !== '')).toHaveLength(Object.keys(getNouns('en')).length);
    expect(draw('clock', '3:30', { locale }).alt).toBe(`${getNouns(locale).clock}: 3:30`);
  });

  test('nothing typed ends it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DRAWING_KINDS), fc.string({ maxLength: 30 }), (kind, typed) => {
        const drawn = getDrawer(kind).draw(typed, LOOK);
        expect(drawn === null || drawn.width > 0).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});

/** Sizes that suit kinds whose size is not a width. */
const SIZES: Partial<Record<DrawingKind, number>> = {
  ...{ blocks: 4, money_us: 23, money_euro: 23, money_pound: 23, plane: 7, pictogram: 8, die: 15, tally: 10 },
  ...{ squared: 5, dotted: 5, isometric: 6, lined: 8, staves: 2, cornell: 8, bar_chart: 90, thermometer: 80 },
  thermometer_f: 80,
};

/** Lists what is drawn outside the paper of a drawing. */
function findOutside({ width, height, shapes }: Drawn): string[] {
  const isIn = ({ x, y }: { x: number; y: number }) =>
    x >= -0.6 && y >= -0.6 && x <= width + 0.6 && y <= height + 0.6;
  return shapes.filter((shape) => !listCorners(shape).every(isIn)).map((shape) => JSON.stringify(shape));
}

function listCorners(shape: Shape): { x: number; y: number }[] {
  switch (shape.shape) {
    case 'path':
      return readPath(shape.d);
    case 'circle':
      return [
        { x: shape.x - shape.r, y: shape.y - shape.r },
        { x: shape.x + shape.r, y: shape.y + shape.r },
      ];
    case 'rect':
      return [
        { x: shape.x, y: shape.y },
        { x: shape.x + shape.width, y: shape.y + shape.height },
      ];
    case 'line':
      return [
        { x: shape.x1, y: shape.y1 },
        { x: shape.x2, y: shape.y2 },
      ];
    case 'text': {
      const wide = shape.text.length * 0.6 * shape.size;
      const left = shape.x - (shape.anchor === 'start' ? 0 : shape.anchor === 'end' ? wide : wide / 2);
      return [
        { x: left, y: shape.y - shape.size / 2 },
        { x: left + wide, y: shape.y + shape.size / 2 },
      ];
    }
  }
}
