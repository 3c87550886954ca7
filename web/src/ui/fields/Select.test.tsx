import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listViolations } from '../../catalogue/list-violations.ts';
import { Select } from './Select.tsx';

const OPTIONS = [
  { value: 'nunito', label: 'Nunito' },
  { value: 'andika', label: 'Andika' },
  { value: 'fredoka', label: 'Fredoka', premium: true },
  { value: 'lexend', label: 'Lexend', isDisabled: true },
];

async function aSelect(given: { error?: string; value?: string | null } = {}) {
  const onChange = vi.fn();
  const props = { label: 'Font', options: OPTIONS, value: 'nunito', onChange, ...given };
  const drawn = await render(<Select {...props} />);
  return { drawn, button: drawn.getByRole('button'), onChange };
}

test('a press shows the options, and the chosen one is told', async () => {
  const { drawn, button, onChange } = await aSelect();
  await button.click();
  await drawn.getByRole('option', { name: 'Andika' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('andika');
  await expect.element(drawn.getByRole('listbox')).not.toBeInTheDocument();
});

test('typing finds an option, Enter takes it, and the focus is on the button again', async () => {
  const { button, onChange } = await aSelect();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}fre{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('fredoka');
  await expect.element(button).toHaveFocus();
});

test('Escape closes it and changes nothing', async () => {
  const { drawn, button, onChange } = await aSelect();
  await button.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawn.getByRole('listbox')).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test('Escape closes it before it has the focus, too', async () => {
  const { drawn, button, onChange } = await aSelect();
  await button.click();
  await expect.element(drawn.getByRole('listbox')).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await expect.element(drawn.getByRole('listbox')).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test('premium is marked and can be chosen, a disabled option cannot', async () => {
  const { drawn, button } = await aSelect();
  await button.click();
  await expect.element(drawn.getByRole('option', { name: /Fredoka/ })).toMatchTextContent(/Premium/);
  await expect
    .element(drawn.getByRole('option', { name: 'Lexend' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('what is wrong is said at the field, and nothing chosen says so', async () => {
  const { drawn, button } = await aSelect({ value: null, error: 'Select at least one' });
  await expect.element(button).toHaveTextContent('Choose');
  await expect.element(drawn.getByText('Select at least one')).toBeVisible();
});

test('axe finds nothing on the open list', async () => {
  const { drawn, button } = await aSelect();
  await button.click();
  await expect.element(drawn.getByRole('option', { name: 'Andika' })).toBeVisible();
  expect(await listViolations(document.body)).toEqual([]);
});
