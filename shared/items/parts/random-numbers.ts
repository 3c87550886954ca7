import * as z from 'zod/mini';
import { createSeededRandom } from '../../shuffle.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { seed } from '../../vocabulary/schema-fields.ts';
import { computeFormula, listFormulaNames, type Values } from './formula.ts';

/** The most that a random number may be, either way. */
export const NUMBER_LIMIT = 1_000_000;
const whole = /* @__PURE__ */ z
  .number()
  .check(z.multipleOf(1, 'must be a whole number'), z.gte(-NUMBER_LIMIT), z.lte(NUMBER_LIMIT));

/** A name in braces, and the whole numbers that it may stand for. */
const parameter = /* @__PURE__ */ z.object({
  name: /* @__PURE__ */ z.string().check(z.regex(/^[a-z]$/, 'must be a small letter')),
  from: whole,
  to: whole,
});
export type Parameter = z.output<typeof parameter>;

/** The numbers that a question draws anew in each version of a sheet. */
export const randomNumbers = /* @__PURE__ */ z.object({
  /** From which the numbers of a sheet without versions follow. */
  seed,
  parameters: z._default(/* @__PURE__ */ z.array(parameter).check(z.maxLength(26)), []),
});
export type RandomNumbers = z.output<typeof randomNumbers>;

/** What a name stands for until a teacher says more. */
export const INITIAL_RANGE = { from: 1, to: 10 } as const;

const IN_BRACES = /\{([^{}]*)\}/g;

/** Lists the names in the braces of texts, in the order of the alphabet. */
export function listNames(texts: readonly RichTextValue[]): string[] {
  const found = texts.flatMap((text) =>
    [...toPlainText(text).matchAll(IN_BRACES)].flatMap(([, formula = '']) => listFormulaNames(formula)),
  );
  return [...new Set(found)].sort();
}

/** Draws a number for each name. A name draws by itself, so that another one in the text changes none. */
export function drawValues({ parameters }: RandomNumbers, names: readonly string[], from: number): Values {
  return Object.fromEntries(
    names.map((name) => {
      const range = parameters.find((found) => found.name === name) ?? INITIAL_RANGE;
      const [least, most] = [Math.min(range.from, range.to), Math.max(range.from, range.to)];
      const random = createSeededRandom(from + name.charCodeAt(0) * 0x0100_0193);
      return [name, least + Math.floor(random() * (most - least + 1))];
    }),
  );
}

/** To as many digits as a pupil would write. */
const DIGITS = 1e6;
const write = (value: number): string => String(Math.round(value * DIGITS) / DIGITS).replace('-', '−');

const fillText = (text: string, values: Values): string =>
  text.replace(IN_BRACES, (written, formula: string) => {
    const value = computeFormula(formula, values);
    return value === null ? written : write(value);
  });

/** Writes the values into the braces of a text; what cannot be computed stays as it is written. */
export function fillIn<T extends RichTextValue>(text: T, values: Values): T {
  if (typeof text === 'string') return fillText(text, values) as T;
  return JSON.parse(JSON.stringify(text), (key, value: unknown) =>
    key === 'text' && typeof value === 'string' ? fillText(value, values) : value,
  ) as T;
}

/** Lists what is in braces and cannot be computed. */
export function listFaults(texts: readonly RichTextValue[], values: Values): string[] {
  const found = texts.flatMap((text) => [...toPlainText(text).matchAll(IN_BRACES)]);
  return found.flatMap(([written, formula = '']) =>
    computeFormula(formula, values) === null ? [written] : [],
  );
}
