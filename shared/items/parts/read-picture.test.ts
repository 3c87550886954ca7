import { expect, test } from 'vitest';
import { imageAttachment } from '../../vocabulary/image.ts';
import { toReadPicture } from './read-picture.ts';

const aPicture = (given: object) =>
  imageAttachment.parse({ id: 'p', name: 'drop.png', alt: 'A drop', width: 200, ratio: 2, ...given });
const read = (given: object) => toReadPicture('image', aPicture(given)).image;

test('a picture goes out as its file is where the sheet shows it so', () => {
  expect(read({})).toEqual({ id: 'p', name: 'drop.png', alt: 'A drop', width: 200, ratio: 2 });
});

test('a turned picture takes the room that it takes on the sheet', () => {
  const turned = read({ rotation: 90 });
  expect(turned?.width).toBeCloseTo(100);
  expect(turned?.ratio).toBeCloseTo(0.5);
});

test('a picture that is pulled out of its proportions goes out so', () => {
  expect(read({ height: 200 })).toMatchObject({ width: 200, ratio: 1 });
});

test('the same file turned, flipped or coloured otherwise is another picture', () => {
  const ids = [{}, { rotation: 90 }, { flip_x: true }, { flip_y: true }, { color: '#ff0000' }].map(
    (given) => read(given)?.id,
  );
  expect(new Set(ids).size).toBe(5);
  expect(read({ rotation: 360 })?.id).toBe('p');
});
