import { memoize, sum } from 'es-toolkit';
import type { DrawingLevel } from './kinds.ts';
import type { Family, Look } from './look.ts';
import { drawWhole, readNumber } from './numbers.ts';
import { type Drawn, NORMAL, type Shape, THIN } from './shape.ts';
import { describe } from './words.ts';

/** A currency: its coins with their true diameters in mm, and its notes, in hundredths. */
interface Currency {
  readonly code: string;
  readonly coins: readonly (readonly [cents: number, diameter: number])[];
  readonly notes: readonly number[];
  /** Writes what is on a coin of less than one. */
  readonly writeCents: (cents: number) => string;
}

const US: Currency = {
  code: 'USD',
  coins: [
    [100, 26.5],
    [50, 30.6],
    [25, 24.3],
    [10, 17.9],
    [5, 21.2],
    [1, 19.1],
  ],
  notes: [10000, 5000, 2000, 1000, 500, 100],
  writeCents: (cents) => `${cents}¢`,
};
const EURO: Currency = {
  code: 'EUR',
  coins: [
    [200, 25.8],
    [100, 23.3],
    [50, 24.3],
    [20, 22.3],
    [10, 19.8],
    [5, 21.3],
    [2, 18.8],
    [1, 16.3],
  ],
  notes: [10000, 5000, 2000, 1000, 500],
  writeCents: (cents) => `${cents} c`,
};
const POUND: Currency = {
  code: 'GBP',
  coins: [
    [200, 28.4],
    [100, 23.4],
    [50, 27.3],
    [20, 21.4],
    [10, 24.5],
    [5, 18],
    [2, 25.9],
    [1, 20.3],
  ],
  notes: [5000, 2000, 1000, 500],
  writeCents: (cents) => `${cents}p`,
};

/** The diameter of the coin by which all others are sized; a note is as many times as wide and high. */
const TRUE_SIZE = 23;
const NOTE = { width: 62, height: 28 };
const GAP = 1.5;
const MOST_PIECES = 60;
const MOST_CENTS = 200_000;
const CENTS = /^(\d+)\s*(?:c|ct|cts|cent|cents|¢|p)$/i;
const SIGNS = /[$€£]|USD|EUR|GBP/gi;

/** Reads one amount, in hundredths: "3.75", "50 c", "€ 2". */
function readCents(text: string): number | null {
  const [, cents] = CENTS.exec(text.trim()) ?? [];
  if (cents !== undefined) return Number(cents);
  const amount = readNumber(text.replace(SIGNS, ''));
  if (amount === null || amount < 0) return null;
  const rounded = Math.round(amount * 100);
  return Math.abs(rounded - amount * 100) < 1e-6 ? rounded : null;
}

const isNote = (cents: number, { coins }: Currency): boolean => !coins.some(([value]) => value === cents);

/** Pays an amount with as few pieces as can be: notes, and coins for what is below the least note. */
function pay(cents: number, { coins, notes }: Currency): number[] {
  const values = [...notes, ...coins.map(([value]) => value)].filter(
    (value, at, all) => all.indexOf(value) === at,
  );
  const pieces: number[] = [];
  let rest = cents;
  for (const value of values.toSorted((a, b) => b - a))
    while (rest >= value && pieces.length < MOST_PIECES) {
      // Half dollars are rare.
      if (value === 50 && notes.includes(100)) break;
      pieces.push(value);
      rest -= value;
    }
  return pieces;
}

const getFormat = memoize((key: string) => {
  const [locale = 'en', currency = 'USD', digits = '2'] = key.split('|');
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number(digits),
  });
});
const writeAmount = (cents: number, { code }: Currency, locale: string, digits = 2): string =>
  getFormat(`${locale}|${code}|${digits}`)
    .format(cents / 100)
    .replace(/[\u200E\u200F\u061C]/g, '');

