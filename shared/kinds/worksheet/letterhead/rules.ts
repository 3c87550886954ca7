import { LETTERHEAD_CHARACTERS, type SheetLetterhead, sheetLetterhead } from './sheet-letterhead.ts';

/** What holds a letterhead. */
interface Headed {
  letterhead?: SheetLetterhead | undefined;
}

/** The details that a letterhead begins with. */
const FIRST_DETAILS = '{teacher} · {class} · {date}';

export const createLetterhead = (): SheetLetterhead => sheetLetterhead.parse({ details: FIRST_DETAILS });

/** Changes the letterhead, no text of which is longer than it may be; null takes it away. */
export function setLetterhead(worksheet: Headed, fields: Partial<SheetLetterhead> | null): void {
  if (!fields) {
    delete worksheet.letterhead;
    return;
  }
  const next = { ...(worksheet.letterhead ?? createLetterhead()), ...fields };
  for (const name of Object.keys(LETTERHEAD_CHARACTERS) as (keyof typeof LETTERHEAD_CHARACTERS)[])
    next[name] = next[name].slice(0, LETTERHEAD_CHARACTERS[name]);
  worksheet.letterhead = next;
}

/** Writes a day as a letterhead says it, in the language of the sheet. */
export const writeDay = (locale: string, day = new Date()): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', numberingSystem: 'latn' }).format(day);

/** Returns what is kept of a letterhead for sheets to come: all but the day. */
export const toKeptLetterhead = (letterhead: SheetLetterhead): SheetLetterhead => ({
  ...letterhead,
  date: '',
});

/** Returns a kept letterhead as a sheet begins with it: with the day, where it says one. */
export const toNewLetterhead = (kept: SheetLetterhead, locale: string): SheetLetterhead =>
  kept.details.includes('{date}') ? { ...kept, date: writeDay(locale) } : kept;

/** A logo that is so much longer in one direction than in the other prints as a thin line. */
const MOST_STRETCHED = 12;

/** Says what is wrong with a logo as it prints; null for a good one. */
export function findLogoProblem({ logo_image }: SheetLetterhead): string | null {
  const ratio = logo_image?.ratio ?? 1;
  if (ratio > MOST_STRETCHED) return 'This logo is so wide and flat that it prints as a thin line.';
  if (ratio < 1 / MOST_STRETCHED) return 'This logo is so high and narrow that it prints as a thin line.';
  return null;
}
