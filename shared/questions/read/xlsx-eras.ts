import { dateFromSerial } from 'numfmt';

/** The years of Japan's emperors, which only its formats have, and of the Republic of China. */
const JAPANESE = 'ja-JP-u-ca-japanese';
const TAIWANESE = 'zh-TW-u-ca-roc';
/** A part of a format: quoted words, an escaped sign or a condition, which stay, or the sign of an era or of its year. */
const PART = /"[^"]*"|\\.|\[[^\]]*\]|g{1,3}|e{1,2}/gi;

function findCalendar(pattern: string): typeof JAPANESE | typeof TAIWANESE | null {
  if (/\[\$-(?:[\da-f]*411|ja)/i.test(pattern)) return JAPANESE;
  if (/\[\$-(?:[\da-f]*404|zh-TW)/i.test(pattern)) return TAIWANESE;
  return /^(?:[^"\\[]|"[^"]*"|\\.|\[[^\]]*\])*?g/i.test(pattern.replace(/general/gi, '')) ? JAPANESE : null;
}

/** Writes the era and its year into the format of a date, as words: "ggge年" as "令和5年". `serial` is the number of its day. */
export function writeEras(pattern: string, serial: number): string {
  const calendar = findCalendar(pattern);
  if (!calendar) return pattern;
  const [year = 1900, month = 1, day = 1] = dateFromSerial(serial);
  const date = new Date(Date.UTC(year, month - 1, day));
  const read = (era: 'long' | 'narrow') =>
    Object.fromEntries(
      new Intl.DateTimeFormat(calendar, { era, year: 'numeric', timeZone: 'UTC' })
        .formatToParts(date)
        .map(({ type, value }) => [type, value]),
    );
  const { era = '', year: count = '' } = read('long');
  const isFirstNamed = /gannen/i.test(pattern);
  return pattern.replace(PART, (part) => {
    if (/^["\\[]/.test(part)) return part;
    // The first year is written as "元" only where the format asks for it.
    if (/^e/i.test(part))
      return `"${(count === '元' && !isFirstNamed ? '1' : count).padStart(part.length, '0')}"`;
    if (part.length === 3) return `"${era}"`;
    return `"${part.length === 2 ? era.slice(0, 1) : read('narrow').era}"`;
  });
}