function drawPiece(cents: number, currency: Currency, look: Look, left: number, bottom: number) {
  const scale = look.size / TRUE_SIZE;
  const isWhole = cents >= 100;
  const text = isWhole ? writeAmount(cents, currency, look.locale, 0) : currency.writeCents(cents);
  const value = { layer: 'value' } as const;
  if (isNote(cents, currency) || (currency === US && isWhole)) {
    const { width, height } = { width: NOTE.width * scale, height: NOTE.height * scale };
    const y = bottom - height;
    const inner = 1.6 * scale;
    const shapes: Shape[] = [
      {
        shape: 'rect',
        x: left,
        y,
        width,
        height,
        fill: 'light',
        line: NORMAL,
        round: scale,
        part: 'note',
        ...value,
      },
      {
        ...{ shape: 'rect', x: left + inner, y: y + inner, width: width - 2 * inner },
        ...{ height: height - 2 * inner, line: THIN, ...value },
      },
      {
        ...{ shape: 'text', x: left + width / 2, y: y + height / 2, text, isBold: true, part: 'amount' },
        ...{ size: Math.min(height * 0.42, (width * 0.8) / look.measure(text)), ...value },
      },
    ];
    return { width, height, shapes };
  }
  const r = ((currency.coins.find(([coin]) => coin === cents)?.[1] ?? TRUE_SIZE) * scale) / 2;
  const middle = { x: left + r, y: bottom - r };
  const shapes: Shape[] = [
    {
      shape: 'circle',
      ...middle,
      r: r - NORMAL / 2,
      fill: isWhole ? 'light' : 'white',
      line: NORMAL,
      part: 'coin',
      ...value,
    },
    { shape: 'circle', ...middle, r: r * 0.86, line: THIN, ...value },
    {
      ...{ shape: 'text', ...middle, text, isBold: true, part: 'amount', ...value },
      size: Math.min(r * 0.7, (r * 1.5) / look.measure(text)),
    },
  ];
  return { width: 2 * r, height: 2 * r, shapes };
}

/** Lays pieces side by side, and goes on below where there is no more room. */
function layOut(pieces: readonly number[], currency: Currency, look: Look) {
  const rows: number[][] = [[]];
  const getWidth = (row: readonly number[]) =>
    sum(row.map((cents) => drawPiece(cents, currency, look, 0, 0).width + GAP)) - GAP;
  for (const cents of pieces) {
    const row = rows.at(-1) ?? [];
    if (row.length > 0 && getWidth([...row, cents]) > look.room) rows.push([cents]);
    else row.push(cents);
  }
  let bottom = -GAP;
  const shapes = rows.flatMap((row) => {
    const height = Math.max(0, ...row.map((cents) => drawPiece(cents, currency, look, 0, 0).height));
    bottom += height + GAP;
    let left = 0;
    return row.flatMap((cents) => {
      const drawn = drawPiece(cents, currency, look, left, bottom);
      left += drawn.width + GAP;
      return drawn.shapes;
    });
  });
  return { width: Math.max(1, ...rows.map(getWidth)), height: Math.max(1, bottom), shapes };
}

const RANGES: Readonly<Record<DrawingLevel, readonly [from: number, to: number, step: number]>> = {
  easy: [5, 100, 5],
  medium: [105, 500, 5],
  hard: [501, 5000, 1],
};

const createMoney = (currency: Currency): Family<readonly number[]> => ({
  read: (text) => {
    const amounts = text.split('+').map(readCents);
    if (!amounts.every((cents) => cents !== null) || sum(amounts) > MOST_CENTS) return null;
    const pieces = amounts.flatMap((cents) => (isPiece(cents, currency) ? [cents] : pay(cents, currency)));
    const isTooMany = pieces.length === 0 || pieces.length > MOST_PIECES;
    return isTooMany || sum(pieces) !== sum(amounts) ? null : pieces;
  },
  draw: (pieces, look): Drawn => {
    const text = writeAmount(sum(pieces), currency, look.locale);
    return {
      ...layOut(pieces, currency, look),
      caption: [[{ answer: text }]],
      alt: describe('money', text, look.locale),
    };
  },
  make: (level, random) => {
    const [from, to, step] = RANGES[level];
    return ((drawWhole(0, (to - from) / step, random) * step + from) / 100).toFixed(2);
  },
});

const isPiece = (cents: number, { coins, notes }: Currency): boolean =>
  notes.includes(cents) || coins.some(([value]) => value === cents);

export const moneyUs = createMoney(US);
export const moneyEuro = createMoney(EURO);
export const moneyPound = createMoney(POUND);
