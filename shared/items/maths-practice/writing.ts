import { memoize } from 'es-toolkit';

/** How numbers and signs are written in the language of a document. */
export interface Writing {
  readonly times: string;
  readonly dividedBy: string;
  /** Stands before a remainder. */
  readonly remainder: string;
  /** Writes a percentage: 25 is "25%". */
  readonly percent: (share: number) => string;
  /** Stands between a percentage and what it is taken of. */
  readonly of: string;
  /** True where decimals follow a comma. */
  readonly hasComma: boolean;
  /** True where the divisor of a long division stands before a bracket. */
  readonly hasBracket: boolean;
  /** Writes units of `places` decimals: 1250 of 2 places is 12.50. */
  readonly write: (units: number, places?: number) => string;
}

const POINT = [
  'de',
  'pl',
  'cs',
  'sk',
  'sl',
  'hr',
  'sr',
  'hu',
  'ru',
  'uk',
  'bg',
  'fi',
  'sv',
  'nb',
  'no',
  'da',
];
const COLON = [...POINT, 'it', 'nl', 'ro', 'el', 'tr'];
const OF: Readonly<Record<string, string>> = {
  ...{ en: 'of', de: 'von', fr: 'de', es: 'de', pt: 'de', it: 'di', nl: 'van', sv: 'av', nb: 'av' },
  ...{ da: 'af', pl: 'z', cs: 'z', sk: 'z', sl: 'od', hr: 'od', ro: 'din', ru: 'от', uk: 'від' },
};
const SMALL_R = ['fr', 'es', 'pt', 'it', 'ca', 'ro'];

/** Returns how a language writes maths, in Western digits. */
export function getWriting(locale: string): Writing {
  const language = locale.split('-')[0] ?? 'en';
  // One formatter for each number of decimals: to make one takes as long as to write a hundred numbers.
  const getFormat = memoize(
    (places: number) =>
      new Intl.NumberFormat(`${locale}-u-nu-latn`, {
        minimumFractionDigits: places,
        maximumFractionDigits: places,
        useGrouping: 'auto',
      }),
  );
  const percent = new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: 'percent' });
  const write = (units: number, places = 0) =>
    getFormat(places)
      .format(units / 10 ** places)
      // A minus as long as a plus.
      .replace(/^[\u200E\u200F\u061C]?-/, '−');
  return {
    times: POINT.includes(language) ? '·' : '×',
    dividedBy: COLON.includes(language) ? ':' : '÷',
    remainder: SMALL_R.includes(language) ? 'r' : 'R',
    percent: (share) => percent.format(share / 100).replace(/[\u200E\u200F\u061C]/g, ''),
    of: OF[language] ?? '×',
    hasComma: write(15, 1).includes(','),
    hasBracket: ['en', 'zh', 'ja', 'ko', 'hi', 'th'].includes(language),
    write,
  };
}
