import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { imageAttachment } from '../document/image.ts';
import { InlinePicture } from './InlinePicture.tsx';

test('a picture three times as wide as high is lower where it has no room to be that wide', () => {
  const image = imageAttachment.parse({ id: 'a', name: 'wide.png', width: 900, height: 300, ratio: 3 });
  const widthOf = (widest?: number) =>
    /width:([\d.]+)px/.exec(
      renderToStaticMarkup(<InlinePicture image={image} size={60} {...(widest && { widest })} />),
    )?.[1];
  expect([widthOf(), widthOf(58)]).toEqual(['180', '58']);
});
