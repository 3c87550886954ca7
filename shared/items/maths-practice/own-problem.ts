import { range } from 'es-toolkit';
import Fraction from 'fraction.js';
import { asked, given, type Piece, type Problem } from './problem.ts';
import type { Writing } from './writing.ts';

type Calculation = (a: Fraction, b: Fraction) => Fraction | null;

/** The four operations; null where there is no result. */
const CALCULATIONS = {
  '+': (a, b) => a.add(b),
  '-': (a, b) => a.sub(b),
  '*': (a, b) => a.mul(b),
  '/': (a, b) => (b.n === 0n ? null : a.div(b)),
} as const satisfies Record<string, Calculation>;

type Sign = keyof typeof CALCULATIONS;
type Token =
  | { readonly number: Fraction; readonly text: string }
  | { readonly sign: string; readonly text: string };

/** How signs are typed. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ '+': '+', '-': '-', '−': '-', '–': '-', '*': '*', '×': '*', '·': '*', x: '*', X: '*' },
  ...{ ':': '/', '÷': '/', '/': '/', '(': '(', ')': ')', '=': '=' },
};
const TOKEN = /\s*(?:(\d+(?:[.,]\d+)*)|(_+|\?|□)|([-+−–*×·xX:÷/()=]))/y;

/** Numbers as languages with a decimal point write them, and those with a decimal comma. */
const WITH_POINT = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;
const WITH_COMMA = /^(?:\d+|\d{1,3}(?:\.\d{3}){2,})(?:,\d+)?$|^\d+\.\d{1,2}$/;
/** Nobody parts thousands before two digits: a point is that of decimals. */
const POINT_OF_DECIMALS = /^\d+\.\d{1,2}$/;

/** Reads a number; null where it may mean two, as "1.000" with a decimal comma. */
function readNumber(text: string, hasComma: boolean): Fraction | null {
  if (!(hasComma ? WITH_COMMA : WITH_POINT).test(text)) return null;
  const at = text.indexOf(hasComma && !POINT_OF_DECIMALS.test(text) ? ',' : '.');
  const [whole, decimals] = at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
  return new Fraction(BigInt(whole.replace(/\D/g, '') + decimals), 10n ** BigInt(decimals.length));
}

/** Splits a typed problem into numbers and signs; null where it has anything else. A gap has the sign "?". */
function split(text: string, hasComma: boolean): Token[] | null {
  const tokens: Token[] = [];
  const line = text.trim();
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < line.length; ) {
    const [, digits, gap, sign] = TOKEN.exec(line) ?? [];
    const number = digits === undefined ? null : readNumber(digits, hasComma);
    if (digits !== undefined && number === null) return null;
    if (number && digits !== undefined) tokens.push({ number, text: digits });
    else if (gap !== undefined) tokens.push({ sign: '?', text: gap });
    else if (sign !== undefined) tokens.push({ sign: SIGNS[sign] ?? sign, text: sign });
    else return null;
  }
  return tokens;
}

/** Calculates a row of numbers and signs: brackets first, then products, then sums. */
class Calculator {
  private at = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  /** Returns the result; null where the row makes none. */
  calculate(): Fraction | null {
    const result = this.readChain(['+', '-'], () => this.readChain(['*', '/'], () => this.readOne()));
    return this.at === this.tokens.length ? result : null;
  }

  private readChain(signs: readonly Sign[], readPart: () => Fraction | null): Fraction | null {
    let result = readPart();
    for (;;) {
      const token = this.tokens[this.at];
      const sign = token && 'sign' in token ? signs.find((one) => one === token.sign) : undefined;
      if (!sign || !result) return result;
      this.at += 1;
      const part = readPart();
      result = part && CALCULATIONS[sign](result, part);
    }
  }

  private readOne(): Fraction | null {
    const token = this.tokens[this.at++];
    if (!token) return null;
    if ('number' in token) return token.number;
    if (token.sign === '-') {
      const number = this.readOne();
      return number ? number.neg() : null;
    }
    if (token.sign !== '(') return null;
    const inner = this.readChain(['+', '-'], () => this.readChain(['*', '/'], () => this.readOne()));
    const end = this.tokens[this.at++];
    return end && 'sign' in end && end.sign === ')' ? inner : null;
  }
}

const calculate = (tokens: readonly Token[]): Fraction | null => new Calculator(tokens).calculate();

/** What undoes a sign, for a gap before it and for one behind it. */
const UNDONE: Readonly<
  Record<string, { first: Sign; second: (result: Fraction, a: Fraction) => Fraction | null }>
> = {
  '+': { first: '-', second: (result, a) => CALCULATIONS['-'](result, a) },
  '-': { first: '+', second: (result, a) => CALCULATIONS['-'](a, result) },
  '*': { first: '/', second: (result, a) => CALCULATIONS['/'](result, a) },
  '/': { first: '*', second: (result, a) => CALCULATIONS['/'](a, result) },
};

