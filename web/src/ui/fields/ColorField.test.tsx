import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listViolations } from '../../catalogue/list-violations.ts';
import { WithValue } from '../../catalogue/WithValue.tsx';
import { ColorField } from './ColorField.tsx';

async function aColorField(initial = '#1D4ED8') {
  const drawn = await render(
    <WithValue initial={initial}>
      {(value, setValue) => (
        <>
          <ColorField label="Color" value={value} onChange={setValue} />
          <output>{value}</output>
        </>
      )}
    </WithValue>,
  );
  await drawn.getByRole('button', { name: /^Color: / }).click();
  return { drawn, hex: drawn.getByLabelText('Hex'), value: drawn.getByRole('status') };
}

test('a swatch is chosen by its name, with a press or the arrow keys', async () => {
  const { drawn, value } = await aColorField();
  const red = drawn.getByRole('radio', { name: 'Red', exact: true });
  await expect.element(red).toBeInTheDocument();
  await userEvent.click(red.element().closest('label') as Element);
  await expect.element(value).toHaveTextContent('#DC2626');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(value).toHaveTextContent('#EA580C');
});

test('digits take effect as the sixth is typed, with or without #; they stay as typed, and the caret in their field', async () => {
  const { hex, value } = await aColorField();
  await hex.fill('');
  await userEvent.keyboard('15803d');
  await expect.element(value).toHaveTextContent('#15803D');
  await expect.element(hex).toHaveFocus();
  await userEvent.keyboard('{Backspace}e');
  await expect.element(hex).toHaveValue('15803e');
  await expect.element(value).toHaveTextContent('#15803E');
  await hex.fill('#15803f');
  await expect.element(value).toHaveTextContent('#15803F');
});

test('axe finds nothing on the open palette', async () => {
  const { hex } = await aColorField();
  await expect.element(hex).toBeVisible();
  expect(await listViolations(document.body)).toEqual([]);
});

test('what is no color changes nothing, and is named when the field is left', async () => {
  const { drawn, hex, value } = await aColorField();
  await hex.fill('blue-ish');
  await userEvent.tab();
  await expect.element(drawn.getByText('Type a color such as #1D4ED8')).toBeVisible();
  await expect.element(value).toHaveTextContent('#1D4ED8');
});

test('Tab reaches the swatches, also while the color is none of theirs', async () => {
  const { hex } = await aColorField('#1A1A1A');
  await hex.click();
  await userEvent.tab({ shift: true });
  expect(document.activeElement?.getAttribute('type')).toBe('radio');
});
