import { DOTTED_CHARACTERS } from '../../paper/fonts/dotted/dotted-characters.ts';
import { ANDIKA, EDU } from './advances.ts';
import type { FontFile } from './font-file.ts';
import { type SchoolHand, schoolHands } from './school-hand.ts';

const EDU_HAND = {
  ascender: 0.9285,
  xHeight: 0.503,
  advances: EDU,
  joint: 0.03,
  loose: /[frtJTVWXYZ]/,
} as const;
export const FONT_FILES = {
  hand: { family: 'Edu AU VIC WA NT Hand', file: 'edu-au-vic-wa-nt-hand', ...EDU_HAND },
  dots: {
    family: 'Edu AU VIC WA NT Dots',
    file: 'edu-au-vic-wa-nt-dots',
    ...EDU_HAND,
    ascender: 0.934,
    xHeight: 0.5035,
    covers: new RegExp(`^[A-Za-z0-9 ${DOTTED_CHARACTERS.replace('-', '\\-')}]*$`),
  },
  pre: {
    family: 'Edu AU VIC WA NT Pre',
    file: 'edu-au-vic-wa-nt-pre',
    ...EDU_HAND,
    joint: 0.07,
    loose: /[fkmnrtJTVWXYZ]/,
  },
  andika: {
    family: 'Andika',
    file: 'andika',
    ascender: 0.7813,
    xHeight: 0.498,
    advances: ANDIKA,
    joint: 0,
  },
} as const satisfies Record<string, FontFile>;

export type FontFileId = keyof typeof FONT_FILES | SchoolHand;
/** Tells whether a font file loads with the first worksheet that has it. */
export const isSchoolHand = (id: FontFileId): id is SchoolHand => !(id in FONT_FILES);
/** Returns the font file of that name; as long as a school's hand has not loaded, another stands for it. */
export const getFontFile = (id: FontFileId): FontFile =>
  isSchoolHand(id) ? (schoolHands.loaded?.[id] ?? FONT_FILES.andika) : FONT_FILES[id];

/** Returns the font size at which the font's ascenders have this height, in the same unit. */
export const getFontSize = (fontFile: FontFile, height: number): number => height / fontFile.ascender;
/** Returns the height of the middle line, as a share of the distance from base line to head line. */
export const getMiddleHeight = (fontFile: FontFile): number => fontFile.xHeight / fontFile.ascender;

/**
 * The width of nearly every character of a fallback font at most, and of a letter of other alphabets, as
 * multiples of the font size.
 */
const WIDE = 1.3;
const OTHER = 0.8;
const LOOSE = 0.15;
const IS_WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\p{Regional_Indicator}ŒÆ]/u;
/** Matches a keycap, such as 1️⃣, which is one picture. */
const IS_KEYCAP = /\u20E3$/;

const getExtraAdvance = (fontFile: FontFile, character: string): number => {
  if (character === ' ') return fontFile.wordSpace ?? 0;
  return fontFile.loose?.test(character) ? LOOSE : fontFile.joint;
};

/** Returns the usual width of the character, as a multiple of the font size; an accent adds none. */
export function getAdvance(fontFile: FontFile, character: string): number {
  if (IS_KEYCAP.test(character)) return WIDE;
  const base = character.normalize('NFD').charCodeAt(0);
  const known = fontFile.advances[base - 0x20];
  if (known !== undefined) return known + getExtraAdvance(fontFile, character);
  return IS_WIDE.test(character) ? WIDE : OTHER;
}
