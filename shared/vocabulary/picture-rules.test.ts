import { describe, expect, test } from 'vitest';
import { SAMPLE_ICONS } from '../icons/sample-icons.ts';
import { imageAttachment } from './image.ts';
import {
  createFilePicture,
  createIconPicture,
  cropPicture,
  flipPicture,
  getIconLook,
  getRatio,
  getWholeRatio,
  moveCut,
  NO_CROP,
  replacePicture,
  restyleIcon,
  rotatePicture,
} from './picture-rules.ts';

const picture = (given: object = {}) => imageAttachment.parse({ id: 'p', ...given });

test('an icon is there at once, 120 px wide at 300, 300, with what its licence asks for', () => {
  const [star] = SAMPLE_ICONS;
  if (!star) throw new Error('There are no samples');
  expect(createIconPicture('t', star)).toMatchObject({
    id: 't',
    name: 'star',
    alt: 'star',
    is_icon: true,
    uploading: false,
    width: 120,
    x: 300,
    y: 300,
    iconObject: { id: '2B50', is_premium: false, creator: 'Vanessa Boutzikoudi', license: 'CC BY-SA 4.0' },
  });
});

test('a file is uploading until the server has it, whatever it is called', () => {
  const sent = createFilePicture('t', { name: `${'x'.repeat(400)}.png`, ratio: 1.5 });
  expect(sent).toMatchObject({ uploading: true, ratio: 1.5, is_icon: false });
  expect(imageAttachment.safeParse(sent).success).toBe(true);
});

test.each([
  [300, 200, 1.5],
  [5000, 1, 1000],
  [0, 0, 1],
  [Number.NaN, 3, 1],
])('a picture of %i by %i px has the ratio %d, whatever was sent', (width, height, ratio) => {
  expect(getRatio(width, height)).toBe(ratio);
  expect(createFilePicture('t', { name: 'x.png', ratio: getRatio(width, height) }).ratio).toBe(ratio);
});

test('another picture takes the place, the width and the turn of the one it replaces, not its color', () => {
  const place = { x: 10, y: 20, width: 200, docIndex: 2, rotation: 30, flip_x: true };
  const by = picture({ id: 'q', alt: 'a cat', ratio: 2 });
  expect(replacePicture(picture({ ...place, height: 50, color: '#FF0000', alt: 'a dog' }), by)).toMatchObject(
    {
      ...place,
      id: 'q',
      alt: 'a cat',
      ratio: 2,
      height: null,
      color: null,
    },
  );
});

describe('a picture', () => {
  test.each([
    [0, 90],
    [90, 180],
    [180, -90],
    [-90, 0],
    [30, 120],
  ])('turned from %i° by a right angle stands at %i°', (from, to) => {
    expect(rotatePicture(picture({ rotation: from }), 90).rotation).toBe(to);
  });

  test('is mirrored as it is seen, and mirrored twice it is as before', () => {
    const leaning = picture({ rotation: 30 });
    const mirrored = flipPicture(leaning, 'horizontal');
    expect(mirrored).toMatchObject({ flip_x: true, flip_y: false, rotation: -30 });
    expect(flipPicture(mirrored, 'horizontal')).toEqual(leaning);
    expect(flipPicture(picture(), 'vertical')).toMatchObject({ flip_y: true, rotation: 0 });
  });

  test('in another color is another drawing of the account', () => {
    expect(restyleIcon(picture({ thumb: 't' }), 'new', { color: '#B42318' })).toMatchObject({
      id: 'new',
      color: '#B42318',
      thumb: null,
    });
  });

  test('in outline keeps its color, and a color its outline', () => {
    const icon = picture({ is_icon: true, iconObject: { id: '2B50' } });
    expect(getIconLook(icon)).toEqual({ color: null, outline: false });
    const lines = restyleIcon(icon, 'lines', { outline: true });
    expect(getIconLook(restyleIcon(lines, 'red', { color: '#B42318' }))).toEqual({
      color: '#B42318',
      outline: true,
    });
    expect(getIconLook(restyleIcon(lines, 'own', { outline: false })).outline).toBe(false);
  });
});

describe('a picture that is cropped', () => {
  const whole = picture({ ratio: 1.5 });
  const half = { left: 0.25, top: 0, right: 0.25, bottom: 0 };

  test('has the proportions of what is left of it, and its own again once it is whole', () => {
    const cropped = cropPicture(whole, half);
    expect(cropped).toMatchObject({ ratio: 0.75, crop: half });
    expect(getWholeRatio(cropped)).toBe(1.5);
    expect(cropPicture(cropped, { ...half, left: 0 }).ratio).toBeCloseTo(1.125);
    expect(cropPicture(cropped, NO_CROP)).toEqual(whole);
  });

  test('keeps something of itself, however far an edge is pulled', () => {
    expect(moveCut(half, 'left', 2)).toEqual({ ...half, left: 0.7 });
    expect(moveCut(half, 'top', -1)).toEqual(half);
    expect(imageAttachment.safeParse(cropPicture(whole, moveCut(half, 'left', 2))).success).toBe(true);
  });
});
