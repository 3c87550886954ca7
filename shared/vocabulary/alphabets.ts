import { once } from 'es-toolkit';

/**
 * The orders in which letters count the options of a question, by their names. A script may have several: Arabic counts by
 * its old order or by that of the dictionary. Final forms, and letters that no list has, are left out.
 */
export const ALPHABETS: Readonly<Record<string, readonly string[]>> = {
  latin: [...'abcdefghijklmnopqrstuvwxyz'],
  roman: ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv'],
  russian: [...'абвгдежзиклмнопрст'],
  'russian with ё and й': [...'абвгдеёжзийклмнопрст'],
  'russian with й': [...'абвгдежзийклмнопрст'],
  ukrainian: [...'абвгґдеєжзиіїйклмноп'],
  'ukrainian without ґ': [...'абвгдеєжзиіїклмноп'],
  serbian: [...'абвгдђежзијклљмнњоп'],
  greek: [...'αβγδεζηθικλμνξοπρστ'],
  'greek with στ': ['α', 'β', 'γ', 'δ', 'ε', 'στ', 'ζ', 'η', 'θ', 'ι', 'ια', 'ιβ'],
  hebrew: [...'אבגדהוזחטי', 'יא', 'יב', 'יג', 'יד', 'טו'],
  'arabic, old order': [...'ابجدهوزحطيكلمن'],
  'arabic, dictionary': [...'ابتثجحخدذرزسش'],
  persian: ['الف', ...'بجدهوزحطي'],
  'persian, dictionary': ['الف', ...'بپتثجچحخ'],
  devanagari: [...'कखगघङचछजझञटठ'],
  'devanagari, school': ['अ', 'ब', 'स', 'द', 'इ', 'फ'],
  'devanagari, marathi': ['अ', 'ब', 'क', 'ड', 'इ', 'फ'],
  'devanagari, vowels': ['अ', 'आ', 'इ', 'ई', 'उ', 'ऊ'],
  bengali: [...'কখগঘঙচছজঝঞ'],
  'bengali, vowels': ['অ', 'আ', 'ই', 'ঈ', 'উ', 'ঊ'],
  gujarati: [...'કખગઘઙચછજ'],
  'gujarati, school': ['અ', 'બ', 'ક', 'ડ', 'ઇ', 'ફ'],
  gurmukhi: [...'ਕਖਗਘਙਚਛਜ'],
  'gurmukhi, school': ['ੳ', 'ਅ', 'ੲ', 'ਸ', 'ਹ'],
  tamil: ['அ', 'ஆ', 'இ', 'ஈ', 'உ', 'ஊ', 'எ', 'ஏ'],
  telugu: ['అ', 'ఆ', 'ఇ', 'ఈ', 'ఉ', 'ఊ'],
  'telugu, school': ['ఎ', 'బి', 'సి', 'డి'],
  kannada: ['ಅ', 'ಆ', 'ಇ', 'ಈ', 'ಉ', 'ಊ'],
  malayalam: ['എ', 'ബി', 'സി', 'ഡി'],
  'malayalam, vowels': ['അ', 'ആ', 'ഇ', 'ഈ', 'ഉ', 'ഊ'],
  sinhala: ['අ', 'ආ', 'ඇ', 'ඈ', 'ඉ', 'ඊ'],
  thai: [...'กขคงจฉชซฌญ'],
  'thai, whole': [...'กขฃคฅฆงจฉช'],
  lao: [...'ກຂຄງຈສຊຍດຕ'],
  khmer: [...'កខគឃងចឆជ'],
  burmese: [...'ကခဂဃငစဆဇ'],
  georgian: [...'აბგდევზთიკლ'],
  armenian: [...'աբգդեզէըթժ'],
  ethiopic: [...'ሀለሐመሠረሰሸ'],
  katakana: [...'アイウエオカキクケコサシスセソ'],
  hiragana: [...'あいうえおかきくけこさしすせそ'],
  'katakana, old order': [...'イロハニホヘトチリヌ'],
  'hangul, syllables': [...'가나다라마바사아자차카타파하'],
  'hangul, letters': [...'ᄀᄂᄃᄅᄆᄇᄉᄋᄌᄎ'],
  'chinese, stems': [...'甲乙丙丁戊己庚辛壬癸'],
  'chinese, branches': [...'子丑寅卯辰巳午未申酉戌亥'],
  'chinese, numbers': [...'一二三四五六七八九十', '十一', '十二', '十三', '十四', '十五'],
  'chinese, legal': [...'壹贰叁肆伍陆柒捌玖拾'],
  'chinese, legal traditional': [...'壹貳參肆伍陸柒捌玖拾'],
  'japanese, legal': [...'壱弐参四五六七八九拾'],
};

/** Letters that are written in more than one way, each as the orders have it. */
const SAME: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ھ: 'ه',
  ة: 'ه',
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
};

/** Returns the letters of a label as the orders have them: small, without their width, circle or accent of Arabic. */
export const toSign = (label: string): string =>
  label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u0640\s()'׳΄]/g, '')
    .replace(/./gu, (letter) => SAME[letter] ?? letter);

/** Indexes the places of each label by its letters. */
const indexPlaces = once(() => {
  const index = new Map<string, Map<string, number>>();
  for (const [name, letters] of Object.entries(ALPHABETS)) {
    for (const [place, letter] of letters.entries()) {
      const places = index.get(letter) ?? new Map<string, number>();
      index.set(letter, places.set(name, place));
    }
  }
  return index;
});
const NOWHERE: ReadonlyMap<string, number> = new Map();

/** Returns the places of a label's letters, from 0, in the orders that have them. */
export const listPlaces = (sign: string): ReadonlyMap<string, number> => indexPlaces().get(sign) ?? NOWHERE;

/** The letters of each order that lie outside Latin, as one part of a pattern. */
export const listForeignSigns = (): string[] => {
  const signs = Object.entries(ALPHABETS).flatMap(([name, letters]) =>
    name === 'latin' || name === 'roman' ? [] : letters,
  );
  return [...new Set(signs)].sort((a, b) => b.length - a.length);
};

/** Letters of Latin that are typed for those of Cyrillic that look the same. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  i: 'і',
};

/** Returns the letter of Cyrillic that looks like one of Latin; the letter itself where there is none. */
export const toLookalike = (sign: string): string => LOOKALIKES[sign] ?? sign;

/** Where the digits of the scripts begin that number tests. */
const ZEROS = [
  0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20,
  0x1040, 0x17e0, 0x1810, 0xff10,
];

/** Reads a number in the digits of any script. */
export function readNumber(digits: string): number {
  const plain = Array.from(digits, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return code - (ZEROS.findLast((zero) => zero <= code) ?? code);
  });
  return Number(plain.join(''));
}
