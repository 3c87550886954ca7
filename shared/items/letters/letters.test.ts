import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { openFont } from '#test/support/open-font.ts';
import { DOTTED_CHARACTERS } from '../../paper/fonts/dotted/dotted-characters.ts';
import { breakIntoRows } from './break-rows.ts';
import type { FontFile } from './font-file.ts';
import { FONT_FILES, type FontFileId, getAdvance, getFontFile } from './font-files.ts';
import { getDrawnStyle, HANDWRITING_FONTS, type HandwritingFont, listStyles } from './handwriting-fonts.ts';
import { findUndottedCharacters, groupIntoRuns, layOutLetters, type StyledRange } from './letter-runs.ts';
import { SCHOOL_HANDS, schoolHands } from './school-hand.ts';

const resolve = createRequire(import.meta.url).resolve;
await schoolHands.load();
const FACE_IDS = [...Object.keys(FONT_FILES), ...SCHOOL_HANDS] as FontFileId[];
const FONT_IDS = Object.keys(HANDWRITING_FONTS) as HandwritingFont[];

/** The face's own file, in units of the font size. */
function readFontFile({ file }: FontFile) {
  const font = openFont(file);
  const em = font.unitsPerEm;
  const glyph = (character: string) => font.glyphForCodePoint(character.codePointAt(0) ?? 0);
  return {
    top: (character: string) => glyph(character).path.bbox.maxY / em,
    bottom: (character: string) => glyph(character).path.bbox.minY / em,
    advance: (character: string) => glyph(character).advanceWidth / em,
    has: (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    /** The edges of the rules that the face draws under an underscore. */
    rules: () => [
      ...new Set(
        glyph('_').path.commands.flatMap(({ args }) => (args[1] === undefined ? [] : [args[1] / em])),
      ),
    ],
  };
}
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index));
const PRINT: readonly FontFileId[] = ['hand', 'dots', 'pre', 'andika', 'lexend'];
const CURSIVE: readonly FontFileId[] = [
  'trad',
  'modern',
  'de-grund',
  'de-sas',
  'fr-moderne',
  'fr-trad',
  'es',
  'gb-joined',
  'mx',
];
const GUIDED: readonly FontFileId[] = ['trad-guides', 'modern-guides'];
const thousandth = 3;
/** Over the font size: two faces of one hand differ in a letter or two. */
const ALIKE = 0.07;

describe('the heights of letters are those of the font file', () => {
  test.each(PRINT)(
    '%s: ascenders end at the head line, x at the middle line, both stand on the base',
    (id) => {
      const { ascender, xHeight } = getFontFile(id);
      const file = readFontFile(getFontFile(id));
      expect(file.top('l')).toBeCloseTo(ascender, thousandth);
      expect(file.top('h')).toBeCloseTo(ascender, thousandth);
      expect(file.top('x')).toBeCloseTo(xHeight, thousandth);
      expect(Math.abs(file.bottom('l'))).toBeLessThan(0.001);
    },
  );

  test.each(CURSIVE)('%s: the middle of the pen is on head line, middle line and base line', (id) => {
    const { ascender, xHeight } = getFontFile(id);
    const file = readFontFile(getFontFile(id));
    const halfPen = -file.bottom('l');
    expect(Math.abs(file.top('l') - halfPen - ascender)).toBeLessThan(0.003);
    expect(Math.abs(file.top('n') - halfPen - xHeight)).toBeLessThan(0.003);
  });

  test.each(GUIDED)('%s rules where the cursive letters stand, as its table says', (id) => {
    const face: FontFile = getFontFile(id);
    const edges = face.rules?.flatMap(({ at, thickness }) => [at - thickness / 2, at + thickness / 2]) ?? [];
    const file = readFontFile(face)
      .rules()
      .sort((a, b) => a - b);
    expect(file).toHaveLength(8);
    for (const [place, edge] of edges.sort((a, b) => a - b).entries())
      expect(file[place]).toBeCloseTo(edge, thousandth);
    expect(edges.some((edge) => Math.abs(edge - face.ascender) < 0.001)).toBe(true);
    expect(edges.some((edge) => Math.abs(edge - face.xHeight) < 0.001)).toBe(true);
  });

  test.each(FACE_IDS)('%s: its letters are as wide as the table says', (id) => {
    const { advances } = getFontFile(id);
    const file = readFontFile(getFontFile(id));
    const has = ASCII.filter((character) => file.has(character));
    const wrong = has.filter((character) => {
      const width = advances[character.charCodeAt(0) - 0x20] ?? 0;
      return Math.abs(width - file.advance(character)) > ALIKE;
    });
    expect(wrong).toEqual([]);
  });

  test('the dotted face has letters and figures; our own file adds accents and signs, as wide as the solid ones', () => {
    const file = readFontFile(getFontFile('dots'));
    for (const character of ASCII.filter((one) => /[A-Za-z0-9]/.test(one)))
      expect(file.has(character)).toBe(true);
    const own = openSync(resolve('../../paper/fonts/dotted/dotted.woff2')) as Font;
    const solid = ['latin', 'latin-ext'].map(
      (part) =>
        openSync(
          resolve(`@fontsource/edu-au-vic-wa-nt-hand/files/edu-au-vic-wa-nt-hand-${part}-400-normal.woff2`),
        ) as Font,
    );
    for (const sign of DOTTED_CHARACTERS) {
      const code = sign.codePointAt(0) ?? 0;
      const glyph = own.glyphForCodePoint(code);
      const like = solid.find((one) => one.hasGlyphForCodePoint(code))?.glyphForCodePoint(code);
      expect([sign, own.hasGlyphForCodePoint(code), glyph.advanceWidth]).toEqual([
        sign,
        true,
        like?.advanceWidth,
      ]);
      expect(Math.abs(glyph.path.bbox.maxY - (like?.path.bbox.maxY ?? 0))).toBeLessThan(60);
    }
  });

  test.each(['e', 'é', 'Ñandú, ¿qué?', 'Straße', 'Åse', 'łódź', 'e\u0301', '“I like cats!”'])(
    '%j is drawn in dots',
    (text) => {
      const drawings = layOutLetters(text, { font: 'edu-hand', style: 'trace', partials: [], height: 72 });
      expect(new Set(drawings.map(({ drawing }) => `${drawing.fontFile} ${drawing.as}`))).toEqual(
        new Set(['dots letters']),
      );
    },
  );

  test.each(['кот', 'a & b', 'me 😀'])(
    '%j has a sign without dots: the whole row is outlined in dashes',
    (text) => {
      const traced = { font: 'edu-hand', style: 'trace', partials: [], height: 72 } as const;
      expect(groupIntoRuns(layOutLetters(text, traced))).toEqual([
        { text, drawing: { fontFile: 'hand', as: 'dashes' } },
      ]);
      expect(findUndottedCharacters(text, traced).length).toBeGreaterThan(0);
      expect(findUndottedCharacters(text, { ...traced, style: 'solid' })).toEqual([]);
      expect(findUndottedCharacters(text, { ...traced, font: 'andika' })).toEqual([]);
    },
  );

  test('a sign without dots changes nothing in letters of another style', () => {
    const partials = [{ start: 2, end: 3, style: 'solid' }] as const;
    const runs = groupIntoRuns(
      layOutLetters('a & b', { font: 'edu-hand', style: 'trace', partials, height: 72 }),
    );
    expect(runs.map(({ drawing }) => drawing.fontFile)).toEqual(['dots', 'hand', 'dots']);
  });
});

