import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';
import type { FontMetrics, Outline, StretchedSign } from './font-metrics.ts';
import { type Construction, readMathTable } from './read-math-table.ts';

const findFile = (ending: string): string =>
  createRequire(import.meta.url).resolve(
    `@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.${ending}`,
  );

/** Signs that grow upwards, and signs that grow sideways, such as the lines over a word. */
const UPRIGHT = '()[]{}|‖/\\⌈⌉⌊⌋⟨⟩⟮⟯⟦⟧⎰⎱√↑↓↕⇑⇓⇕∑∏∐∫∬∭∮∯∰⋃⋂⋁⋀⨀⨁⨂⨄⨆';
const SIDEWAYS = '←→⏞⏟⏜⏝⎴⎵\u0302\u030C\u0303\u0305';
/** Accents of one size, which stand over the letter before them. */
const ACCENTS = '\u0300\u0301\u0304\u0306\u0307\u0308\u030A\u20D7';
/** Larger ones are built of parts. */
const MOST_SIZES = 6;
/** Letters of formulas that are written from the right are drawn as words are. */
const WRITTEN_FROM_THE_RIGHT = /[\u{1EE00}-\u{1EEFF}\p{Script=Arabic}]/u;

type Glyph = ReturnType<Font['getGlyph']>;

/** Draws a glyph with lengths that count downwards, as those of a page do. */
function drawOutline(glyph: Glyph): Outline {
  const { minX, minY, maxX, maxY } = glyph.bbox;
  const path = glyph.path.scale(1, -1).toSVG();
  return { advance: glyph.advanceWidth, left: minX, right: maxX, top: maxY, bottom: minY, path };
}

function drawSign(font: Font, { sizes, parts }: Construction): StretchedSign {
  const draw = (glyph: number) => drawOutline(font.getGlyph(glyph));
  return {
    sizes: sizes.slice(0, MOST_SIZES).map(({ glyph }) => draw(glyph)),
    parts: parts.map(({ glyph, isExtender }) => ({ ...draw(glyph), isExtender })),
  };
}

/** Reads from the font of formulas all that laying them out needs, so that no browser is asked. */
export function createMetrics(): FontMetrics {
  // Fontkit unpacks all glyphs of a WOFF again for each glyph, and those of a WOFF2 once.
  const font = openSync(findFile('woff2')) as Font;
  const { constants, italics, accents, vertical, horizontal } = readMathTable(findFile('woff'));
  const signs = font.characterSet
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => !WRITTEN_FROM_THE_RIGHT.test(sign));
  const getGlyph = (sign: string) => font.glyphForCodePoint(sign.codePointAt(0) ?? 0);
  const pickNumbers = (numbers: ReadonlyMap<number, number>, isKept = (_: Glyph, __: number) => true) =>
    Object.fromEntries(
      signs.flatMap((sign) => {
        const glyph = getGlyph(sign);
        const number = numbers.get(glyph.id);
        return number !== undefined && isKept(glyph, number) ? [[sign, number]] : [];
      }),
    );
  const drawSigns = (chosen: string, constructions: ReadonlyMap<number, Construction>) =>
    Object.fromEntries(
      [...chosen].flatMap((sign) => {
        const found = constructions.get(getGlyph(sign).id);
        return found ? [[sign, drawSign(font, found)]] : [];
      }),
    );
  return {
    constants,
    glyphs: Object.fromEntries(
      signs.map((sign) => {
        const { advanceWidth, bbox } = getGlyph(sign);
        const [top, bottom] = Number.isFinite(bbox.maxY) ? [bbox.maxY, bbox.minY] : [0, 0];
        return [sign, [advanceWidth, top, bottom]];
      }),
    ),
    italics: pickNumbers(italics),
    // An accent stands in the middle of a letter that the table does not name.
    accents: pickNumbers(
      accents,
      ({ advanceWidth }, place) => advanceWidth > 0 && Math.abs(place - advanceWidth / 2) > 1,
    ),
    upright: drawSigns(UPRIGHT, vertical),
    sideways: {
      ...drawSigns(SIDEWAYS, horizontal),
      ...Object.fromEntries(
        [...ACCENTS].map((sign) => [sign, { sizes: [drawOutline(getGlyph(sign))], parts: [] }]),
      ),
    },
  };
}
