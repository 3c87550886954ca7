/** The values of names in a formula. */
export type Values = Readonly<Record<string, number>>;

/** A number, a name, an operator or a bracket. */
const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([a-z])|([-+*/^()−×·÷:]))/y;

/** The signs that a teacher may write for each operator. */
const SIGNS: Readonly<Record<string, string>> = { '−': '-', '×': '*', '·': '*', '÷': '/', ':': '/' };

type Token = number | string;

/** Splits a formula; null where it holds something else, or a name without a value. */
function split(formula: string, values: Values): Token[] | null {
  const tokens: Token[] = [];
  const text = formula.trimEnd();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const [, number, name, sign] = TOKEN.exec(text) ?? [];
    const value = name === undefined ? undefined : values[name];
    if (number !== undefined) tokens.push(Number(number));
    else if (value !== undefined) tokens.push(value);
    else if (sign !== undefined) tokens.push(SIGNS[sign] ?? sign);
    else return null;
  }
  return tokens;
}

/** How tightly an operator binds; a power binds its right side first. */
const BINDING: Readonly<Record<string, number>> = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 4 };
const SIGN_BINDING = 3;

function apply(operator: string, left: number, right: number): number {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  return operator === '/' ? left / right : left ** right;
}

/** Reads what is a value by itself: a number, a bracket, or one with a sign; NaN where there is none. */
function readOperand(tokens: Token[]): number {
  const token = tokens.shift();
  if (typeof token === 'number') return token;
  if (token === '-') return -readSum(tokens, SIGN_BINDING);
  if (token !== '(') return Number.NaN;
  const value = readSum(tokens, 0);
  return tokens.shift() === ')' ? value : Number.NaN;
}

/** Reads operators that bind at least so tightly, and their operands, from the front of the tokens. */
function readSum(tokens: Token[], least: number): number {
  let value = readOperand(tokens);
  for (;;) {
    const operator = String(tokens[0]);
    const binding = typeof tokens[0] === 'string' ? BINDING[operator] : undefined;
    if (binding === undefined || binding < least) return value;
    tokens.shift();
    value = apply(operator, value, readSum(tokens, operator === '^' ? binding : binding + 1));
  }
}

/** Computes a formula such as `a * (b - 1)`; null where it is none, or has no value. */
export function computeFormula(formula: string, values: Values): number | null {
  const tokens = split(formula, values);
  if (!tokens || tokens.length === 0) return null;
  const value = readSum(tokens, 0);
  return tokens.length === 0 && Number.isFinite(value) ? value : null;
}

/** Lists the names in a formula, whatever else it holds. */
export const listFormulaNames = (formula: string): string[] => formula.match(/\b[a-z]\b/g) ?? [];
