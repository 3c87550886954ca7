/**
 * Works out what a printed line of maths says, apart from the product: it reads the printed signs and digits, and calculates in
 * decimal strings of whole numbers. Returns whether the line is true: "7 + 5 = 12", "3/4 < 5/6", "17 ÷ 5 = 3 R 2".
 */
export function isTrueLine(line: string, decimalSign: '.' | ',' = '.'): boolean {
  const plain = toPlain(line, decimalSign);
  const remainder = /^(\d+)\/(\d+)=(\d+)[Rr](\d+)$/.exec(plain);
  if (remainder) {
    const [a, b, result, rest] = remainder.slice(1).map(BigInt) as [bigint, bigint, bigint, bigint];
    return result * b + rest === a && rest < b;
  }
  const [, left, sign, right] = /^([^<>=]+)([<>=])([^<>=]+)$/.exec(plain) ?? [];
  if (left === undefined || right === undefined) throw new Error(`Not a line of maths: ${line}`);
  const [a, b] = [evaluate(left), evaluate(right)];
  const difference = a[0] * b[1] - b[0] * a[1];
  return sign === '=' ? difference === 0n : sign === '<' ? difference < 0n : difference > 0n;
}

function toPlain(line: string, decimalSign: '.' | ','): string {
  const thousands = decimalSign === '.' ? /,(?=\d{3})/g : /[.\u00A0\u202F](?=\d{3}(?!\d))/g;
  return line
    .replace(thousands, '')
    .replaceAll(decimalSign, '.')
    .replace(/(\d+)\s*%\s*(?:of|von|de|×)\s*/g, '$1/100*')
    .replaceAll('−', '-')
    .replace(/[×·]/g, '*')
    .replace(/[÷:]/g, '/')
    .replace(/\s/g, '')
    .replace(/([-+*/])-(\d+(?:\.\d+)?)/g, '$1(-$2)');
}

type Fraction = readonly [over: bigint, under: bigint];

/** Turns a row into reverse Polish notation by precedence, and calculates that. */
function evaluate(row: string): Fraction {
  const output: Fraction[] = [];
  const waiting: string[] = [];
  const RANK: Readonly<Record<string, number>> = { '+': 1, '-': 1, '*': 2, '/': 2 };
  const apply = (sign: string) => {
    const [c, d] = output.pop() as Fraction;
    const [a, b] = output.pop() as Fraction;
    if (sign === '+') output.push([a * d + c * b, b * d]);
    else if (sign === '-') output.push([a * d - c * b, b * d]);
    else if (sign === '*') output.push([a * c, b * d]);
    else output.push(c < 0n ? [-a * d, -b * c] : [a * d, b * c]);
  };
  let isAfterNumber = false;
  for (const [token] of row.matchAll(/\d+(?:\.\d+)?|[-+*/()]/g)) {
    if (/\d/.test(token)) {
      const [whole = '', decimals = ''] = token.split('.');
      output.push([BigInt(whole + decimals), 10n ** BigInt(decimals.length)]);
      isAfterNumber = true;
    } else if (token === '(') waiting.push(token);
    else if (token === ')') {
      while (waiting.at(-1) !== '(') apply(waiting.pop() as string);
      waiting.pop();
      isAfterNumber = true;
    } else {
      // A sign of a number is taken from zero.
      if (!isAfterNumber) output.push([0n, 1n]);
      while ((RANK[waiting.at(-1) ?? ''] ?? 0) >= (RANK[token] ?? 0)) apply(waiting.pop() as string);
      waiting.push(token);
      isAfterNumber = false;
    }
  }
  while (waiting.length > 0) apply(waiting.pop() as string);
  return output[0] as Fraction;
}
