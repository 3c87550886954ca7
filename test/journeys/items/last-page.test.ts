import { expect, test } from 'vitest';
import { anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { anEmail } from '#test/support/editor-driver.ts';
import { aJourney, openStored } from '#test/support/journey.ts';

const journey = aJourney();

test('a last page that holds one short question is named before publishing, and a press fits it on the page before', async () => {
  const { editor } = await journey.visitor();
  const question = (at: number) => ({
    ...anOpenResponse(`Question ${at}?`, `q${at}`),
    data: { subtitle: `Question ${at}?`, number_of_lines: at === 6 ? 2 : 3 },
  });
  await openStored(editor, aWorksheet({ items: Array.from({ length: 6 }, (_, at) => question(at + 1)) }));
  const countPages = () => editor.page.locator('.desk .page').count();
  await expect.poll(countPages).toBe(2);
  await editor.saveState.click();
  await editor.signUp(anEmail());
  await editor.waitUntilSaved();
  await editor.button('Make Printable').click();
  const hint = editor.page.getByText('Page 2 holds only question 6, and the rest of it is empty.');
  await hint.waitFor();
  await editor.button('Fit on one page').click();
  await expect.poll(countPages).toBe(1);
  await hint.waitFor({ state: 'detached' });
});
