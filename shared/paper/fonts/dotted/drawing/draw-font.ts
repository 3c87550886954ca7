import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DOTTED_CHARACTERS } from '../dotted-characters.ts';
import { drawCharacter } from './characters.ts';
import { ASCENT, DESCENT, FAMILY, UNITS } from './source-fonts.ts';
import type { Dot } from './strokes.ts';

/** Draws the font of dotted accents and punctuation from the two fonts that it completes. */
const FOLDER = new URL('../', import.meta.url);

/** Loads a package that nothing else needs, so that the project does not carry it: the README says how to install it. */
const load: (name: string) => unknown = createRequire(import.meta.url);
const svg2ttf = load('svg2ttf') as (
  svg: string,
  options: { readonly copyright: string; readonly ts: number },
) => { readonly buffer: Uint8Array };
const { compress } = load('wawoff2') as { compress(font: Uint8Array): Promise<Uint8Array> };

const renderDot = ({ x, y, radius: r }: Dot): string =>
  `M${(x - r).toFixed(0)} ${y.toFixed(0)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

function renderGlyph(character: string): string {
  const { dots, advance } = drawCharacter(character);
  const code = `&#x${character.codePointAt(0)?.toString(16)};`;
  return `<glyph unicode="${code}" horiz-adv-x="${advance}" d="${dots.map(renderDot).join('')}"/>`;
}

const font = `<svg xmlns="http://www.w3.org/2000/svg"><defs><font id="dots" horiz-adv-x="${UNITS / 2}">
<font-face font-family="Handout Dots" units-per-em="${UNITS}" ascent="${ASCENT}" descent="${DESCENT}"/>
<missing-glyph horiz-adv-x="${UNITS / 2}"/>${[...DOTTED_CHARACTERS].map(renderGlyph).join('')}</font></defs></svg>`;

const range = [...DOTTED_CHARACTERS].map((sign) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase()}`);
const css = `/* Written by drawing/draw-font.ts. */
@font-face {
  font-family: '${FAMILY}';
  font-display: swap;
  src: url('./dotted.woff2') format('woff2');
  unicode-range: ${range.join(', ')};
}
`;
const { buffer } = svg2ttf(font, { copyright: 'SIL Open Font License 1.1', ts: 0 });
writeFileSync(new URL('dotted.woff2', FOLDER), await compress(Buffer.from(buffer)));
writeFileSync(new URL('dotted.css', FOLDER), css);
