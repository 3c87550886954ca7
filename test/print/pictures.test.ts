// @module-tag slow
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createRenderer } from '#functions/adapters/chromium/renderer.ts';
import type { Picture, PrintSource } from '#functions/ports/images.ts';
import type { RenderRequest } from '#functions/ports/rendering.ts';
import { SHEETS } from '#shared/paper/sheet/page-sizes.ts';
import { aFlashcardSet, aWorksheet } from '../support/builders.ts';
import { readPdf } from '../support/pdf.ts';

const renderer = createRenderer();
afterAll(() => renderer.close());

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const createPhotograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise } });
const createJpeg = async (width: number, height: number): Promise<Picture> => ({
  body: await createPhotograph(width, height).jpeg({ quality: 95 }).toBuffer(),
  type: 'image/jpeg',
});

let photo: Picture;
beforeAll(async () => {
  photo = await createJpeg(4000, 3000);
});

const sticker = (id: string, given: object = {}) => ({ id, ratio: 4 / 3, alt: 'a photograph', ...given });

async function print(images: Record<string, Picture>, document: object, given: Partial<RenderRequest> = {}) {
  const asked = {
    document: aWorksheet(document),
    answerKey: false,
    paper: 'letter',
    thumbnail: false,
  } as const;
  const { pdf, warnings } = await renderer.render({
    ...asked,
    images: toSources(images),
    ...given,
  });
  return { pdf, warnings, pictures: listPictures(pdf) };
}

const toSources = (images: Record<string, Picture>) =>
  new Map(
    Object.entries(images).map(([id, { type, body }]): [string, PrintSource] => [
      id,
      { type, read: async () => body },
    ]),
  );

/** The pictures in a PDF: how many pixels wide, and whether as JPEG. */
function listPictures(pdf: Uint8Array) {
  const text = Buffer.from(pdf).toString('latin1');
  const heads = [...text.matchAll(/<<[^<>]*\/Subtype\s*\/Image[^<>]*>>/g)].map(([head]) => head);
  return heads.map((head) => ({
    width: Number(/\/Width (\d+)/.exec(head)?.[1]),
    isJpeg: head.includes('/DCTDecode'),
  }));
}

describe('a photograph', () => {
  test('prints with 300 dots an inch where it stands largest, as JPEG, and the file is as small as that', async () => {
    const { pdf, pictures } = await print(
      { a: photo },
      { images: [sticker('a', { width: 192 }), sticker('a')] },
    );
    expect(pictures).toEqual([{ width: 600, isJpeg: true }]);
    expect(photo.body.byteLength).toBeGreaterThan(4_000_000);
    expect(pdf.byteLength).toBeLessThan(400_000);
  });

  test('that has fewer dots goes in as it is', async () => {
    const small = await createJpeg(300, 225);
    const { pdf, pictures } = await print({ a: small }, { images: [sticker('a', { width: 400 })] });
    expect(pictures).toEqual([{ width: 300, isJpeg: true }]);
    expect(Buffer.from(pdf).includes(Buffer.from(small.body).subarray(600, 4000))).toBe(true);
  });

  test('in a PNG becomes a JPEG, unless one can see through it', async () => {
    const picture = createPhotograph(1200, 900).png();
    const opaque = { body: await picture.toBuffer(), type: 'image/png' };
    const clear = {
      body: await createPhotograph(1200, 900).ensureAlpha(0.5).png().toBuffer(),
      type: 'image/png',
    };
    expect((await print({ a: opaque }, { images: [sticker('a')] })).pictures).toEqual([
      { width: 375, isJpeg: true },
    ]);
    const { pictures } = await print({ a: clear }, { images: [sticker('a')] });
    // Its colours and what shows through are two pictures in a PDF.
    expect(pictures.length).toBe(2);
    expect(pictures.every(({ width, isJpeg }) => width === 375 && !isJpeg)).toBe(true);
  });

  test('is made smaller for each size it prints in, in large print too', async () => {
    const document = {
      items: [
        { id: 'q', type: 'open_response', data: { subtitle: 'Who is it?', subtitle_image: sticker('a') } },
      ],
      style: { images: { size: 96 } },
    };
    const images = toSources({ a: photo });
    const usual = await print({}, document, { images });
    const large = await print({}, document, { images, large: true });
    expect([usual.pictures, large.pictures]).toEqual([
      [{ width: 400, isJpeg: true }],
      [{ width: 600, isJpeg: true }],
    ]);
  });
});

