import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PagePictures } from './PagePictures.tsx';

const drawButton = (pdf: Blob | null) => (
  <PagePictures pdf={pdf} pages={2} name="Rain.pdf" isDisabled={false} />
);

test('a press before the PDF is there opens the dialog about pictures as soon as it is there', async () => {
  const drawn = await render(drawButton(null));
  await userEvent.click(drawn.getByRole('button', { name: 'Download as image' }));
  await expect.element(drawn.getByRole('img', { name: 'Working' })).toBeVisible();
  expect(drawn.getByRole('dialog').query()).toBeNull();
  await drawn.rerender(drawButton(new Blob(['%PDF'], { type: 'application/pdf' })));
  await expect.element(drawn.getByRole('dialog', { name: 'Download as image' })).toBeVisible();
});
