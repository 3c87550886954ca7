import { type LetterCase, toLetterKey } from '../parts/puzzle-letters.ts';

const DIGITS = '0123456789';
const LATIN = 'abcdefghijklmnopqrstuvwxyz';

/** The letters that all languages of a script have, or its commonest signs; those of one language come with the words. */
const ALPHABETS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Latin}/u, LATIN],
  [/\p{Script=Cyrillic}/u, 'абвгдежзиклмнопрстуфхцчш'],
  [/\p{Script=Greek}/u, 'αβγδεζηθικλμνξοπρστυφχψω'],
  [/\p{Script=Arabic}/u, 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'],
  [/\p{Script=Hebrew}/u, 'אבגדהוזחטיכלמנסעפצקרשת'],
  // The long vowel belongs to katakana; the script of the sign is said to be common.
  [
    /[\p{Script=Katakana}ー]/u,
    'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン',
  ],
  [
    /\p{Script=Hiragana}/u,
    'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん',
  ],
  [/\p{Script=Hangul}/u, '가나다라마바사아자차카타파하거고구기너도두리모무미보부비서소수시어오우이저조주지'],
  [/\p{Script=Han}/u, '一二三四五六七八九十人大小山川日月木水火土上下中天王子女目口手足力田石花雨車金'],
  [/\p{Script=Devanagari}/u, 'कखगघचछजझटठडढतथदधनपफबभमयरलवशसह'],
  [/\p{Script=Thai}/u, 'กขคงจชดตถทนบปผพฟมยรลวสหอ'],
  [/\p{Script=Armenian}/u, 'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ'],
  [/\p{Script=Georgian}/u, 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ'],
  [/\p{N}/u, DIGITS],
];

const findAlphabet = (letter: string): string =>
  ALPHABETS.find(([script]) => script.test(letter))?.[1] ?? LATIN;

/** Converts a letter to the case of other letters; a letter that would become several stays. */
function toCase(letter: string, isUpper: boolean, locale: string): string {
  const other = isUpper ? letter.toLocaleUpperCase(locale) : letter.toLocaleLowerCase(locale);
  return other.length === letter.length ? other : letter;
}

export interface Pool {
  /** Returns any letter that may fill a square. */
  readonly draw: () => string;
}

interface PoolOptions {
  /** The letters of the words, each as often as they have it. */
  readonly letters: readonly string[];
  readonly letterCase: LetterCase;
  readonly locale: string;
  readonly random: () => number;
}

const pick = <T>(list: readonly T[], random: () => number): T | undefined =>
  list[Math.floor(random() * list.length)];

/**
 * Creates a pool of fillers from the alphabets of the words: as many letters are those of the words themselves, or the words
 * would stand out.
 */
export function createOwnPool({ letters, letterCase, locale, random }: PoolOptions): Pool {
  const isUpper = (like: string) => letterCase !== 'lowercase' && like !== like.toLocaleLowerCase(locale);
  return {
    draw: () => {
      const like = pick(letters, random) ?? 'A';
      if (random() < OWN_SHARE && letters.length > 0) return like;
      const letter = pick([...findAlphabet(toLetterKey(like))], random) ?? like;
      return letterCase === 'uppercase' || isUpper(like) ? toCase(letter, true, locale) : letter;
    },
  };
}
/** The share of fillers that are letters of the words. */
const OWN_SHARE = 0.4;

/** Creates a pool of the letters that somebody chose. */
export const createChosenPool = (letters: readonly string[], random: () => number): Pool => ({
  draw: () => pick(letters, random) ?? '',
});
