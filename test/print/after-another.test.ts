import { expect, test } from 'vitest';
import { createRenderer } from '#functions/adapters/chromium/renderer.ts';
import { iconPictures } from '#functions/adapters/icons/icon-pictures.ts';
import { everyFixture } from '../support/paper/fixtures.ts';

test('a long document whose faces arrive while it is drawn has the pages that it has when they were there', async () => {
  const renderer = createRenderer();
  const pagesOf = async (wanted: string) => {
    const document = everyFixture().find(({ name }) => name === wanted)?.document;
    if (!document) throw new Error(`There is no fixture ${wanted}`);
    const request = { document, answerKey: false, large: true, paper: document.paper, thumbnail: false };
    return (await renderer.render({ ...request, images: await iconPictures(document) })).pages;
  };
  try {
    await pagesOf('every-free-font');
    const whileArriving = await pagesOf('every-option');
    expect(whileArriving).toBe(await pagesOf('every-option'));
  } finally {
    await renderer.close();
  }
});
