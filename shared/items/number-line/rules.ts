import { countTicks, MOST_TICKS, type NumberLineData, STEP, type TickLabels, TO } from './schema.ts';
import { listShownTicks } from './ticks.ts';

/** Sets the first number. The last one moves along where it would not be greater by a step at least. */
export function setFrom(data: NumberLineData, from: number): void {
  const length = data.to - data.from;
  data.from = Math.min(from, TO.max - STEP.min);
  if (data.to < data.from + STEP.min) data.to = Math.min(TO.max, data.from + length);
  fitStep(data);
}

/** Sets the last number; one that is not greater than the first by a step at least changes nothing. */
export function setTo(data: NumberLineData, to: number): void {
  if (to < data.from + STEP.min) return;
  data.to = to;
  fitStep(data);
}

/** Sets the distance of two ticks, as far as the line has at least 2 and at most 51 ticks. */
export function setStep(data: NumberLineData, step: number): void {
  data.step = getFittingStep(data, step);
}

/** Chooses which ticks print their number. A choice of one's own begins with those that print it now. */
export function setLabels(data: NumberLineData, labels: TickLabels): void {
  if (labels === 'chosen') data.shown = listShownTicks(data);
  data.labels = labels;
}

/** Shows the number of a tick, or leaves it to the student. */
export function setTickShown(
  data: NumberLineData,
  { place, shown }: { place: number; shown: boolean },
): void {
  const others = listShownTicks(data).filter((other) => other !== place);
  data.labels = 'chosen';
  data.shown = shown ? [...others, place].sort((a, b) => a - b) : others;
}

function fitStep(data: NumberLineData): void {
  data.step = getFittingStep(data, data.step);
}

/**
 * Returns the step itself, or for one that gives too many ticks, or a single one, the nearest of 1, 2, 5, 10, 20 …
 * that fits.
 */
export function getFittingStep({ from, to }: Pick<NumberLineData, 'from' | 'to'>, wanted: number): number {
  const isFitting = (step: number): boolean => {
    const ticks = countTicks({ from, to, step });
    return step >= STEP.min && step <= STEP.max && ticks >= 2 && ticks <= MOST_TICKS;
  };
  if (isFitting(wanted)) return wanted;
  const fitting = listRoundSteps().filter(isFitting);
  const isTooLarge = wanted > STEP.min && countTicks({ from, to, step: wanted }) < 2;
  return (isTooLarge ? fitting.at(-1) : fitting[0]) ?? Math.max(STEP.min, to - from);
}

/** Lists the round steps, from small to large: 0.01, 0.02, 0.05, 0.1 … 10,000. */
const listRoundSteps = (): number[] =>
  [0.01, 0.1, 1, 10, 100, 1000, 10_000]
    .flatMap((power) => [power, 2 * power, 5 * power])
    .filter((step) => step <= STEP.max);
