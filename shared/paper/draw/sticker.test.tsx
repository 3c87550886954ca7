import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type ImageAttachment, imageAttachment } from '../../vocabulary/image.ts';
import { PictureContext } from './Picture.tsx';
import { Sticker } from './Sticker.tsx';

const draw = (given: Partial<ImageAttachment>) =>
  renderToStaticMarkup(
    <PictureContext value={() => '/star.svg'}>
      <Sticker image={imageAttachment.parse({ id: 'a', width: 300, ...given })} paper="letter" />
    </PictureContext>,
  );

test('a drawing that was pulled out of its proportions fills its box, any other keeps them', () => {
  expect(draw({ height: 60 })).toContain('src="/star.svg#svgView(preserveAspectRatio(none))"');
  expect(draw({})).toContain('src="/star.svg"');
});
