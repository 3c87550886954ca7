import type { DrawingKind } from '#shared/drawings/kinds.ts';

/** What the panel asks about a kind of drawing. */
export interface KindQuestions {
  readonly label: string;
  /** How a value is typed; absent for paper, which has none. */
  readonly values?: string;
  /** A value to begin with. */
  readonly sample?: string;
  /** The name of its size; absent where all lengths are those of the value. */
  readonly size?: string;
  readonly asks: readonly ('marks' | 'scale' | 'step' | 'height' | 'count')[];
  /** False where nothing is left to read: the days of a month. */
  readonly isRead?: false;
}

const TIMES = 'One a line, such as 3:30.';
const FRACTIONS = 'One a line, such as 3/4 or 1 1/2.';
const FRAMES = 'One a line, such as 7, or 5 + 2 for counters of two kinds.';
const MONEY = 'One a line: an amount such as 3.75, or pieces such as 2 + 0.50 + 0.20.';
const TABLES = 'One a line, such as: Apples 5, Pears 3.';
const DEGREES = 'One a line, within the numbers of the scale.';

const QUESTIONS: Readonly<Record<DrawingKind, KindQuestions>> = {
  clock: { label: 'Clock', sample: '3:30', values: TIMES, size: 'Diameter', asks: ['marks'] },
  clock_24: { label: 'Clock of 24 hours', sample: '15:30', values: TIMES, size: 'Diameter', asks: ['marks'] },
  fraction_circle: {
    label: 'Fraction of a circle',
    sample: '3/4',
    values: FRACTIONS,
    size: 'Diameter',
    asks: [],
  },
  fraction_bar: { label: 'Fraction of a bar', sample: '3/4', values: FRACTIONS, size: 'Width', asks: [] },
  fraction_grid: { label: 'Fraction of a grid', sample: '3/4', values: FRACTIONS, size: 'Width', asks: [] },
  number_bond: {
    label: 'Number bond',
    sample: '10 = 4 + _',
    values: 'One a line, such as 10 = 4 + _. The blank is left to students.',
    size: 'Width',
    asks: [],
  },
  ten_frame: { label: 'Ten frame', sample: '7', values: FRAMES, size: 'Width', asks: [] },
  twenty_frame: { label: 'Twenty frame', sample: '13', values: FRAMES, size: 'Width', asks: [] },
  blocks: {
    label: 'Base-ten blocks',
    sample: '234',
    values: 'One a line, from 0 to 9999.',
    size: 'Edge of a unit',
    asks: [],
  },
  money_us: { label: 'Money: dollars', sample: '0.85', values: MONEY, size: 'Size of a coin', asks: [] },
  money_euro: { label: 'Money: euros', sample: '1.85', values: MONEY, size: 'Size of a coin', asks: [] },
  money_pound: { label: 'Money: pounds', sample: '1.85', values: MONEY, size: 'Size of a coin', asks: [] },
  ruler_cm: {
    label: 'Ruler in centimeters',
    sample: '4.5',
    values: 'One a line: a length such as 4.5, or two places such as 2 - 6.5. At most 15.',
    asks: [],
  },
  ruler_in: {
    label: 'Ruler in inches',
    sample: '2 1/4',
    values: 'One a line: a length such as 2 1/4, or two places such as 1 - 3. At most 6.',
    asks: [],
  },
  thermometer: {
    label: 'Thermometer (°C)',
    sample: '18',
    values: DEGREES,
    size: 'Height',
    asks: ['scale', 'step'],
  },
  thermometer_f: {
    label: 'Thermometer (°F)',
    sample: '72',
    values: DEGREES,
    size: 'Height',
    asks: ['scale', 'step'],
  },
  plane: {
    label: 'Coordinate plane',
    sample: 'A(1, 2) B(-3, 4)',
    values: 'One a line, such as A(1, 2) B(−3, 4), or (0, 0)-(2, 3), or y = 2x + 1.',
    size: 'Square',
    asks: ['scale', 'step'],
  },
  bar_chart: {
    label: 'Bar chart',
    sample: 'Apples 5, Pears 3, Plums 7',
    values: TABLES,
    size: 'Width',
    asks: ['step'],
  },
  pictogram: {
    label: 'Pictogram',
    sample: 'Apples 5, Pears 3, Plums 7',
    values: TABLES,
    size: 'Symbol',
    asks: ['step'],
  },
  angle: {
    label: 'Angle',
    sample: '35',
    values: 'One a line, in degrees from 1 to 359.',
    size: 'Length of a side',
    asks: [],
  },
  triangle: {
    label: 'Triangle',
    sample: '3 4 5',
    values: 'One a line: three sides in centimeters, such as 3 4 5. At most 15.',
    asks: [],
  },
  quadrilateral: {
    label: 'Quadrilateral',
    sample: '5 3',
    values:
      'One a line, in centimeters: 4 for a square, 5 3 for a rectangle, 5 3 60 with an angle, or four sides.',
    asks: [],
  },
  die: {
    label: 'Dice',
    sample: '5',
    values: 'One a line, such as 5, or 2 6 for two dice.',
    size: 'Edge',
    asks: [],
  },
  tally: { label: 'Tally marks', sample: '13', values: 'One a line, up to 100.', size: 'Height', asks: [] },
  calendar: {
    label: 'Calendar month',
    sample: '2026-03',
    values: 'One a line, such as 2026-03.',
    size: 'Width',
    asks: [],
    isRead: false,
  },
  squared: { label: 'Paper: squared', size: 'Square', asks: ['height'] },
  dotted: { label: 'Paper: dotted', size: 'Distance of dots', asks: ['height'] },
  isometric: { label: 'Paper: isometric', size: 'Side of a triangle', asks: ['height'] },
  lined: { label: 'Paper: lined', size: 'Distance of lines', asks: ['height'] },
  staves: { label: 'Paper: music staves', size: 'Space of a staff', asks: ['height'] },
  cornell: { label: 'Paper: Cornell notes', size: 'Distance of lines', asks: ['height'] },
  blank_clock: { label: 'Blank clocks', size: 'Diameter', asks: ['marks', 'count'] },
};

/** Returns what the panel asks about a kind. */
export const getKindQuestions = (kind: DrawingKind): KindQuestions => QUESTIONS[kind];
