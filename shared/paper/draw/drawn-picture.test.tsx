import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { DRAWING_KINDS } from '../../drawings/kinds.ts';
import { WithPicture } from '../../items/parts/WithPicture.tsx';
import { holdsDrawn } from '../../vocabulary/drawn-pictures.ts';
import { type ImageAttachment, imageAttachment } from '../../vocabulary/image.ts';
import { createDrawnPicture, cropPicture } from '../../vocabulary/picture-rules.ts';
import { documentStyle } from '../../vocabulary/style.ts';
import { drawPicture } from './draw-picture.ts';
import { Picture } from './Picture.tsx';
import { pictureDrawer } from './picture-drawer.ts';

beforeAll(async () => void (await pictureDrawer.load()));

const PX_PER_MM = 96 / 25.4;
const CLOCK = { kind: 'clock', value: '3:30', task: 'shown', size: 40, locale: 'en-US' } as const;

function aPicture(given: object = {}): ImageAttachment {
  const drawing = { ...CLOCK, ...given };
  const drawn = drawPicture(drawing);
  if (!drawn) throw new Error('Nothing is drawn');
  return createDrawnPicture('p', drawing, drawn);
}
const draw = (image: ImageAttachment, isPulled = false) =>
  renderToStaticMarkup(<Picture image={image} style={{ width: 100 }} isPulled={isPulled} />);

test('a picture that is drawn from a value is lines in its box, named aloud', () => {
  const html = draw(aPicture());
  expect(html).toContain('aria-label="Clock: 3:30"');
  expect(html).toContain('viewBox="0 0 40 40"');
  expect(html.match(/<line/g)?.length).toBe(2);
  expect(html).not.toContain('<img');
});

test('its attachment is as large as the drawing truly is, and can be stored', () => {
  const picture = aPicture();
  expect(picture.width).toBeCloseTo(40 * PX_PER_MM, 0);
  expect([picture.ratio, picture.is_icon, picture.uploading]).toEqual([1, false, false]);
  expect(imageAttachment.parse(picture)).toEqual(picture);
});

test('blank, it has no hands', () => {
  expect(draw(aPicture({ task: 'draw' }))).not.toContain('<line');
});

test('cropped, turned and pulled it is seen so', () => {
  const half = { left: 0.5, top: 0, right: 0, bottom: 0 };
  expect(draw(cropPicture(aPicture(), half))).toContain('viewBox="20 0 20 40"');
  expect(draw({ ...aPicture(), rotation: 90 })).toContain('rotate(90deg)');
  expect(draw(aPicture(), true)).toContain('preserveAspectRatio="none"');
});

test('every kind is drawn as a picture, and what is no value leaves an empty box', () => {
  for (const kind of DRAWING_KINDS) {
    const image = imageAttachment.parse({ id: 'p', drawing: { ...CLOCK, kind, value: '?' } });
    expect(draw(image)).toContain('<svg');
  }
});

describe('among words', () => {
  const { images } = documentStyle.parse({});
  const readHeight = (image: ImageAttachment, most?: number) => {
    const html = renderToStaticMarkup(
      <WithPicture image={image} settings={images} {...(most && { most })} />,
    );
    const width = Number(/width:([\d.]+)px/.exec(html)?.[1]);
    return width / image.ratio;
  };

  test('it has its true size, whatever the pictures of the sheet have, and no more than its place holds', () => {
    expect(images.size).not.toBe(aPicture().width);
    expect(readHeight(aPicture())).toBe(aPicture().width);
    expect(readHeight(aPicture(), 60)).toBeCloseTo(60);
    expect(readHeight(imageAttachment.parse({ id: 'photo', ratio: 1 }))).toBe(images.size);
  });

  test('a ruler is as long as its centimeters', () => {
    const ruler = aPicture({ kind: 'ruler_cm', value: '5' });
    const drawn = drawPicture({ ...CLOCK, kind: 'ruler_cm', value: '5' });
    expect(readHeight(ruler) * ruler.ratio).toBeCloseTo((drawn?.width ?? 0) * PX_PER_MM, 0);
  });
});

test('a part of a document knows whether it has such a picture', () => {
  expect(holdsDrawn({ items: [{ data: { subtitle_image: aPicture() } }] })).toBe(true);
  expect(
    holdsDrawn({ items: [{ type: 'drawing', data: { image: imageAttachment.parse({ id: 'p' }) } }] }),
  ).toBe(false);
});
