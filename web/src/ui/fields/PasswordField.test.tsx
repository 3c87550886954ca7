import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { listViolations } from '../../catalogue/list-violations.ts';
import { PasswordField } from './PasswordField.tsx';

function Sample() {
  const [value, setValue] = useState('');
  return <PasswordField label="Password" hint="8 or more characters" value={value} onChange={setValue} />;
}

test('a password is hidden until its letters are asked for, and can be hidden again', async () => {
  const drawn = await render(<Sample />);
  const field = drawn.getByLabelText('Password', { exact: true });
  await field.fill('a long password');
  await expect.element(field).toHaveAttribute('type', 'password');
  await drawn.getByRole('button', { name: 'Show password' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(field).toHaveValue('a long password');
  await drawn.getByRole('button', { name: 'Hide password' }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
  expect(await listViolations(drawn.container)).toEqual([]);
});
