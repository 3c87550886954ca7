import { chunk, memoize, range } from 'es-toolkit';
import type { Family, Look } from './look.ts';
import { drawWhole } from './numbers.ts';
import { type Drawn, NORMAL, type Shape, THIN } from './shape.ts';
import { describe } from './words.ts';

export interface Month {
  readonly year: number;
  /** From 1. */
  readonly month: number;
}

const YEAR_FIRST = /^(\d{4})\s*[-/.]\s*(\d{1,2})$/;
const MONTH_FIRST = /^(\d{1,2})\s*[-/.]\s*(\d{4})$/;

/** Reads a month: "2026-03", "3/2026". */
function readMonth(text: string): Month | null {
  const [, years, months] = YEAR_FIRST.exec(text.trim()) ?? [];
  const [, otherMonths, otherYears] = MONTH_FIRST.exec(text.trim()) ?? [];
  const [year, month] = [Number(years ?? otherYears), Number(months ?? otherMonths)];
  return year >= 1583 && month >= 1 && month <= 12 ? { year, month } : null;
}

const DAY = 86_400_000;
const WEEK = 7;
/** A Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1);
const toDate = (year: number, month: number): number =>
  new Date(Date.UTC(2000, month - 1, 1)).setUTCFullYear(year);

/** Regions whose week begins on Sunday, and on Saturday; all others begin on Monday. */
const SUNDAY_FIRST =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY_FIRST = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/** Returns the day on which weeks begin, from 0 for Sunday. */
export function getFirstDay(locale: string): number {
  const region = new Intl.Locale(locale).maximize().region ?? 'US';
  if (SUNDAY_FIRST.split(' ').includes(region)) return 0;
  return SATURDAY_FIRST.split(' ').includes(region) ? 6 : 1;
}

const listWeekdays = (format: Intl.DateTimeFormat, first: number): string[] =>
  range(WEEK).map((at) => format.format(SUNDAY + ((first + at) % WEEK) * DAY));

const getFormats = memoize((locale: string) => {
  const options = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const;
  return {
    month: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', ...options }),
    weekdays: (['short', 'narrow'] as const).map((weekday) =>
      listWeekdays(new Intl.DateTimeFormat(locale, { weekday, ...options }), getFirstDay(locale)),
    ),
  };
});

/** The size of the days of the week over that of the days: as a rule, the least, and the least where there are shorter names. */
const NAME_SIZE = 0.85;
const LEAST_NAME_SIZE = 0.6;
const LEAST_LONG_SIZE = 0.65;

/**
 * Returns the names of the days of the week, and their size. Arabic, Hebrew and Persian write whole words where others have two or
 * three letters: in narrow columns they are the single letters that stand for them, if these tell the days apart.
 */
function nameWeekdays(locale: string, column: number, type: number, measure: Look['measure']) {
  const [long = [], short = long] = getFormats(locale).weekdays;
  // What is measured is on the generous side: the days of the week stay legible.
  const toFitting = (names: readonly string[]) => column / Math.max(...names.map(measure));
  const isApart = new Set(short).size === WEEK;
  const names = toFitting(long) < LEAST_LONG_SIZE * type && isApart ? short : long;
  return {
    names,
    size: Math.min(NAME_SIZE * type, Math.max(LEAST_NAME_SIZE * type, toFitting(names))),
  };
}

const RIGHT_TO_LEFT = ['ar', 'he', 'fa', 'ur'];

/** Draws a month with its days, weeks from the day and the side on which they begin in the language. */
function drawMonth({ year, month }: Month, look: Look): Drawn {
  const { size, locale, measure } = look;
  const { month: format } = getFormats(locale);
  const start = toDate(year, month);
  const days = Math.round((toDate(month === 12 ? year + 1 : year, (month % 12) + 1) - start) / DAY);
  const first = getFirstDay(locale);
  const before = (new Date(start).getUTCDay() - first + WEEK) % WEEK;
  const weeks = Math.ceil((before + days) / WEEK);
  const isMirrored = RIGHT_TO_LEFT.includes(new Intl.Locale(locale).language);
  const cell = (size - NORMAL) / WEEK;
  const row = cell * 0.8;
  const type = Math.min(cell * 0.4, look.em);
  const [head, under] = [type * 2, type * 1.8];
  const toX = (column: number) => NORMAL / 2 + (isMirrored ? WEEK - 1 - column : column) * cell;
  const toY = (week: number) => head + under + week * row;
  const weekdays = nameWeekdays(locale, cell * 0.9, type, measure);
  const title = format.format(start).replace(/[\u200E\u200F\u061C]/g, '');
  const cells = chunk(range(weeks * WEEK), WEEK);
  return {
    width: size,
    height: toY(weeks) + NORMAL,
    shapes: [
      { shape: 'text', x: size / 2, y: type, text: title, size: type * 1.1, isBold: true, part: 'month' },
      ...weekdays.names.map(
        (text, at): Shape => ({
          ...{
            shape: 'text',
            x: toX(at) + cell / 2,
            y: head + under / 2,
            text,
            size: weekdays.size,
            part: 'weekday',
          },
        }),
      ),
      ...cells.flatMap((week, y) =>
        week.map(
          (_, x): Shape => ({
            ...{ shape: 'rect', x: toX(x), y: toY(y), width: cell, height: row, line: THIN },
          }),
        ),
      ),
      ...range(days).map((day): Shape => {
        const [column, week] = [(before + day) % WEEK, Math.floor((before + day) / WEEK)];
        return {
          ...{ shape: 'text', x: toX(column) + cell / 2, y: toY(week) + row / 2, text: String(day + 1) },
          ...{ size: type, layer: 'value', part: 'day' },
        };
      }),
      { shape: 'rect', x: NORMAL / 2, y: toY(0), width: WEEK * cell, height: weeks * row, line: NORMAL },
    ],
    caption: [],
    alt: describe('calendar', title, locale),
  };
}

export const calendar: Family<Month> = {
  read: readMonth,
  draw: drawMonth,
  make: (_, random) =>
    `${drawWhole(2020, 2035, random)}-${String(drawWhole(1, 12, random)).padStart(2, '0')}`,
};
