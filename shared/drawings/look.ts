import type { DrawingLevel, DrawingTask } from './kinds.ts';

/** How values are drawn: what is chosen for all drawings of an item, and the type around them. */
export interface Look {
  readonly task: DrawingTask;
  /** The size in mm that its kind has: a diameter, a width, the distance of two lines. */
  readonly size: number;
  /** True for the small marks between the numbers of a clock or a scale. */
  readonly marks: boolean;
  /** The least and the greatest number of a scale, and the distance of its lines. */
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** The height of paper to write on, in mm. */
  readonly height: number;
  /** The width that there is, in mm. */
  readonly room: number;
  /** The type of the words in mm. */
  readonly em: number;
  /** Returns the width of a text over its size. */
  readonly measure: (text: string) => number;
  readonly locale: string;
}

/** What draws the values of one kind. */
export interface Family<Value> {
  /** Reads what somebody typed for one drawing; null where nothing can be drawn of it. */
  readonly read: (text: string, look: Look) => Value | null;
  readonly draw: (value: Value, look: Look) => import('./shape.ts').Drawn;
  /** Types a value by lot; absent for paper to write on. */
  readonly make?: (level: DrawingLevel, random: () => number, look: Look) => string;
}
