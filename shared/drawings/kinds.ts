/** What can be drawn from a value; the names are those that documents store. */
export const DRAWING_KINDS = [
  'clock',
  'clock_24',
  'fraction_circle',
  'fraction_bar',
  'fraction_grid',
  'number_bond',
  'ten_frame',
  'twenty_frame',
  'blocks',
  'money_us',
  'money_euro',
  'money_pound',
  'ruler_cm',
  'ruler_in',
  'thermometer',
  'thermometer_f',
  'plane',
  'bar_chart',
  'pictogram',
  'angle',
  'triangle',
  'quadrilateral',
  'die',
  'tally',
  'calendar',
  'squared',
  'dotted',
  'isometric',
  'lined',
  'staves',
  'cornell',
  'blank_clock',
] as const;
export type DrawingKind = (typeof DRAWING_KINDS)[number];

/** What students do: they read the value, draw it, have both, or have the drawing alone. */
export const DRAWING_TASKS = ['read', 'draw', 'shown', 'alone'] as const;
export type DrawingTask = (typeof DRAWING_TASKS)[number];

/** How hard the values are that are drawn by lot. */
export const DRAWING_LEVELS = ['easy', 'medium', 'hard'] as const;
export type DrawingLevel = (typeof DRAWING_LEVELS)[number];
