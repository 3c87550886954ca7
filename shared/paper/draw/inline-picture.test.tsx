import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { imageAttachment } from '../../vocabulary/image.ts';
import { getPictureShape, InlinePicture } from './InlinePicture.tsx';

test('a picture three times as wide as high is lower where it has no room to be that wide', () => {
  const image = imageAttachment.parse({ id: 'a', name: 'wide.png', width: 900, height: 300, ratio: 3 });
  const readWidth = (widest?: number) =>
    /width:([\d.]+)px/.exec(
      renderToStaticMarkup(<InlinePicture image={image} size={60} {...(widest && { widest })} />),
    )?.[1];
  expect([readWidth(), readWidth(58)]).toEqual(['180', '58']);
});

test('a picture that is turned or replaced by a wider one takes another room, one in another color the same', () => {
  const image = imageAttachment.parse({ id: 'a', name: 'wide.png', ratio: 3 });
  expect(getPictureShape({ ...image, id: 'b', color: '#ff0000' })).toEqual(getPictureShape(image));
  expect(getPictureShape({ ...image, rotation: 90 })).not.toEqual(getPictureShape(image));
  expect(getPictureShape({ ...image, ratio: 4 })).not.toEqual(getPictureShape(image));
});
