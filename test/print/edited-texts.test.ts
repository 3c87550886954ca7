// @module-tag slow
import { expect, test } from 'vitest';
import { aWorksheet } from '../support/builders.ts';
import { edited, expectAsAnew, expectWalkAsAnew, openTwoPreviews } from './edited.ts';

openTwoPreviews();

/** Documents with long texts and banks, and seeds that lead through what each is there for. */
test.each([
  ['one-long-paragraph', 1],
  ['essay-that-fills-its-pages', 2],
  ['student-info-on-every-page', 3],
  ['word-banks-over-pages', 4],
] as const)('%s, worked on at random (%i), looks as it does opened anew', expectWalkAsAnew);

test('an answer that fills its last page keeps the lines of its first, which is out of sight, when the title grows', async () => {
  const data = {
    subtitle: 'Rain falls on the hills and runs down to the sea. '.repeat(200),
    fill_page: true,
  };
  const items = [{ id: 'essay', type: 'open_response', data }];
  await edited.open(aWorksheet({ title: 'Rain', items }));
  expect(await edited.count()).toBeGreaterThan(2);
  await edited.editor.openSection('Header');
  await edited.editor.button('Style').click();
  await edited.editor.page.locator('.desk').evaluate((desk) => desk.scrollTo({ top: desk.scrollHeight }));
  expect(await edited.emptyInSight()).toEqual([]);
  const size = edited.editor.page.getByRole('spinbutton', { name: 'Size' }).first();
  await size.fill('60');
  await size.press('Enter');
  await expectAsAnew();
});
