import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Deliveries } from './Deliveries.tsx';

const saved: string[] = [];
vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
  saved.push(this.download);
});
afterEach(() => saved.splice(0));

const pdf = new Blob(['%PDF'], { type: 'application/pdf' });
const drawDeliveries = (file: Blob | null, making: string | null = null) => (
  <Deliveries
    file={file}
    isLost={false}
    isOwner
    making={making}
    name="Rain.pdf"
    prepare={(prepared) => Promise.resolve(prepared)}
  />
);

test('the owner downloads the PDF by Enter', async () => {
  await render(drawDeliveries(pdf));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => saved).toEqual(['Rain.pdf']);
});

test('Enter before the PDF is there downloads it as soon as it is there, once', async () => {
  const drawn = await render(drawDeliveries(null));
  await userEvent.keyboard('{Enter}');
  await expect.element(drawn.getByRole('img', { name: 'Working' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(saved).toEqual([]);
  await drawn.rerender(drawDeliveries(pdf));
  await expect.poll(() => saved).toEqual(['Rain.pdf']);
  await expect.element(drawn.getByRole('button', { name: 'Download PDF' })).toHaveFocus();
});

test('a print that is asked for before the PDF is there begins once it is there', async () => {
  const printed = () => document.querySelectorAll('iframe[title=Print]').length;
  const drawn = await render(drawDeliveries(null));
  await userEvent.click(drawn.getByRole('button', { name: 'Print' }));
  expect(printed()).toBe(0);
  await drawn.rerender(drawDeliveries(pdf));
  await expect.poll(printed).toBe(1);
});

test('a PDF that nobody has asked for is not downloaded', async () => {
  const drawn = await render(drawDeliveries(null));
  await drawn.rerender(drawDeliveries(pdf));
  await expect.element(drawn.getByRole('button', { name: 'Print' })).toBeEnabled();
  expect(saved).toEqual([]);
});

test('sheets that are being made cannot be asked for yet', async () => {
  const drawn = await render(drawDeliveries(null, 'Making it for A4'));
  await expect.element(drawn.getByRole('button', { name: 'Print' })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  await drawn.rerender(drawDeliveries(pdf));
  await expect.element(drawn.getByRole('button', { name: 'Print' })).toBeEnabled();
  expect(saved).toEqual([]);
});
