import { countTicks, MOST_TICKS, type NumberLineData, STEP, type TickLabels, TO } from './schema.ts';
import { listShownTicks } from './ticks.ts';

/** Sets the first number. The last one moves along where it would not be greater. */
export function setFrom(data: NumberLineData, from: number): void {
  const length = data.to - data.from;
  data.from = from;
  if (data.to <= from) data.to = Math.min(TO.max, from + length);
  fitStep(data);
}

/** Sets the last number, which must be greater than the first. */
export function setTo(data: NumberLineData, to: number): void {
  if (to <= data.from) return;
  data.to = to;
  fitStep(data);
}

/** Sets the distance of two ticks, as far as the line has at least 2 and at most 51 ticks. */
export function setStep(data: NumberLineData, step: number): void {
  data.step = step;
  fitStep(data);
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

/** Replaces a step that gives too many ticks, or a single one, by the nearest of 1, 2, 5, 10, 20 … that fits. */
function fitStep(data: NumberLineData): void {
  const ticks = countTicks(data);
  if (ticks >= 2 && ticks <= MOST_TICKS) return;
  const length = data.to - data.from;
  const fitting = listRoundSteps().filter((step) => {
    const count = countTicks({ ...data, step });
    return count >= 2 && count <= MOST_TICKS;
  });
  data.step = (ticks < 2 ? fitting.at(-1) : fitting[0]) ?? length;
}

/** Lists the round steps, from small to large: 0.01, 0.02, 0.05, 0.1 … 10,000. */
const listRoundSteps = (): number[] =>
  [0.01, 0.1, 1, 10, 100, 1000, 10_000]
    .flatMap((power) => [power, 2 * power, 5 * power])
    .filter((step) => step <= STEP.max);