test('a drawing stays a drawing, with its words', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99"><circle r="40" fill="#B42318"/><text y="60">Sunny</text></svg>';
  const { pdf, pictures } = await print(
    { a: { body: Buffer.from(svg), type: 'image/svg+xml' } },
    { images: [sticker('a', { rotation: 30 })] },
  );
  expect(pictures).toEqual([]);
  expect((await readPdf(pdf))[0]?.text).toContain('Sunny');
});

test('a picture that is missing leaves its room, and is named by its place', async () => {
  const items = [
    {
      id: 'q',
      type: 'multiple_choice',
      data: { options: [{ answer: 'a', answer_image: sticker('gone') }, { answer: 'b' }] },
    },
  ];
  const { warnings, pictures } = await print({ a: photo }, { images: [sticker('a')], items });
  expect(warnings).toEqual(['items.0.data.options.0.answer_image has no picture']);
  expect(pictures).toHaveLength(1);
});

test('a picture is read once for both sides, with the pixels that it prints with', async () => {
  const read = vi.fn(async () => photo.body);
  const images = new Map([['a', { type: 'image/jpeg', read }]]);
  const document = { images: [sticker('a', { width: 192 })] };
  await print({}, document, { images });
  await print({}, document, { images, answerKey: true });
  expect(read.mock.calls).toEqual([[600]]);
});

/** A drawing with a word in it, which tells where it is printed. */
const drawing = {
  type: 'image/svg+xml',
  body: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><text y="30">Sunny</text></svg>',
  ),
};

describe('a drawing in many places', () => {
  const rotations = [0, 0, 30, 90, 180, 45, 0, 270, 10];
  const stickers = rotations.map((rotation, index) =>
    sticker('a', {
      ...{ is_icon: true, ratio: 1, rotation, flip_x: index === 1, alt: `sun ${index}` },
      ...{ x: 100 + 130 * (index % 3), y: 200 + 210 * Math.floor(index / 3), width: 50 + 8 * index },
    }),
  );
  const draw = (count: number, body = drawing.body) =>
    print({ a: { ...drawing, body } }, { images: stickers.slice(0, count) });
  const count = (pdf: Uint8Array, part: string) => Buffer.from(pdf).toString('latin1').split(part).length - 1;

  test('is written once, and stands in each of them as if it were written there, with its words', async () => {
    const [few, many] = [await draw(7), await draw(9)];
    expect([count(few.pdf, '/Subtype /Form'), count(many.pdf, '/Subtype /Form')]).toEqual([0, 1]);
    expect(many.pictures).toEqual([]);
    const [[fewPage], [manyPage, ...more]] = [await readPdf(few.pdf), await readPdf(many.pdf)];
    expect(more).toEqual([]);
    const list = (page = fewPage) => page?.runs.filter(({ text }) => text === 'Sunny') ?? [];
    expect(list(manyPage)).toHaveLength(9);
    for (const [index, { x, y, width }] of list().entries())
      expect(list(manyPage)[index]).toMatchObject({
        ...{ x: expect.closeTo(x, 0), y: expect.closeTo(y, 0), width: expect.closeTo(width, 0) },
      });
    expect(count(many.pdf, '/S /Figure')).toBe(9);
  });

  test('of another shape than a square is written in each of them', async () => {
    const wide = Buffer.from(`${drawing.body}`.replace('60 60', '60 40'));
    expect(count((await draw(9, wide)).pdf, '/Subtype /Form')).toBe(0);
  });

  test("of one's own is written in each of them, because its lines may not grow with it", async () => {
    const own = stickers.map((image) => ({ ...image, is_icon: false }));
    expect(count((await print({ a: drawing }, { images: own })).pdf, '/Subtype /Form')).toBe(0);
  });

  test('that is cut off in all of them prints, and warns', async () => {
    const card = {
      term: 'Extraordinarily long words about everything. '.repeat(30),
      term_image: sticker('a', { is_icon: true, ratio: 1, width: 50 }),
      definition: 'x',
    };
    const document = aFlashcardSet({
      style: { images: { text_placement: 'above' } },
      items: Array.from({ length: 8 }, (_, index) => ({ ...card, id: `c${index}` })),
    });
    const { pdf, warnings } = await print({ a: drawing }, {}, { document });
    expect(warnings).toContain('items.0 is too long for its place and is cut off');
    expect(count(pdf, '/Subtype /Form')).toBe(0);
    expect(await readPdf(pdf)).toHaveLength(2);
  });

  test('is seen itself, and no placeholder, in the picture of the first sheet', async () => {
    const body = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0" fill="red"/></svg>',
    );
    const { thumbnail } = await renderer.render({
      ...{ document: aWorksheet({ images: stickers }), answerKey: false, paper: 'letter', thumbnail: true },
      images: toSources({ a: { ...drawing, body } }),
    });
    const { channels } = await sharp(thumbnail ?? undefined).stats();
    const [red, green] = channels.map(({ mean }) => mean);
    // Nine red squares of some 80 px take a fifteenth of a sheet.
    expect((red ?? 0) - (green ?? 0)).toBeGreaterThan(10);
  });
});

