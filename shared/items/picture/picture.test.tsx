import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CONTENT_HEIGHT, CONTENT_WIDTH } from '../../paper/sheet/page-sizes.ts';
import { imageAttachment } from '../../vocabulary/image.ts';
import { cropPicture, getWholeRatio } from '../../vocabulary/picture-rules.ts';
import { documentStyle } from '../../vocabulary/style.ts';
import { enlargeItem } from '../enlarge-item.ts';
import { createItem, listItemLines, wrapData } from '../item.ts';
import { listMissingParts } from '../item-views.ts';
import { newItem } from '../new-item.ts';
import { listNumberedWords } from './labels.ts';
import { layOutPictureRow, ROW_GAP } from './layout.ts';
import { shuffleNumberedWords } from './rules.ts';
import { createPicture, isEmptyPicture, LABEL_LIMIT, type PictureData, pictureData } from './schema.ts';
import { fromShownPoint, getShownRatio, isCutOff, toShownPoint } from './shown-picture.ts';
import { PictureView, view } from './view.tsx';

const image = imageAttachment.parse({ id: 'cell', name: 'cell.svg', alt: 'A plant cell', ratio: 4 / 3 });
const parts = [
  { text: 'nucleus', x: 0.7, y: 0.5 },
  { text: 'chloroplast', x: 0.2, y: 0.3 },
  { text: 'cell wall', x: 0.03, y: 0.6 },
];
const aPicture = (fields: object = {}, picture: object = {}): PictureData =>
  pictureData.parse({ pictures: [{ image, labels: parts, ...picture }], ...fields });

const style = documentStyle.parse({});
const draw = (data: PictureData, { answerKey = false, number = null as string | null } = {}) =>
  renderToStaticMarkup(
    <PictureView item={wrapData('picture', 'a', data)} {...{ number, answerKey, style }} />,
  );
/** What can be read, tags and their attributes taken out. */
const read = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const ROOM = { font: 'nunito', fontSize: 18, width: CONTENT_WIDTH } as const;

describe('a picture from outside', () => {
  test.each([
    [{ width: 0.9 }, 'width', 'must be from 1 to 7.3 in'],
    [{ width: 7.4 }, 'width', 'must be from 1 to 7.3 in'],
    [{ pictures: [{ labels: [{ x: 1.01 }] }] }, 'pictures.0.labels.0.x', 'must be from 0 to 1'],
    [
      { pictures: [{ labels: Array.from({ length: 61 }, () => ({})) }] },
      'pictures.0.labels',
      `must have at most ${LABEL_LIMIT} entries`,
    ],
    [
      { pictures: [{ image: { id: 'a', name: 'a', crop: { left: 0.5, right: 0.5 } } }] },
      'pictures.0.image.crop',
      'must leave 0.05 of the picture',
    ],
  ])('%j is refused at its field', (fields, where, message) => {
    const { error } = pictureData.safeParse(fields);
    expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[where, message]]);
  });

  test('has a place for one picture where there is none, and is then in its default empty state', () => {
    expect(createPicture().pictures).toHaveLength(1);
    expect(isEmptyPicture(createPicture())).toBe(true);
    expect(isEmptyPicture(aPicture())).toBe(false);
  });
});

describe('the sheet', () => {
  test('shows the picture with its alternative text, its caption and its credit', () => {
    const html = draw(aPicture({}, { caption: 'A cell', credit: 'Photo: Ann' }));
    expect(html).toContain('aria-label="A plant cell"');
    expect(read(html)).toBe('A cell Photo: Ann');
  });

  test('has lines to write on, and the key the words on them', () => {
    expect(read(draw(aPicture()))).toBe('');
    expect(draw(aPicture()).match(/data-place="line"/g)).toHaveLength(3);
    expect(read(draw(aPicture(), { answerKey: true }))).toBe('chloroplast cell wall nucleus');
  });

  test('has as many lines for a long answer as the key needs', () => {
    const long = 'the jelly in which everything else of the cell lies and moves about slowly';
    const labels = [{ text: long, x: 0.1, y: 0.1 }];
    expect(draw(aPicture({}, { labels })).match(/data-place="line"/g)?.length).toBeGreaterThan(3);
  });

  test('prints the words where they are given, all of them or one as an example', () => {
    expect(read(draw(aPicture({ label_type: 'text' })))).toBe('chloroplast cell wall nucleus');
    const labels = parts.map((label, at) => ({ ...label, given: at === 0 }));
    expect(read(draw(aPicture({}, { labels })))).toBe('nucleus');
  });

  test('lists the words below the picture for their numbers or letters, which the key writes into the boxes', () => {
    const data = aPicture({ label_type: 'letter', shuffle_seed: 4 });
    const words = listNumberedWords(data);
    const list = words.map((word, at) => `${'ABC'[at]}. ${word}`).join(' ');
    expect(read(draw(data))).toBe(list);
    const marks = ['chloroplast', 'cell wall', 'nucleus'].map((word) => 'ABC'[words.indexOf(word)]);
    expect(read(draw(data, { answerKey: true }))).toBe(`${marks.join(' ')} ${list}`);
    expect(read(draw({ ...data, label_type: 'number' }))).toContain(`1. ${words[0]}`);
  });

  test('lists a word once that two labels have', () => {
    const labels = [...parts, { text: 'nucleus', x: 0.1, y: 0.9 }];
    expect(listNumberedWords(aPicture({ label_type: 'number' }, { labels })).toSorted()).toEqual(
      ['nucleus', 'chloroplast', 'cell wall'].toSorted(),
    );
  });

  test('has a frame to draw in where the picture is missing', () => {
    expect(draw(createPicture())).toContain('picture-missing');
    expect(draw(aPicture())).not.toContain('picture-missing');
  });

  test('has a text beside the picture where the place says so', () => {
    const text = 'Plants have cells.';
    expect(read(draw(aPicture({ text, placement: 'text_right' }, { labels: [] })))).toBe(text);
    expect(read(draw(aPicture({ text }, { labels: [] })))).toBe('');
  });

  test('runs from the right where its labels do', () => {
    const labels = [{ text: 'نواة', x: 0.3, y: 0.5 }];
    expect(draw(aPicture({}, { labels }), { number: '1.' })).toMatch(/^<div dir="rtl"/);
  });
});

