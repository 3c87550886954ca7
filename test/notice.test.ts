import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const getPath = (name: string, file: string) => join(root, 'node_modules', name, file);

/** Packages that ship drawings or names of drawings; fonts are found by their name. */
const DRAWINGS = ['emojibase-data', 'lucide-react', 'openmoji'];
/** Packages that ship lists of words. */
const WORDS = ['naughty-words'];
/** Licences that let us print, embed and sell what is made with the fonts and drawings. */
const ALLOWED = ['Apache-2.0', 'CC-BY-4.0', 'CC-BY-SA-4.0', 'ISC', 'MIT', 'OFL-1.1'];

interface Facts {
  readonly license: string;
  readonly author?: string | { readonly name: string };
}
const readFacts = (name: string): Facts => JSON.parse(readFileSync(getPath(name, 'package.json'), 'utf8'));

/** Returns who made a font: the first line of its licence, which names the others of its files after it. */
function readMaker(name: string): string {
  const { author } = readFacts(name);
  const [line = ''] = readFileSync(getPath(name, 'LICENSE'), 'utf8').split('\n');
  const maker = line
    .replace(/ \S+\.[ot]tf: .*$/, '')
    .replace(/^Copyright (\(c\) )?/, '')
    .replace(/,$| \(see below\)/g, '')
    .trim();
  const named = typeof author === 'object' ? author.name : (author ?? '');
  return maker.includes('License') || maker === '' ? named : maker;
}

const all = Object.keys(manifest.dependencies);
const fonts = all.filter((name) => name.startsWith('@fontsource'));
const describe = (name: string, maker: string) => `${name}\n  ${readFacts(name).license} - ${maker}`;

/** The fonts that the renderer's package takes from Chromium's, as letters without the zeros between them. */
const chromiumFonts = brotliDecompressSync(readFileSync(getPath('@sparticuz/chromium', 'bin/fonts.tar.br')))
  .toString('latin1')
  .replaceAll('\0', '');
/** Names of files, which a mode follows in the archive. */
const chromiumFaces = [...chromiumFonts.matchAll(/([\w-]+\.[ot]tf)0\d{6}/g)].map(([, face]) => face);
const listFound = (pattern: RegExp) => [
  ...new Set([...chromiumFonts.matchAll(pattern)].map(([, found]) => found)),
];

const EXPECTED = `Handout contains fonts, drawings and lists of words that others have made. Their licences in full are in the packages that are
named here, in the file LICENSE.

This list is written by test/notice.test.ts: npm test -- test/notice.test.ts -u

FONTS

${fonts.map((name) => describe(name, readMaker(name))).join('\n')}

shared/paper/fonts/dotted/dotted.woff2
  OFL-1.1 - made by us from @fontsource/edu-au-vic-wa-nt-dots and @fontsource/edu-au-vic-wa-nt-hand
shared/paper/fonts/united-kingdom/playwrite-gb-j.woff2
  OFL-1.1 - The Playwrite Project Authors (https://github.com/TypeTogether/Playwrite); one weight of @fontsource-variable/playwrite-gb-j
@sparticuz/chromium: ${chromiumFaces.join(', ')}
  OFL-1.1 - ${listFound(/Copyright (\d{4} The [\w ]+ Authors \([^)]+\))/g).join('; ')}; each file names its licence

DRAWINGS

${describe('openmoji', 'OpenMoji, the open-source emoji and icon project (https://openmoji.org); people choose other colours for them')}
${describe('emojibase-data', 'Miles Johnson; names of the drawings in other languages')}
${describe('lucide-react', 'Lucide Contributors; icons of the interface')}

WORDS

${describe('naughty-words', 'LDNOOBW, the List of Dirty, Naughty, Obscene, and Otherwise Bad Words (https://github.com/LDNOOBW); puzzles are made so that none of them reads')}
`;

test('NOTICE names every font, drawing and list with its licence and its maker', async () => {
  await expect(EXPECTED).toMatchFileSnapshot(join(root, 'NOTICE'));
});

test('the fonts beside Chromium are of one family, and their licence is the open one of fonts', () => {
  expect(chromiumFaces.length).toBeGreaterThan(0);
  expect(chromiumFaces.filter((face) => !face?.startsWith('OpenSans-'))).toEqual([]);
  expect(listFound(/licensed under the ([\w ]+, Version \d\.\d)/g)).toEqual([
    'SIL Open Font License, Version 1.1',
  ]);
});

test('every font, drawing and list has a licence that lets us ship it', () => {
  const shipped = [...fonts, ...DRAWINGS, ...WORDS];
  expect(shipped.length).toBeGreaterThan(50);
  expect(shipped.filter((name) => !ALLOWED.includes(readFacts(name).license))).toEqual([]);
});