const isSign = (token: Token | undefined, sign: string): boolean =>
  token !== undefined && 'sign' in token && token.sign === sign;

/** Finds the number of the one gap among two numbers and their result, such as "7 + _ = 12". */
function findGap(left: readonly Token[], right: readonly Token[]): Fraction | null {
  const [one, sign, other, ...rest] = left;
  const result = calculate(right);
  const undone = sign && 'sign' in sign ? UNDONE[sign.sign] : undefined;
  if (!one || !other || rest.length > 0 || !result || !undone) return null;
  if (isSign(one, '?')) return 'number' in other ? CALCULATIONS[undone.first](result, other.number) : null;
  return 'number' in one && isSign(other, '?') ? undone.second(result, one.number) : null;
}

/** The most decimals of a result that is written with them. */
const MOST_PLACES = 6;

/** Writes a result as a number; as a fraction where the problem has fractions, or where it has no end of decimals. */
function writeResult(
  { s: sign, n, d: under }: Fraction,
  tokens: readonly Token[],
  { write }: Writing,
): Piece {
  const over = sign * n;
  const hasFraction = under !== 1n && tokens.some(({ text }) => text === '/');
  const places = range(MOST_PLACES + 1).find((count) => 10n ** BigInt(count) % under === 0n);
  return hasFraction || places === undefined
    ? { over: asked(String(over).replace('-', '−')), under: asked(String(under)) }
    : asked(write(Number((over * 10n ** BigInt(places)) / under), places));
}

const isNumber = (token: Token | undefined): boolean => token !== undefined && 'number' in token;

/** Tells whether the sign at a place is that of a number below zero, and no operation. */
function isNegation(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!isSign(tokens[at], '-')) return false;
  return before === undefined || ('sign' in before && before.sign !== '?' && before.sign !== ')');
}

/** Writes tokens as they print: a stroke between two numbers makes a fraction; brackets and signs are beside what is theirs. */
function print(tokens: readonly Token[], { times }: Writing, answer?: Piece): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const { text } = tokens[at] as Token;
    const printed = text.replace(/^[-–]$/, '−').replace(/^[*xX]$/, times);
    const isBeside = text === ')' || isSign(tokens[at - 1], '(') || isNegation(tokens, at - 1);
    const last = pieces.at(-1);
    const [slash, under] = [tokens[at + 1], tokens[at + 2]];
    if (isNumber(tokens[at]) && slash?.text === '/' && under && isNumber(under)) {
      pieces.push({ over: given(text), under: given(under.text) });
      at += 2;
    } else if (answer && isSign(tokens[at], '?')) pieces.push(answer);
    else if (last && 'text' in last && !last.isBlank && isBeside)
      pieces.splice(-1, 1, given(last.text + printed));
    else pieces.push(given(printed));
  }
  return pieces;
}

/** Tells whether tokens are a fraction in lowest terms: nothing is to be calculated, and it would be its own answer. */
function isReducedFraction(tokens: readonly Token[], { n, d: under }: Fraction): boolean {
  const [over, slash, below, ...rest] = tokens.filter(
    (token, at) => !isSign(token, '(') && !isSign(token, ')') && !isNegation(tokens, at),
  );
  if (!over || !below || slash?.text !== '/' || rest.length > 0) return false;
  return (
    'number' in over && over.number.equals(new Fraction(n)) && 'number' in below && below.number.equals(under)
  );
}

/**
 * Reads a problem as somebody typed it: "12 + 7", "3 × (4 + 1) =" or "7 + _ = 12". A stroke between two numbers
 * alone asks for lowest terms: "6/8". Null where its answer cannot be worked out: with more than one gap, with words, or for "10/3".
 */
export function readOwnProblem(text: string, writing: Writing): Problem | null {
  const tokens = split(text, writing.hasComma);
  if (!tokens || tokens.length < 3) return null;
  const sides = tokens.findIndex((token) => isSign(token, '='));
  const left = sides === -1 ? tokens : tokens.slice(0, sides);
  const right = sides === -1 ? [] : tokens.slice(sides + 1);
  const gaps = tokens.filter((token) => isSign(token, '?')).length;
  const isOpen = right.length === 0 || (right.length === 1 && isSign(right[0], '?'));
  if (isOpen && gaps === right.length) {
    const result = calculate(left);
    if (!result || (result.d !== 1n && isReducedFraction(left, result))) return null;
    return {
      look: 'row',
      pieces: [...print(left, writing), given('='), writeResult(result, tokens, writing)],
    };
  }
  const missing = gaps === 1 ? findGap(left, right) : null;
  if (!missing) return null;
  const answer = writeResult(missing, tokens, writing);
  return { look: 'row', pieces: print(tokens, writing, answer) };
}
