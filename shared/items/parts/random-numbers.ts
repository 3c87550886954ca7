import * as z from 'zod/mini';
import { addEdges, splitFormulas } from '../../maths/formula-text.ts';
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

/** The numbers that a question draws for each version of a sheet. */
export const randomNumbers = /* @__PURE__ */ z.object({
  /** The seed of the numbers of a sheet without versions. */
  seed,
  parameters: z._default(/* @__PURE__ */ z.array(parameter).check(z.maxLength(26)), []),
});
export type RandomNumbers = z.output<typeof randomNumbers>;

/** The range of a number until a teacher says more. */
export const INITIAL_RANGE = { from: 1, to: 10 } as const;

const IN_BRACES = /\{([^{}]*)\}/g;
/** TeX groups by single braces, so among its signs only doubled ones are a place for a number. */
const IN_DOUBLED_BRACES = /\{\{([^{}\\]*)\}\}/g;

/** Lists what is in the braces of a text: with its braces, and without. */
const listPlaces = (text: RichTextValue): (readonly [written: string, formula: string])[] =>
  splitFormulas(toPlainText(text)).flatMap((piece) =>
    [...piece.text.matchAll(piece.tex === null ? IN_BRACES : IN_DOUBLED_BRACES)].map(
      ([written, formula = '']) => [written, formula] as const,
    ),
  );

/** Lists the names in the braces of texts, in the order of the alphabet. */
export function listNames(texts: readonly RichTextValue[]): string[] {
  const found = texts.flatMap(listPlaces).flatMap(([, formula]) => listFormulaNames(formula));
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

/** The most that a result may be, either way: the product of two numbers. What is greater is no number for a sheet. */
const RESULT_LIMIT = NUMBER_LIMIT ** 2;

/** Computes what is in braces; null where that has no value, or one that is too great. */
function computeResult(formula: string, values: Values): number | null {
  const value = computeFormula(formula, values);
  return value === null || Math.abs(value) > RESULT_LIMIT ? null : value;
}

/** Writes a number as its language does, to as many digits as a pupil would. */
const write = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    maximumFractionDigits: 6,
    useGrouping: false,
    numberingSystem: 'latn',
    signDisplay: 'negative',
  })
    .format(value)
    .replace('-', '−');

/** Writes a number among signs of TeX: one pair of braces stays, and a decimal comma has no space behind it. */
const writeTex = (value: number, locale: string): string =>
  `{${write(value, locale).replace('−', '-').replace(',', '{,}')}}`;

const fillText = (text: string, values: Values, locale: string): string =>
  splitFormulas(text)
    .map((piece) => {
      const [places, writeIn] = piece.tex === null ? [IN_BRACES, write] : [IN_DOUBLED_BRACES, writeTex];
      const filled = piece.text.replace(places, (written, formula: string) => {
        const value = computeResult(formula, values);
        return value === null ? written : writeIn(value, locale);
      });
      return piece.tex === null ? filled : addEdges(filled);
    })
    .join('');

/** Writes the values into the braces of a text, doubled ones in its formulas; what cannot be computed, or is too great, stays as it is written. */
export function fillIn<T extends RichTextValue>(text: T, values: Values, locale = 'en-US'): T {
  if (typeof text === 'string') return fillText(text, values, locale) as T;
  return JSON.parse(JSON.stringify(text), (key, value: unknown) =>
    key === 'text' && typeof value === 'string' ? fillText(value, values, locale) : value,
  ) as T;
}

/** Lists what is in braces and cannot be computed, or is too great. */
export function listFaults(texts: readonly RichTextValue[], values: Values): string[] {
  return texts
    .flatMap(listPlaces)
    .flatMap(([written, formula]) => (computeResult(formula, values) === null ? [written] : []));
}
