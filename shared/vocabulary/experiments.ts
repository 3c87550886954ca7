import { createSeededRandom } from '../shuffle.ts';

/** Compares words or lists of the interface (an A/B test). The first variant is what everybody gets without it. */
interface Experiment {
  readonly isOn: boolean;
  readonly variants: readonly [string, string, ...string[]];
}

/** Lists the experiments. All are off; an operator of a fork, or a later release, turns one on here. */
export const EXPERIMENTS = {
  /** The placeholder of a question without words. */
  question_placeholder: { isOn: false, variants: ['Type your question', 'What do you want to ask?'] },
  /** The placeholder of a title without words. */
  title_placeholder: { isOn: false, variants: ['Give it a title', 'Title, for example: The Water Cycle'] },
  /** The label of the button that publishes. */
  make_printable: { isOn: false, variants: ['Make Printable', 'Get the PDF'] },
  /** How the number of an open response's lines is set: by a slider, or from a short list. */
  number_of_lines: { isOn: false, variants: ['slider', 'preset'] },
} as const satisfies Record<string, Experiment>;

export type ExperimentName = keyof typeof EXPERIMENTS;
export type Variant<Name extends ExperimentName> = (typeof EXPERIMENTS)[Name]['variants'][number];

export const EXPERIMENT_NAMES = Object.keys(EXPERIMENTS) as readonly ExperimentName[];

/**
 * Returns the place of the variant that a subject (an account or a device) gets, from 0: always the same one, whatever
 * it gets in other experiments. It is 0 while the experiment is off.
 */
export function chooseVariant(name: string, { isOn, variants }: Experiment, subject: string): number {
  if (!isOn) return 0;
  const seed = [...`${name}/${subject}`].reduce(
    (hash, letter) => Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0),
    0,
  );
  return Math.floor(createSeededRandom(seed)() * variants.length);
}
