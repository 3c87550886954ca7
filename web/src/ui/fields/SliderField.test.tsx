import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defineRange } from '#shared/range.ts';
import { SliderField } from './SliderField.tsx';

const HEIGHT = defineRange({ min: 0.5, max: 10, step: 0.5, initial: 2, unit: 'in' });

async function aSlider(value = 2, isDisabled = false) {
  const [onChange, onChangeEnd] = [vi.fn(), vi.fn()];
  const props = { label: 'Height', range: HEIGHT, value, onChange, onChangeEnd, isDisabled };
  const drawn = await render(<SliderField {...props} />);
  return { drawn, slider: drawn.getByRole('slider', { name: 'Height' }), onChange, onChangeEnd };
}

test('label, slider and box have one name, and the value is read out with its unit', async () => {
  const { drawn, slider } = await aSlider();
  await expect.element(slider).toHaveAttribute('aria-valuetext', '2 in');
  await expect.element(drawn.getByRole('spinbutton', { name: 'Height' })).toHaveValue('2');
});

test.each([
  ['ArrowRight', 2.5],
  ['ArrowLeft', 1.5],
  ['Home', 0.5],
  ['End', 10],
])('%s goes to a stop, and its release ends the gesture', async (key, next) => {
  const { slider, onChange, onChangeEnd } = await aSlider();
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard(`{${key}}`);
  expect(onChange).toHaveBeenLastCalledWith(next);
  expect(onChangeEnd).toHaveBeenCalledOnce();
});

test('a stored value between two stops stays, and a key goes to its neighbour', async () => {
  const { slider, onChange } = await aSlider(2.2);
  expect((slider.element() as HTMLInputElement).valueAsNumber).toBe(2.2);
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenLastCalledWith(2.5);
});

test('a press on the track goes to the nearest stop', async () => {
  const { slider, onChange } = await aSlider();
  const { width, height } = slider.element().getBoundingClientRect();
  await slider.click({ position: { x: width - 1, y: height / 2 } });
  expect(onChange).toHaveBeenLastCalledWith(10);
});

test('disabled, neither slider nor box can be used', async () => {
  const { drawn, slider } = await aSlider(2, true);
  await expect.element(slider).toBeDisabled();
  await expect.element(drawn.getByRole('spinbutton')).toBeDisabled();
});
