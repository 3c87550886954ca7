import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DIAGRAMS } from '#shared/icons/diagrams/diagrams.ts';
import { drawIcon } from '#shared/icons/draw-icon.ts';
import { DIAGRAM_LICENSE, ICON_FOLDER, POPULAR } from '#shared/icons/icon.ts';
import { icon } from '#shared/icons/icon-schema.ts';
import { SAMPLE_ICONS } from '#shared/icons/sample-icons.ts';
import { createOpenMojiIcons } from './openmoji-icons.ts';

const library = createOpenMojiIcons();
const names = async (query: string, page = 1) =>
  (await library.search(query, page)).icons.map(({ term }) => term);

describe('a search for icons', () => {
  test('that says nothing gives the popular nine', async () => {
    const { icons, total } = await library.search('  ', 1);
    expect(total).toBe(9);
    expect(icons.map(({ id }) => id)).toEqual(POPULAR);
    expect(icons.every(({ is_default }) => is_default)).toBe(true);
  });

  test.each([
    ['apple', 'red apple'],
    ['Star', 'star'],
    ['dog', 'dog'],
    ['volcano', 'volcano'],
    ['trophy', 'trophy'],
  ])('finds “%s” first in %s', async (query, term) => {
    expect((await names(query))[0]).toBe(term);
  });

  test.each([
    ['apples', 'apple'],
    ['mice', 'mouse'],
    ['leaves', 'leaf'],
    ['children', 'child'],
    ['butterflies', 'butterfly'],
  ])('takes “%s” for “%s”', async (several, one) => {
    expect(await names(several)).toEqual(await names(one));
  });

  test.each([
    ['appel', 'red apple'],
    ['aple', 'red apple'],
    ['red aple', 'red apple'],
    ['hosue', 'house'],
    ['butterlfy', 'butterfly'],
    ['butterflys', 'butterfly'],
    ['pencl', 'pencil'],
    ['pensil', 'pencil'],
    ['dinosour', 'T-Rex'],
    ['elefant', 'elephant'],
    ['girafe', 'giraffe'],
    ['frgo', 'frog'],
    ['tigre', 'tiger'],
    ['hrose', 'horse'],
    ['spyder', 'spider'],
    ['puppys', 'dog face'],
    ['bycicle', 'bicycle'],
    ['sissors', 'scissors'],
    ['skool', 'school'],
    ['docter', 'stethoscope'],
    ['birtday cake', 'birthday cake'],
    ['chrismas tree', 'Christmas tree'],
    ['pumkin', 'jack-o-lantern'],
    ['strawbery', 'strawberry'],
    ['pinapple', 'pineapple'],
    ['haert', 'red heart'],
    ['gutiar', 'guitar'],
    ['umrbella', 'umbrella'],
    ['vulcano', 'volcano'],
    ['ballons', 'balloon'],
    ['tomatos', 'tomato'],
    ['rainning', 'cloud with rain'],
    ['racoon', 'raccoon'],
  ])('finds “%s”, mistyped, among the first four', async (query, term) => {
    expect((await names(query)).slice(0, 4)).toContain(term);
  });

  test.each([
    ['cars', 'automobile'],
    ['orange', 'tangerine'],
    ['bees', 'honeybee'],
    ['bunny', 'rabbit'],
    ['stars', 'star'],
    ['houses', 'house'],
    ['kids', 'child'],
    ['plane', 'airplane'],
    ['firetruck', 'fire engine'],
    ['lightbulb', 'light bulb'],
    ['raining cloud', 'cloud with rain'],
    ['tv', 'television'],
    ['grandma', 'old woman'],
    ['water', 'droplet'],
    ['snowmen', 'snowman'],
    ['school bus', 'bus'],
    ['christmas', 'Christmas tree'],
    ['planets', 'ringed planet'],
    ['happy face', 'smiling face'],
    ['baby', 'baby'],
  ])('finds “%s” among the first four by the words of a classroom', async (query, term) => {
    expect((await names(query)).slice(0, 4)).toContain(term);
  });

  test.each([
    ['mother', 'woman'],
    ['mom', 'woman'],
    ['father', 'man'],
    ['dad', 'man'],
  ])('finds for “%s” a %s, with a baby too, and not every one at work', async (word, term) => {
    const { icons, total } = await library.search(word, 1);
    expect(icons.slice(0, 9).map((one) => one.term)).toEqual(
      expect.arrayContaining([term, `${term} feeding baby`]),
    );
    expect(total).toBeLessThan(60);
  });

  test.each(['la naranja', 'die Orange'])(
    'finds for “%s” the fruit before what has its color',
    async (query) => {
      expect((await names(query))[0]).toBe('tangerine');
    },
  );

  test('finds hearts of all colors for a word that means a heart', async () => {
    expect((await names('el corazón')).slice(0, 9)).toContain('red heart');
  });

  test('finds for “school” what lies on a desk there', async () => {
    expect((await names('school')).slice(0, 20)).toEqual(
      expect.arrayContaining(['school', 'pencil', 'scissors', 'straight ruler', 'notebook', 'backpack']),
    );
  });

  test('wants all the words, and takes some where nothing has all', async () => {
    expect(await names('red apple')).toEqual(['red apple']);
    expect((await names('ladybug spaceship qqq')).length).toBeGreaterThan(0);
    expect(await names('qqqqxx')).toEqual([]);
  });

  test('shows a drawing before the same in one skin tone', async () => {
    const found = await names('thumbs up');
    expect(found[0]).toBe('thumbs up');
    expect(found[1]).toMatch(/skin tone/);
  });

  test('comes in pages of 32 that never repeat, until all that was promised is there', async () => {
    const { total } = await library.search('face', 1);
    const pages = await Promise.all(
      Array.from(
        { length: Math.ceil(total / 32) },
        async (_, at) => (await library.search('face', at + 1)).icons,
      ),
    );
    expect(pages.slice(0, -1).every((page) => page.length === 32)).toBe(true);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(total);
  });
});

