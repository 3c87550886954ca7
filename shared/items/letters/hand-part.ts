import { createLazy, type Lazy } from '../../lazy.ts';
import { isSchoolHand } from './font-files.ts';
import { HANDWRITING_FONTS, type HandwritingFont } from './handwriting-fonts.ts';
import { schoolHands } from './school-hand.ts';

/** Draws letters of schools' hands: their measures and their style sheets. */
const schoolLetters = createLazy(() =>
  Promise.all([schoolHands.load(), import('../../paper/fonts/school-hands.css')]),
);

const NOTHING: Lazy<unknown> = { loaded: null, load: async () => null };
/** Returns what has to be loaded before letters are drawn in a font. */
export const getHandPart = (font: HandwritingFont): Lazy<unknown> =>
  Object.values(HANDWRITING_FONTS[font]).some(({ fontFile }) => isSchoolHand(fontFile))
    ? schoolLetters
    : NOTHING;
