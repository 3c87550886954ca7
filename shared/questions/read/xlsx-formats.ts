import { dateToSerial, format, isDateFormat } from 'numfmt';
import { findSymbolFont } from '../../text/symbol-fonts.ts';
import { findElement, listElements, type XmlElement } from '../source/xml-tree.ts';
import { writeEras } from './xlsx-eras.ts';

/** The formats that every workbook has without naming them, by their numbers, as an English Excel shows them. */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '"$"#,##0;("$"#,##0)',
  6: '"$"#,##0;("$"#,##0)',
  7: '"$"#,##0.00;("$"#,##0.00)',
  8: '"$"#,##0.00;("$"#,##0.00)',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'm/d/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yyyy h:mm',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  41: '#,##0;(#,##0);"-"',
  42: '"$"#,##0;"$"(#,##0);"$-"',
  43: '#,##0.00;(#,##0.00);"-"',
  44: '"$"#,##0.00;"$"(#,##0.00);"$-"',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};
/** Numbers of dates in the calendars of East Asia. */
const EASTERN_DATES = /^(?:2[7-9]|3[0-6]|5[0-8])$/;
const GENERAL = 'General';

/** How the cells of one style show their values. */
export interface CellStyle {
  readonly pattern: string;
  /** The font of signs that its letters are in; null where they are letters. */
  readonly symbols: string | null;
}

/** Days between the two calendars of Excel, the later of which begins in 1904. */
const DAYS_OF_1904 = 1462;

/** Reads the styles of a workbook, by their places. */
export function readStyles(styles: XmlElement | null): CellStyle[] {
  const list = (parent: string, name: string): XmlElement[] => {
    const found = findElement(styles ?? undefined, parent);
    return found ? listElements(found, name) : [];
  };
  const named = new Map(
    list('numFmts', 'numFmt').map(({ attributes }) => [
      attributes.numFmtId ?? '',
      attributes.formatCode ?? GENERAL,
    ]),
  );
  const fonts = list('fonts', 'font').map((font) =>
    findSymbolFont(findElement(font, 'name')?.attributes.val),
  );
  return list('cellXfs', 'xf').map(({ attributes: { numFmtId = '0', fontId = '0' } }) => {
    const usual = EASTERN_DATES.test(numFmtId) ? 'yyyy/m/d' : BUILT_IN[Number(numFmtId)];
    return { pattern: named.get(numFmtId) ?? usual ?? GENERAL, symbols: fonts[Number(fontId)] ?? null };
  });
}

/** A number as it is without a format: 15 digits, of which a computer's own inaccuracy is none. */
function writeGeneral(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  return text.includes('e') ? format(GENERAL, value) : text;
}

/** The language of a currency says nothing about the comma: a file has none of its own. */
const CURRENCY = /\[\$([^\]-]*)-[\da-f]+\]/gi;

const tidy = (shown: string): string => shown.replace(/\s+/g, ' ').trim();
/** A computer holds 1.005 a little below itself, which Excel rounds up as it is written; 15 digits of it stay the same. */
const asWritten = (value: number): number =>
  Number.isInteger(value) ? value : Number(value.toPrecision(15)) * (1 + 2 * Number.EPSILON);
/** "1 1/1" is what is left of 0.999 beside its whole number, and would be read as 2. */
const WHOLE = /(?<=\d)\s+(\d+)\s*\/\s*\1\b/;

/** Writes a number as its cell shows it; a format that cannot be read leaves the number as it is. */
export function formatNumber(value: number, pattern: string, is1904: boolean): string {
  try {
    const isDate = isDateFormat(pattern);
    if (/^general$/i.test(pattern)) return writeGeneral(value);
    if (isDate) {
      const serial = is1904 ? value + DAYS_OF_1904 : value;
      return tidy(format(writeEras(pattern, serial), serial, { locale: 'en' }));
    }
    return tidy(format(pattern.replace(CURRENCY, '"$1"'), asWritten(value), { locale: 'en' })).replace(
      WHOLE,
      '',
    );
  } catch {
    return writeGeneral(value);
  }
}

/** Writes words as their cell shows them: a format may put others around them. */
export function formatText(text: string, pattern: string): string {
  if (!pattern.includes('@') || pattern === '@') return text;
  try {
    return format(pattern, text, { locale: 'en' });
  } catch {
    return text;
  }
}

/** Reads a date that is written out, "1945-05-08T00:00:00", as the number of its day; null where it is none. */
export function readIsoDate(text: string): number | null {
  const found = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?)?/.exec(text);
  if (!found) return null;
  const [year = 0, month = 1, day = 1, ...time] = found.slice(1).map((part) => Number(part ?? 0));
  const serial = dateToSerial([year, month, day, ...time]);
  return serial;
}
