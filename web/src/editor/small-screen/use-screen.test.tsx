import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { useWindowWidth } from './use-screen.ts';

afterEach(() => cleanup());

function Width({ round }: { round: number }) {
  return `${useWindowWidth()} in round ${round}`;
}

test('a screen that is drawn again lays nothing out to learn its width, until that changes', async () => {
  await page.viewport(1000, 700);
  const screen = await render(<Width round={1} />);
  await expect.element(screen.getByText('1000 in round 1')).toBeVisible();
  // The event of the change of size comes with a frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await screen.rerender(<Width round={1} />);
  const reads = vi.spyOn(Element.prototype, 'clientWidth', 'get');
  await screen.rerender(<Width round={2} />);
  await expect.element(screen.getByText('1000 in round 2')).toBeVisible();
  expect(reads.mock.contexts).not.toContain(document.documentElement);
  await page.viewport(800, 700);
  await expect.element(screen.getByText('800 in round 2')).toBeVisible();
});
