import { ANDIKA, EDU, LEXEND, MODERN, TRAD } from './advances.ts';

/** A rule that a guided face draws with each of its letters; both over the font size, from the base line up. */
export interface FaceRule {
  readonly at: number;
  readonly thickness: number;
}

export interface Face {
  readonly family: string;
  /** The package and its file. */
  readonly file: string;
  /** From the base line to the head line, over the font size: to the top of l, or the middle of its pen. */
  readonly ascender: number;
  /** The same of x. */
  readonly xHeight: number;
  readonly advances: readonly number[];
  /** How much wider a word may be than its letters, where their font joins or kerns them. */
  readonly slack: number;
  readonly rules?: readonly FaceRule[];
  /** The characters that it has; others are drawn by the hand that it belongs to. */
  readonly has?: RegExp;
}

const EDU_HAND = { ascender: 0.9285, xHeight: 0.503, advances: EDU, slack: 1.04 } as const;
const US_TRAD = { ascender: 1, xHeight: 0.5, advances: TRAD, slack: 1.03 } as const;
const US_MODERN = { ascender: 0.938, xHeight: 0.5, advances: MODERN, slack: 1.04 } as const;

/** Head, middle and base rule, and the one that descenders reach. */
const rules = (head: number, descender: number): readonly FaceRule[] => [
  { at: head + 0.005, thickness: 0.01 },
  { at: 0.5025, thickness: 0.005 },
  { at: 0.01, thickness: 0.02 },
  { at: descender + 0.005, thickness: 0.01 },
];

export const FACES = {
  hand: { family: 'Edu AU VIC WA NT Hand', file: 'edu-au-vic-wa-nt-hand', ...EDU_HAND },
  dots: {
    family: 'Edu AU VIC WA NT Dots',
    file: 'edu-au-vic-wa-nt-dots',
    ...EDU_HAND,
    ascender: 0.934,
    xHeight: 0.5035,
    has: /^[A-Za-z0-9 ]$/,
  },
  pre: { family: 'Edu AU VIC WA NT Pre', file: 'edu-au-vic-wa-nt-pre', ...EDU_HAND, slack: 1.12 },
  andika: {
    family: 'Andika',
    file: 'andika',
    ascender: 0.7813,
    xHeight: 0.498,
    advances: ANDIKA,
    slack: 1.01,
  },
  lexend: { family: 'Lexend', file: 'lexend', ascender: 0.74, xHeight: 0.525, advances: LEXEND, slack: 1.01 },
  trad: { family: 'Playwrite US Trad', file: 'playwrite-us-trad', ...US_TRAD },
  'trad-guides': {
    family: 'Playwrite US Trad Guides',
    file: 'playwrite-us-trad-guides',
    ...US_TRAD,
    rules: rules(1, -0.5),
  },
  modern: { family: 'Playwrite US Modern', file: 'playwrite-us-modern', ...US_MODERN },
  'modern-guides': {
    family: 'Playwrite US Modern Guides',
    file: 'playwrite-us-modern-guides',
    ...US_MODERN,
    rules: rules(0.938, -0.438),
  },
} as const satisfies Record<string, Face>;

export type FaceId = keyof typeof FACES;
export const faceOf = (id: FaceId): Face => FACES[id];

/** The font size at which the face's ascenders are that high, in the same unit. */
export const sizeFor = (face: Face, height: number): number => height / face.ascender;
/** Where the middle line lies between base line and head line. */
export const middleOf = (face: Face): number => face.xHeight / face.ascender;

/** Wider than nearly every sign of a stand-in face, and than a letter of other alphabets. */
const WIDE = 1.3;
const OTHER = 0.8;
const IS_WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

/** How wide the character is at most times, over the font size; one with an accent is as wide as without. */
export function advanceOf(face: Face, character: string): number {
  const base = character.normalize('NFD').charCodeAt(0);
  const known = face.advances[base - 0x20];
  if (known !== undefined) return known * face.slack;
  return IS_WIDE.test(character) ? WIDE : OTHER;
}
