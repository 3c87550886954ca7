import type { DrawingKind } from '../../drawings/kinds.ts';
import { getNextSeed } from '../../shuffle.ts';
import type { DrawingData } from './schema.ts';

/** Draws other values by lot. */
export function remakeDrawings(data: DrawingData): void {
  data.shuffle_seed = getNextSeed(data.shuffle_seed);
}

type Usual = Partial<Pick<DrawingData, 'size' | 'columns' | 'from' | 'to' | 'step' | 'height' | 'task'>> & {
  /** The same for kinds that read the same values. */
  readonly form: string;
};

const PAPER = { form: 'paper', columns: 1, height: 10 } as const;
const MONEY = { form: 'money', size: 23, columns: 2 } as const;

/** The sizes and the scale that a kind usually has. */
const USUAL: Readonly<Record<DrawingKind, Usual>> = {
  clock: { form: 'time', size: 35, columns: 3 },
  clock_24: { form: 'time', size: 45, columns: 3 },
  fraction_circle: { form: 'fraction', size: 30, columns: 4 },
  fraction_bar: { form: 'fraction', size: 55, columns: 2 },
  fraction_grid: { form: 'fraction', size: 30, columns: 4 },
  number_bond: { form: 'bond', size: 40, columns: 3 },
  ten_frame: { form: 'frame', size: 45, columns: 3 },
  twenty_frame: { form: 'frame', size: 45, columns: 3 },
  blocks: { form: 'number', size: 4, columns: 2 },
  money_us: MONEY,
  money_euro: MONEY,
  money_pound: MONEY,
  ruler_cm: { form: 'length', columns: 1 },
  ruler_in: { form: 'length', columns: 1 },
  thermometer: { form: 'degrees', size: 70, columns: 4, from: -10, to: 40, step: 1 },
  thermometer_f: { form: 'degrees', size: 70, columns: 4, from: 0, to: 120, step: 2 },
  plane: { form: 'plane', size: 7, columns: 2, from: -5, to: 5, step: 1 },
  bar_chart: { form: 'table', size: 80, columns: 2, step: 0 },
  pictogram: { form: 'table', size: 8, columns: 2, step: 2 },
  angle: { form: 'angle', size: 35, columns: 3 },
  triangle: { form: 'triangle', columns: 2 },
  quadrilateral: { form: 'quadrilateral', columns: 2 },
  die: { form: 'die', size: 18, columns: 5 },
  tally: { form: 'number', size: 10, columns: 3 },
  calendar: { form: 'month', size: 80, columns: 2, task: 'shown' },
  squared: { ...PAPER, size: 5 },
  dotted: { ...PAPER, size: 5 },
  isometric: { ...PAPER, size: 7 },
  lined: { ...PAPER, size: 8 },
  staves: { ...PAPER, size: 2 },
  cornell: { ...PAPER, size: 8, height: 20 },
  blank_clock: { form: 'paper', size: 35, columns: 3 },
};

/** Draws something else, as it usually looks; values stay where they can be read as before. */
export function setKind(data: DrawingData, kind: DrawingKind): void {
  const { form, ...usual } = USUAL[kind];
  if (form !== USUAL[data.kind].form) {
    // Without values there would be nothing to see.
    if (data.values.length > 0 && data.made === 0) data.made = data.values.length;
    data.values = [];
  }
  Object.assign(data, usual, { kind });
}