test('every icon says who drew it, under which licence, and whether it is premium', async () => {
  const goldfish = await library.find('E000');
  expect(icon.parse(goldfish)).toMatchObject({
    term: 'goldfish',
    our_premium: true,
    is_default: false,
    creator: 'Kai Magnus Müller',
    license: { name: 'CC BY-SA 4.0' },
  });
  expect(await library.find('2B50')).toMatchObject({ our_premium: false, is_default: true });
});

test('the twenty samples are icons of the library as it is, the popular nine among them', async () => {
  expect(SAMPLE_ICONS).toHaveLength(20);
  for (const sample of SAMPLE_ICONS) expect(await library.find(sample.id)).toEqual(sample);
  expect(SAMPLE_ICONS.slice(0, 9).map(({ id }) => id)).toEqual(POPULAR);
});

test('the folder of the drawings is named by the release that is installed', () => {
  const { version } = createRequire(import.meta.url)('openmoji/package.json') as { version: string };
  expect(ICON_FOLDER).toBe(`/assets/openmoji-${version}`);
});

test('a drawing is read by the name of an icon and by nothing that leads elsewhere', async () => {
  expect(await library.readSvg('1F34E')).toMatch(/^\s*<svg/);
  for (const id of ['nothing', '../../package.json', '1F34E.svg', 'FFFFF'])
    expect(await library.readSvg(id)).toBeUndefined();
});

test('no drawing has a line or a pattern that prints otherwise in another size', () => {
  const folder = join(dirname(createRequire(import.meta.url).resolve('openmoji/package.json')), 'color/svg');
  const files = readdirSync(folder);
  expect(files.length).toBeGreaterThan(4_000);
  const differing = files.filter((file) =>
    /<(mask|pattern|filter)|vector-effect/.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(differing).toEqual([]);
});

test.each(DIAGRAMS)(
  'our own $annotation is found by its name and in other languages, is free, and is drawn whole and by its lines alone',
  async ({ hexcode, annotation, openmoji_tags }) => {
    const [found] = (await library.search(annotation, 1)).icons;
    expect(found).toMatchObject({ id: hexcode, our_premium: false, license: DIAGRAM_LICENSE });
    for (const word of openmoji_tags.split(', ')) expect((await names(word))[0]).toBe(annotation);
    const drawing = (await library.readSvg(hexcode)) ?? '';
    expect(drawing).toContain('<g id="color">');
    expect(drawIcon(drawing, { color: null, outline: true })).not.toMatch(/fill="#/);
  },
);
