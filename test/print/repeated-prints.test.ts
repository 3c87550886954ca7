// @module-tag slow
import { expect, test } from 'vitest';
import { createRenderer } from '#functions/adapters/chromium/renderer.ts';
import { findIconPictures } from '#functions/adapters/icons/icon-pictures.ts';
import { listFixtures } from '../support/paper/fixtures.ts';

/** Prints these fixtures one after the other, by a browser of its own; how many pages it says of each. */
async function countPages(names: readonly string[], large = true): Promise<number[]> {
  const renderer = createRenderer();
  const pages: number[] = [];
  try {
    for (const wanted of names) {
      const document = listFixtures().find(({ name }) => name === wanted)?.document;
      if (!document) throw new Error(`There is no fixture ${wanted}`);
      const request = { document, answerKey: false, large, paper: document.paper, thumbnail: false };
      pages.push((await renderer.render({ ...request, images: await findIconPictures(document) })).pages);
    }
  } finally {
    await renderer.close();
  }
  return pages;
}

test('a long document whose faces arrive while it is drawn has the pages that it has when they were there', async () => {
  const [, whileArriving, afterwards] = await countPages(['every-free-font', 'every-option', 'every-option']);
  expect(whileArriving).toBe(afterwards);
});

test.each(['every-option', 'fonts-of-the-body'])(
  'the first print of a browser, to which faces of %s come late, has the pages of its second, and says so',
  async (name) => {
    const [first, second] = await countPages([name, name]);
    expect(first).toBe(second);
  },
);

test('a document that needs faces of other signs than the one before it has the pages that it has when they were there', async () => {
  const [, needing, afterwards] = await countPages(
    ['one-long-paragraph', 'korean-family', 'korean-family'],
    false,
  );
  expect(needing).toBe(afterwards);
});
