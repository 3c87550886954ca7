import { expect, test } from 'vitest';
import { aWorksheet } from '#test/support/builders.ts';
import { findIconPictures } from './icon-pictures.ts';

test('an icon prints in its colours, in one colour, or by its lines alone, as its picture says', async () => {
  const image = (id: string, more: object, styles: string[] = []) => ({
    id,
    is_icon: true,
    iconObject: { id: '1F34E', styles },
    ...more,
  });
  const pictures = await findIconPictures(
    aWorksheet({
      images: [image('own', {}), image('blue', { color: '#1D4ED8' }), image('lines', {}, ['outline'])],
    }),
  );
  const read = async (id: string) => new TextDecoder().decode(await pictures.get(id)?.read(72));
  expect(await read('own')).toContain('#ea5a47');
  expect(await read('blue')).toContain('#1d4ed8');
  expect(await read('lines')).not.toMatch(/fill="#(?!fff)/);
  expect(await read('lines')).toContain('stroke="#000"');
});
