import { getNextSeed } from '../../shuffle.ts';
import { drawValues, fillIn, listFaults, listNames, type Parameter } from '../parts/random-numbers.ts';
import type { OpenResponseData } from './schema.ts';

const listTexts = ({ subtitle, answer, handwritingAnswer }: OpenResponseData) => [
  subtitle,
  answer,
  handwritingAnswer,
];

/** Returns the question and its answer with the numbers that follow from a seed; without one, from its own. */
export function generateOpenResponse(
  data: OpenResponseData,
  seed: number | null,
  locale?: string,
): OpenResponseData {
  const { numbers, subtitle, answer, handwritingAnswer } = data;
  if (!numbers) return data;
  const values = drawValues(numbers, listNames(listTexts(data)), seed ?? numbers.seed);
  return {
    ...data,
    subtitle: fillIn(subtitle, values, locale),
    answer: fillIn(answer, values, locale),
    handwritingAnswer: fillIn(handwritingAnswer, values, locale),
  };
}

/** Lists the names that the question and its answer use. */
export const listUsedNames = (data: OpenResponseData): string[] => listNames(listTexts(data));

/** Lists what is in braces and cannot be computed, with the numbers of the question itself. */
export function listRandomFaults(data: OpenResponseData): string[] {
  if (!data.numbers) return [];
  return listFaults(listTexts(data), drawValues(data.numbers, listUsedNames(data), data.numbers.seed));
}

/** Begins to draw numbers, or stops. */
export function setRandomNumbers(data: OpenResponseData, seed: number | null): void {
  if (seed === null) delete data.numbers;
  else data.numbers = { seed, parameters: [] };
}

/** Sets which numbers a name may stand for. */
export function setParameter({ numbers }: OpenResponseData, given: Parameter): void {
  if (!numbers) return;
  const others = numbers.parameters.filter(({ name }) => name !== given.name);
  numbers.parameters = [...others, given].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Draws other numbers. */
export function redrawNumbers({ numbers }: OpenResponseData): void {
  if (numbers) numbers.seed = getNextSeed(numbers.seed);
}