describe('its layout', () => {
  const layOut = (data: PictureData) => layOutPictureRow(data, ROOM);

  test('makes the picture as wide as asked, and no wider than its labels leave room for', () => {
    expect(layOut(aPicture({ width: 2 })).plates[0]?.picture.width).toBeCloseTo(192);
    expect(layOut(aPicture({ width: 7.3 }, { labels: [] })).plates[0]?.picture.width).toBeCloseTo(
      CONTENT_WIDTH,
    );
    const whole = layOut(aPicture({ width: 7.3 }));
    expect(whole.plates[0]?.width).toBeLessThanOrEqual(CONTENT_WIDTH);
    expect(whole.isSmaller).toBe(true);
  });

  test('makes pictures of a row equally high, and as wide together as asked', () => {
    const wide = { ...image, ratio: 2 };
    const { plates } = layOut(aPicture({ width: 6, pictures: [{ image }, { image: wide }, { image }] }));
    const heights = plates.map(({ picture }) => picture.height);
    expect(heights).toEqual([heights[0], heights[0], heights[0]]);
    expect(plates.reduce((sum, { picture }) => sum + picture.width, 0)).toBeCloseTo(576);
    expect(
      plates.reduce((sum, { captionWidth }) => sum + captionWidth + ROW_GAP, -ROW_GAP),
    ).toBeLessThanOrEqual(CONTENT_WIDTH + 1e-6);
  });

  test.each([1 / 4000, 1000])('keeps a picture of the ratio %f on its page', (ratio) => {
    const [plate] = layOut(aPicture({ width: 7.3 }, { image: { ...image, ratio } })).plates;
    expect(plate?.height).toBeLessThan(CONTENT_HEIGHT);
    expect(plate?.width).toBeLessThanOrEqual(CONTENT_WIDTH);
    expect(plate?.picture.width).toBeGreaterThan(5);
    expect(plate?.picture.height).toBeGreaterThan(2);
  });

  test('makes the type of labels smaller rather than break their words', () => {
    const labels = [{ text: 'photosynthesis', x: 0.2, y: 0.5 }];
    const three = Array.from({ length: 3 }, () => ({ image, labels }));
    const { labelSize, breaksWord } = layOut(aPicture({ label_type: 'text', width: 7.3, pictures: three }));
    expect(labelSize).toBeLessThan(18);
    expect(breaksWord).toBe(false);
  });

  test('says where labels are higher than a page', () => {
    const labels = Array.from({ length: 60 }, (_, at) => ({
      text: 'long words '.repeat(25),
      x: 0.1,
      y: at / 60,
    }));
    expect(layOut(aPicture({ label_type: 'text' }, { labels })).isTight).toBe(true);
    expect(layOut(aPicture()).isTight).toBe(false);
  });

  test('keeps all of any labels within the width of the page', () => {
    const label = fc.record({
      text: fc.constantFrom('', 'a', 'nucleus', 'the cell wall of a plant', 'x'.repeat(300)),
      x: fc.double({ min: 0, max: 1, noNaN: true }),
      y: fc.double({ min: 0, max: 1, noNaN: true }),
      given: fc.boolean(),
    });
    const fields = fc.record({
      width: fc.double({ min: 1, max: 7.3, noNaN: true }),
      label_type: fc.constantFrom('blank', 'text', 'number', 'letter'),
      label_sides: fc.constantFrom('both', 'left', 'right'),
      pictures: fc.array(
        fc.record({ image: fc.constant(image), labels: fc.array(label, { maxLength: 12 }) }),
        {
          minLength: 1,
          maxLength: 6,
        },
      ),
    });
    fc.assert(
      fc.property(fields, (given) => {
        const { plates } = layOut(pictureData.parse(given));
        const total = plates.reduce((sum, { captionWidth }) => sum + captionWidth + ROW_GAP, -ROW_GAP);
        expect(total).toBeLessThanOrEqual(CONTENT_WIDTH + 0.01);
        for (const { labels, width, picture } of plates) {
          expect(picture.width).toBeGreaterThan(5);
          for (const { left, width: own } of labels) {
            expect(left).toBeGreaterThan(-0.01);
            expect(left + own).toBeLessThanOrEqual(width + 0.01);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a point of the picture', () => {
  const turned = { ...image, rotation: 90 };

  test.each([
    [image, { x: 0.2, y: 0.3 }, { x: 0.2, y: 0.3 }],
    // A quarter turn to the right brings the upper left corner to the upper right one.
    [turned, { x: 0, y: 0 }, { x: 1, y: 0 }],
    [
      { ...image, flip_x: true },
      { x: 0.2, y: 0.3 },
      { x: 0.8, y: 0.3 },
    ],
    [
      cropPicture(image, { left: 0.5, top: 0, right: 0, bottom: 0.5 }),
      { x: 0.75, y: 0.25 },
      { x: 0.5, y: 0.5 },
    ],
    // What is cut off is at the edge.
    [cropPicture(image, { left: 0.5, top: 0, right: 0, bottom: 0 }), { x: 0.1, y: 0.5 }, { x: 0, y: 0.5 }],
  ])('stays at its place of the picture, however that is shown', (shown, point, expected) => {
    const found = toShownPoint(shown, point);
    expect([found.x, found.y].map((share) => share.toFixed(6))).toEqual(
      [expected.x, expected.y].map((share) => share.toFixed(6)),
    );
  });

  test('is found again from where it is shown', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const cut = fc.double({ min: 0, max: 0.4, noNaN: true });
    fc.assert(
      fc.property(
        fc.record({ left: cut, top: cut, right: cut, bottom: cut }),
        fc.record({
          rotation: fc.integer({ min: -180, max: 180 }),
          flip_x: fc.boolean(),
          flip_y: fc.boolean(),
        }),
        fc.record({ x: share, y: share }),
        (crop, look, point) => {
          const shown = { ...cropPicture(image, crop), ...look };
          if (isCutOff(shown, point)) return;
          const found = fromShownPoint(shown, toShownPoint(shown, point));
          expect(Math.hypot(found.x - point.x, found.y - point.y)).toBeLessThan(1e-6);
        },
      ),
    );
  });

  test('is on a picture whose proportions are those of what is left of it', () => {
    const half = cropPicture(image, { left: 0.25, top: 0, right: 0.25, bottom: 0 });
    expect(getShownRatio(half)).toBeCloseTo(2 / 3);
    expect(getShownRatio({ ...half, rotation: 90 })).toBeCloseTo(3 / 2);
    expect(getWholeRatio(half)).toBeCloseTo(4 / 3);
    expect(cropPicture(half, undefined)).toEqual(image);
  });
});

describe('as an item of a worksheet', () => {
  test('begins without a number and without points, as a picture that is only looked at', () => {
    const { numbering } = newItem({ items: [], locale: 'en-US', word_bank: {} as never }, 'picture', 'a');
    expect(numbering.hidden).toBe(true);
    expect(createItem('picture', 'b').numbering.hidden).toBe(false);
  });

  test('is wider in large print, as far as the page is', () => {
    const enlarge = (width: number) =>
      (enlargeItem(wrapData('picture', 'a', aPicture({ width })), 1.5).data as PictureData).width;
    expect([enlarge(2), enlarge(6)]).toEqual([3, 7.3]);
  });

  test('says what was forgotten: a picture, the words of a label', () => {
    const find = (data: PictureData) => listMissingParts(wrapData('picture', 'a', data), 'en-US');
    expect(find(createPicture())).toEqual(['picture']);
    expect(find(aPicture({}, { labels: [{}] }))).toEqual(['label']);
    expect(find(aPicture())).toEqual([]);
  });

  test('does not give the words of its blanks away to a search', () => {
    const list = (data: PictureData) => listItemLines(wrapData('picture', 'a', data));
    expect(list(aPicture())).toEqual(['A plant cell']);
    expect(list(aPicture({ label_type: 'text' }))).toContain('nucleus');
  });

  test('tells the tables of a key its answers, in short where they are numbered', () => {
    const describeIt = (data: PictureData) =>
      view.describeAnswers?.({ item: wrapData('picture', 'a', data), number: null, answerKey: true, style })
        .answers;
    expect(describeIt(aPicture())?.map(({ short }) => short)).toEqual([
      'nucleus',
      'chloroplast',
      'cell wall',
    ]);
    const numbered = aPicture({ label_type: 'number' });
    const place = listNumberedWords(numbered).indexOf('nucleus') + 1;
    expect(describeIt(numbered)?.[0]).toEqual({ short: String(place), long: 'nucleus' });
  });

  test('shuffles its list into another order', () => {
    const data = aPicture({ label_type: 'number' });
    const before = listNumberedWords(data);
    shuffleNumberedWords(data);
    expect(listNumberedWords(data)).not.toEqual(before);
    expect(listNumberedWords(data).toSorted()).toEqual(before.toSorted());
  });
});