describe('styles', () => {
  test.each([
    ['edu-hand', ['solid', 'trace', 'stroke']],
    ['edu-hand-dots', ['trace']],
    ['andika', ['solid', 'trace', 'stroke']],
    ['playwrite', ['solid', 'trace', 'stroke', 'guided']],
    ['playwrite-guides', ['guided']],
  ] as const)('%s offers those that it can draw', (font, styles) => {
    expect(listStyles(font)).toEqual(styles);
  });

  test.each(FONT_IDS)('%s draws every style, one that it lacks as the first that it has', (font) => {
    for (const style of ['solid', 'trace', 'stroke', 'guided'] as const)
      expect(listStyles(font)).toContain(getDrawnStyle(font, style));
  });
});

const hand = (partials: readonly StyledRange[] = []) =>
  ({ font: 'andika', style: 'trace', partials, height: 72 }) as const;
const rows = (text: string, room: number) =>
  breakIntoRows(layOutLetters(text, hand()), room).map((row) =>
    row.map(({ text: letter }) => letter).join(''),
  );
const getWidth = (text: string) => layOutLetters(text, hand()).reduce((sum, { width }) => sum + width, 0);

describe('runs', () => {
  test('letters of one style are one run, in the order of the text', () => {
    const runs = groupIntoRuns(layOutLetters('evaporation', hand([{ start: 0, end: 3, style: 'solid' }])));
    expect(runs.map(({ text, drawing }) => [text, drawing.as])).toEqual([
      ['eva', 'letters'],
      ['poration', 'dashes'],
    ]);
  });

  test('a range never cuts a character in two', () => {
    const runs = groupIntoRuns(layOutLetters('👨‍👩‍👧a', hand([{ start: 1, end: 3, style: 'solid' }])));
    expect(runs.map(({ text }) => text)).toEqual(['👨‍👩‍👧a']);
  });
});

describe('rows', () => {
  test('a text that fits is one row', () => {
    expect(rows('the cat', getWidth('the cat') + 1)).toEqual(['the cat']);
  });

  test('a long text goes on in the next row at the end of a word', () => {
    expect(rows('the cat sat', getWidth('the cat') + 1)).toEqual(['the cat', 'sat']);
  });

  test('a word that is wider than a row is broken, and no part of it is wider', () => {
    const room = getWidth('condens');
    const parts = rows('a condensation', room);
    expect(parts.join('')).toBe('acondensation');
    for (const part of parts) expect(getWidth(part)).toBeLessThanOrEqual(room + 0.01);
  });

  test('no row of a broken word ends with a bracket that opens, or begins with one that closes or a full stop', () => {
    expect(rows('水水水「山山」。川', getWidth('水水水「'))).toEqual(['水水水', '「山', '山」。川']);
    expect(rows('水水水水。', getWidth('水水水水'))).toEqual(['水水水', '水。']);
    expect(rows('。。。。。', getWidth('。。'))).toEqual(['。。', '。。', '。']);
  });

  test('a letter that is wider than a row has one to itself', () => {
    expect(rows('ab', 1)).toEqual(['a', 'b']);
  });

  test('nothing but space is no row', () => {
    expect(rows('   ', 100)).toEqual([]);
    expect(rows('', 100)).toEqual([]);
  });

  test('an accented letter is as wide as the letter, a sign of another script at least as wide as it is', () => {
    expect(getAdvance(getFontFile('andika'), 'é')).toBe(getAdvance(getFontFile('andika'), 'e'));
    expect(getAdvance(getFontFile('andika'), '水')).toBeGreaterThanOrEqual(1);
  });
});

test('flags and keys with digits take as much room as other pictures', () => {
  const apple = getAdvance(getFontFile('hand'), '🍎');
  expect(getAdvance(getFontFile('hand'), '🇫🇷')).toBe(apple);
  expect(getAdvance(getFontFile('hand'), '1️⃣')).toBe(apple);
  expect(getAdvance(getFontFile('hand'), '1')).toBeLessThan(apple);
});
