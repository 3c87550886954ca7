import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RichTextField } from './RichTextField.tsx';

test('the tools of a text stay while the dialog of a formula is open, so that the text does not move', async () => {
  const drawn = await render(<RichTextField variant="body" label="Text" value="Half" onChange={() => {}} />);
  (drawn.getByRole('textbox', { name: 'Text' }).element() as HTMLElement).focus();
  await drawn.getByRole('button', { name: 'Math', exact: true }).click();
  await expect.element(drawn.getByRole('textbox', { name: 'Formula in TeX' })).toHaveFocus();
  expect(drawn.container.querySelector('[aria-label="Math"]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawn.getByRole('dialog')).not.toBeInTheDocument();
});
