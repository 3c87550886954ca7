/** The four ways to work out a sum below each other. */
export type ColumnSign = '+' | '-' | '×' | '÷';

const SIGNS: Readonly<Record<Exclude<ColumnSign, '÷'>, string>> = { '+': '+', '-': '-', '×': '\\times' };
const SUM = /^\s*(\d[\d.,\s]*?)\s*(?:([+\-−–×x*·÷:/])|\\(times|cdot|div))\s*(\d[\d.,\s]*?)\s*=?\s*$/;
const TYPED: Readonly<Record<string, ColumnSign>> = {
  '+': '+',
  ...{ '-': '-', '−': '-', '–': '-' },
  ...{ '×': '×', x: '×', '*': '×', '·': '×', times: '×', cdot: '×' },
  ...{ '÷': '÷', ':': '÷', '/': '÷', div: '÷' },
};

export interface Sum {
  readonly first: string;
  readonly sign: ColumnSign;
  readonly second: string;
}

/** Reads a sum of two numbers that is written in one line; null where it is none. */
export function readSum(text: string): Sum | null {
  const [, first, typed, command, second] = SUM.exec(text) ?? [];
  const sign = TYPED[typed ?? command ?? ''];
  return first && second && sign ? { first: first.trim(), sign, second: second.trim() } : null;
}

/** Figures in groups of three, as of thousands; one point alone is before decimals. */
const GROUPED = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3}){2,})$/;
/** The same with one comma, which is before decimals where another number of the sum has such a comma. */
const GROUPED_ONCE = /^\d+,\d{3}$/;
const hasDecimalComma = (number: string): boolean => /,\d*$/.test(number) && !GROUPED.test(number);

/** Counts the decimals of each number of a sum; -1 where it has no decimal sign. */
function countDecimals(numbers: readonly [string, string]): [number, number] {
  const isComma = numbers.some(hasDecimalComma);
  const count = (number: string) =>
    GROUPED.test(number) && !(isComma && GROUPED_ONCE.test(number))
      ? -1
      : (/[.,](\d*)$/.exec(number)?.[1]?.length ?? -1);
  return [count(numbers[0]), count(numbers[1])];
}

/** Holds the place of the decimals that a number lacks, so that point stands below point. */
function padDecimals(number: string, own: number, most: number): string {
  if (own >= most) return number;
  return `${number}\\phantom{${own < 0 ? '.' : ''}${'0'.repeat(most - Math.max(0, own))}}`;
}

/** A comma between figures has no space behind it. */
const toFigures = (number: string): string => number.replaceAll(',', '{,}');

/** Writes a sum in columns, as TeX, with a line below it and room for the result. */
export function toColumns({ first, sign, second }: Sum): string {
  if (sign === '÷') return `${toFigures(second)}\\,\\overline{)\\,${toFigures(first)}\\,}`;
  // Products are set from the right, whatever their decimals.
  const [one, other] = sign === '×' ? [-1, -1] : countDecimals([first, second]);
  const most = Math.max(one, other);
  const [above, below] = [padDecimals(first, one, most), padDecimals(second, other, most)].map(toFigures);
  return `\\begin{array}{lr}&${above}\\\\${SIGNS[sign]}&${below}\\\\\\hline&\\phantom{0}\\end{array}`;
}
