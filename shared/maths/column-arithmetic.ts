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

const countDecimals = (number: string): number => /[.,](\d*)$/.exec(number)?.[1]?.length ?? -1;

/** Holds the place of the decimals that a number lacks, so that point stands below point. */
function padDecimals(number: string, others: number): string {
  const missing = others - countDecimals(number);
  return missing > 0
    ? `${number}\\phantom{${countDecimals(number) < 0 ? '.' : ''}${'0'.repeat(others - Math.max(0, countDecimals(number)))}}`
    : number;
}

/** A comma between figures has no space behind it. */
const toFigures = (number: string): string => number.replaceAll(',', '{,}');

/** Writes a sum in columns, as TeX, with a line below it and room for the result. */
export function toColumns({ first, sign, second }: Sum): string {
  if (sign === '÷') return `${toFigures(second)}\\,\\overline{)\\,${toFigures(first)}\\,}`;
  // Products are set from the right, whatever their decimals.
  const decimals = sign === '×' ? -1 : Math.max(countDecimals(first), countDecimals(second));
  const [above, below] = [first, second].map((number) => toFigures(padDecimals(number, decimals)));
  return `\\begin{array}{lr}&${above}\\\\${SIGNS[sign]}&${below}\\\\\\hline&\\phantom{0}\\end{array}`;
}
