/** The four ways to work out a sum below each other. */
export type ColumnSign = '+' | '-' | '×' | '÷';

const SIGNS: Readonly<Record<Exclude<ColumnSign, '÷'>, string>> = { '+': '+', '-': '-', '×': '\\times' };
/** The most addends below each other. */
const MOST_ADDENDS = 10;
const NUMBER = String.raw`\d[\d.,\s]*?`;
const SIGN = String.raw`(?:[+\-−–×x*·÷:/]|\\(?:times|cdot|div))`;
const SUM = new RegExp(String.raw`^\s*(${NUMBER})((?:\s*${SIGN}\s*${NUMBER})+)\s*=?\s*$`);
const PART = new RegExp(String.raw`\s*(${SIGN})\s*(\d[\d.,\s]*)`, 'g');
const TYPED: Readonly<Record<string, ColumnSign>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '–': '-',
  '×': '×',
  x: '×',
  '*': '×',
  '·': '×',
  '\\times': '×',
  '\\cdot': '×',
  '÷': '÷',
  ':': '÷',
  '/': '÷',
  '\\div': '÷',
};

export interface Sum {
  /** Two numbers, and more of an addition. */
  readonly numbers: readonly string[];
  readonly sign: ColumnSign;
}

/** Reads a sum that is written in one line: an addition, or two numbers with another sign; null where it is none. */
export function readSum(text: string): Sum | null {
  const [, first, rest] = SUM.exec(text) ?? [];
  if (!first || !rest) return null;
  const parts = [...rest.matchAll(PART)].map(([, sign = '', number = '']) => ({ sign: TYPED[sign], number }));
  const sign = parts[0]?.sign;
  if (!sign || parts.some((part) => part.sign !== sign)) return null;
  const numbers = [first, ...parts.map(({ number }) => number)].map((number) => number.trim());
  return numbers.length <= (sign === '+' ? MOST_ADDENDS : 2) ? { numbers, sign } : null;
}

/** Figures in groups of three, as of thousands; one point alone is before decimals. */
const GROUPED = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3}){2,})$/;
/** Matches a number with one comma, which is before decimals where another number of the sum has such a comma. */
const GROUPED_ONCE = /^\d+,\d{3}$/;
const hasDecimalComma = (number: string): boolean => /,\d*$/.test(number) && !GROUPED.test(number);

/** Counts the decimals of each number of a sum; -1 where it has no decimal sign. */
function countDecimals(numbers: readonly string[]): number[] {
  const isComma = numbers.some(hasDecimalComma);
  return numbers.map((number) =>
    GROUPED.test(number) && !(isComma && GROUPED_ONCE.test(number))
      ? -1
      : (/[.,](\d*)$/.exec(number)?.[1]?.length ?? -1),
  );
}

/** Holds the place of the decimals that a number lacks, so that all points are below each other. */
function padDecimals(number: string, own: number, most: number): string {
  if (own >= most) return number;
  return `${number}\\phantom{${own < 0 ? '.' : ''}${'0'.repeat(most - Math.max(0, own))}}`;
}

/** A comma between figures has no space behind it. */
const toFigures = (number: string): string => number.replaceAll(',', '{,}');

/** Writes a sum in columns, as TeX, with a line below it and room for the result; a division as it is begun by hand. */
export function toColumns({ numbers, sign }: Sum): string {
  const [first = '', second = ''] = numbers;
  if (sign === '÷') return `${toFigures(second)}\\longdiv{${toFigures(first)}}`;
  // Products are set from the right, whatever their decimals.
  const decimals = sign === '×' ? numbers.map(() => -1) : countDecimals(numbers);
  const most = Math.max(...decimals);
  const rows = numbers.map((number, at) => toFigures(padDecimals(number, decimals[at] ?? -1, most)));
  const last = rows.length - 1;
  const set = rows.map((row, at) => `${at === last ? SIGNS[sign] : ''}&${row}\\\\`).join('');
  return `\\begin{array}{lr}${set}\\hline&\\phantom{0}\\end{array}`;
}
