import { once } from 'es-toolkit';

/** Languages that write nouns with a large letter, or have no such letters: in others a small one says that it is no sentence. */
const UNIT_LOCALES = 'de ar bn fa he hi ja ko ta th ur zh'.split(' ');
/** Languages whose large numbers are known: "Million" is also written so in English. */
const LOCALES =
  'en ar bg bn cs da de el es fa fi fr he hi hr hu id it ja ko nb nl pl pt ro ru sk sl sr sv th tr uk vi zh'.split(
    ' ',
  );
const UNITS =
  'meter centimeter millimeter kilometer mile foot inch yard liter milliliter gram kilogram ounce pound second minute hour day week month year celsius fahrenheit degree percent hectare byte kilobyte megabyte gigabyte terabyte'.split(
    ' ',
  );
const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'JPY', 'INR', 'PLN', 'CZK', 'SEK', 'DKK', 'RUB'];
/** Units that are written alike everywhere. */
const SIGNS =
  /^(?:[kMGT]?Hz|[kMGT]?B|[kMGT]bit|[kMG]?W|[kMG]Wh|Wh|[kM]?V|[kM]?N|[kM]?J|[khM]?Pa|[kM]?eV|Nm|K|C|F|L|Ω|Mio|Mrd|Mill|Mia|Std|Sek|Min|EUR|USD|GBP|CHF|PLN|CZK|SEK|NOK|DKK)\.?(?![\p{L}\p{M}\p{Nd}’'])/u;
/** What German, which begins every noun with a large letter, calls the rest in short. */
const SHORT =
  'Dollar Pfund Franken Cent Rappen Rubel Kronen Tonnen Quadratmeter Kubikmeter Watt Volt Punkte'.split(' ');
/** Numbers of East Asia stand before what is counted without room between them. */
const COUNTED = /^[万亿億兆만억][人元个個吨噸円台件名公平米年명원]/u;

/** The least length of a number in words that may begin with a large letter in any language: "Million". */
const LARGE = 5;

type Part = Intl.NumberFormatPartTypes;

/** Lists the words of one sort that a format writes beside numbers. */
function listWords(
  locales: readonly string[],
  options: Intl.NumberFormatOptions,
  sort: Part,
  numbers: readonly number[],
): string[] {
  return locales.flatMap((locale) => {
    const format = new Intl.NumberFormat(locale, options);
    return numbers.flatMap((number) =>
      format
        .formatToParts(number)
        .filter(({ type }) => type === sort)
        .map(({ value }) => value.trim()),
    );
  });
}

/** The words behind a number that make a quantity of it, as their languages write them: "Liter", "लीटर". */
const getNames = once((): ReadonlySet<string> => {
  const units = UNITS.flatMap((unit) =>
    listWords(UNIT_LOCALES, { style: 'unit', unit, unitDisplay: 'long' }, 'unit', [1, 5.1]),
  );
  const money = CURRENCIES.flatMap((currency) =>
    listWords(UNIT_LOCALES, { style: 'currency', currency, currencyDisplay: 'name' }, 'currency', [1, 5.1]),
  );
  const names = [...units, ...money, ...getNumerals(), ...SHORT];
  return new Set(names.filter((name) => name.length > 1));
});

/** The large numbers in words: "million", "Milliarden", "लाख". */
const getNumerals = once((): ReadonlySet<string> => {
  const numbers = [3, 4, 5, 6, 7, 8, 9, 12].flatMap((zeros) => [10 ** zeros, 5.1 * 10 ** zeros]);
  return new Set(listWords(LOCALES, { notation: 'compact', compactDisplay: 'long' }, 'compact', numbers));
});
const getLargeNumerals = once(
  () => new Set([...getNumerals()].filter((name) => name.length >= LARGE).map((name) => name.toLowerCase())),
);

/** The most words of a name: "Schweizer Franken". */
const MOST_WORDS = 3;

/** Tells whether a text that stands behind a number makes a quantity of it: "Million people", "Liter Wasser", "GB". */
export function beginsWithUnit(text: string): boolean {
  const rest = text.trimStart();
  if (SIGNS.test(rest) || COUNTED.test(rest)) return true;
  const words = rest.split(/\s+/, MOST_WORDS);
  return words.some((_, at) => {
    const name = words
      .slice(0, at + 1)
      .join(' ')
      .replace(/[^\p{L}\p{M}]+$/u, '');
    return getNames().has(name) || (at === 0 && getLargeNumerals().has(name.toLowerCase()));
  });
}
