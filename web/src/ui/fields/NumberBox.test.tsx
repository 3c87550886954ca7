import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defineRange } from '#shared/range.ts';
import { NumberBox } from './NumberBox.tsx';

const SIZE = defineRange({ min: 6, max: 64, step: 1, initial: 14, unit: 'pt' });

async function aNumberBox(value = 14) {
  const [onChange, onChangeEnd] = [vi.fn(), vi.fn()];
  const drawn = await render(
    <NumberBox aria-label="Size" range={SIZE} value={value} onChange={onChange} onChangeEnd={onChangeEnd} />,
  );
  const box = drawn.getByRole('spinbutton', { name: 'Size' });
  return { box, onChange, onChangeEnd };
}

test('a value within the bounds takes effect while it is typed', async () => {
  const { box, onChange, onChangeEnd } = await aNumberBox();
  await box.fill('20');
  expect(onChange).toHaveBeenLastCalledWith(20);
  expect(onChangeEnd).not.toHaveBeenCalled();
});

test.each([
  ['3', 6],
  ['700', 64],
])('%s is brought to the nearest bound when the box is left', async (typed, bound) => {
  const { box, onChange, onChangeEnd } = await aNumberBox();
  await box.fill(typed);
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(bound);
  expect(onChangeEnd).toHaveBeenCalledOnce();
});

test('what is no number falls back to the value in force', async () => {
  const { box, onChange } = await aNumberBox();
  await box.fill('abc');
  await userEvent.keyboard('{Enter}');
  await expect.element(box).toHaveValue('14');
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  ['ArrowUp', 15],
  ['ArrowDown', 13],
  ['PageUp', 24],
])('%s steps', async (key, next) => {
  const { box, onChange } = await aNumberBox();
  await box.click();
  await userEvent.keyboard(`{${key}}`);
  expect(onChange).toHaveBeenLastCalledWith(next);
});

test('the whole number is selected when the box is entered', async () => {
  const { box } = await aNumberBox();
  (box.element() as HTMLInputElement).focus();
  await userEvent.keyboard('8');
  await expect.element(box).toHaveValue('8');
});
