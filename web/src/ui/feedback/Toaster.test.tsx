import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listViolations } from '../../catalogue/list-violations.ts';
import { Toaster } from './Toaster.tsx';
import { showToast, showUndoToast } from './toast.ts';
import { toasts } from './toast-queue.ts';

afterEach(() => toasts.clear());

test('a failure has a title, and its cross closes it', async () => {
  const drawn = await render(<Toaster />);
  showToast({ title: 'Your printable is not made yet', words: 'Try again.', tone: 'danger' });
  await expect
    .element(drawn.getByRole('alertdialog', { name: 'Your printable is not made yet' }))
    .toMatchTextContent(/Try again\./);
  await drawn.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(drawn.getByText('Try again.')).not.toBeInTheDocument();
});

test('a deletion offers its Undo, which closes it', async () => {
  const onUndo = vi.fn();
  const drawn = await render(<Toaster />);
  showUndoToast('“el kiwi” deleted', onUndo);
  await drawn.getByRole('button', { name: 'Undo' }).click();
  expect(onUndo).toHaveBeenCalledOnce();
  await expect.element(drawn.getByText('“el kiwi” deleted')).not.toBeInTheDocument();
});

test('axe finds nothing on a message with an Undo', async () => {
  const drawn = await render(<Toaster />);
  showUndoToast('“el kiwi” deleted', () => undefined);
  await expect.element(drawn.getByText('“el kiwi” deleted')).toBeVisible();
  expect(await listViolations(document.body)).toEqual([]);
});

test('three messages are shown at a time, the newest of them too', async () => {
  const drawn = await render(<Toaster />);
  for (const words of ['one', 'two', 'three', 'four']) showToast({ words });
  await expect.poll(() => document.querySelectorAll('.toast').length).toBe(3);
  await expect.element(drawn.getByText('four')).toBeVisible();
});

test('F6 moves the focus to a message that came after the page', async () => {
  const drawn = await render(
    <>
      <main>
        <button type="button">Page</button>
      </main>
      <Toaster />
    </>,
  );
  await drawn.getByRole('button', { name: 'Page' }).click();
  showUndoToast('“el kiwi” deleted', () => undefined);
  await expect.element(drawn.getByText('“el kiwi” deleted')).toBeVisible();
  await userEvent.keyboard('{F6}');
  await expect.poll(() => document.activeElement?.closest('.toaster')).not.toBeNull();
});