describe("a prompt's picture", () => {
  const place = async (subtitle: string, alignment: string, text_placement: string) => {
    const subtitle_image = sticker('a', { ratio: 1 });
    const { pdf } = await print(
      { a: drawing },
      {
        items: [{ id: 'q', type: 'open_response', data: { subtitle, subtitle_image } }],
        style: { images: { size: 96, alignment, text_placement } },
      },
    );
    const runs = (await readPdf(pdf)).flatMap((page) => page.runs);
    const find = (start: string) => runs.find(({ text }) => text.startsWith(start))?.x ?? 0;
    return { picture: find('Sunny') / 0.75, words: find('Who') / 0.75 };
  };

  test.each(['above', 'below'])(
    'stands at one place of its column however long the words %s it are',
    async (at) => {
      for (const alignment of ['left', 'center', 'right']) {
        const short = await place('Who?', alignment, at);
        const long = await place('Who is it that stands there? '.repeat(9), alignment, at);
        expect(short.picture).toBeCloseTo(long.picture, 0);
        expect(short.words).toBeCloseTo(long.words, 0);
        expect((await place('', alignment, at)).picture).toBeCloseTo(short.picture, 0);
        const fromWords = short.picture - short.words;
        if (alignment === 'left') expect(Math.abs(fromWords)).toBeLessThan(2);
        if (alignment === 'center') expect(fromWords).toBeGreaterThan(200);
        const { width, marginX } = SHEETS.letter;
        if (alignment === 'right') expect(short.picture).toBeCloseTo(width - marginX - 96, 0);
      }
    },
  );
});

describe('a sticker on an item', () => {
  const question = (id: string, subtitle: string) => ({ id, type: 'open_response', data: { subtitle } });
  const anchored = sticker('a', {
    ratio: 1,
    x: 660,
    y: 900,
    width: 60,
    anchor: { item: 'q', y: 12 },
  });
  /** How far the sticker's word stands below the question that it stands on, and how far right, in px. */
  const readPlace = async (pdf: Uint8Array) => {
    const runs = (await readPdf(pdf)).flatMap((page) => page.runs);
    const find = (start: string) => runs.find(({ text }) => text.startsWith(start));
    const [word, below] = [find('Sunny'), find('Why')];
    return word && below && { x: word.x / 0.75, y: (word.y - below.y) / 0.75 };
  };
  const draw = (items: readonly object[], given: Partial<RenderRequest> = {}) =>
    print({ a: drawing }, { items, images: [anchored] }, given);

  test('prints beside it, however much stands above, and in large print half as large again', async () => {
    const alone = await draw([question('q', 'Why?')]);
    const lower = await draw([question('other', 'Who?'), question('q', 'Why?')]);
    const large = await draw([question('other', 'Who?'), question('q', 'Why?')], { large: true });
    const [usual, moved, enlarged] = [
      await readPlace(alone.pdf),
      await readPlace(lower.pdf),
      await readPlace(large.pdf),
    ];
    expect(moved?.y).toBeCloseTo(usual?.y ?? Number.NaN, 0);
    expect(moved?.x).toBeCloseTo(660, 0);
    // As far as the sheet is wide: 816 px, less its own 90.
    expect(enlarged?.x).toBeCloseTo(726, 0);
    expect(enlarged?.y).toBeCloseTo((usual?.y ?? Number.NaN) * 1.5, 0);
  });

  test('is named where it covers the text, in large print alone where it does so there alone', async () => {
    const words = 'Why? '.repeat(9).trim();
    const items = [question('q', words)];
    expect((await draw(items)).warnings).toEqual([]);
    expect((await draw(items, { large: true })).warnings).toEqual(['items.0 is covered by a sticker']);
  });
});
