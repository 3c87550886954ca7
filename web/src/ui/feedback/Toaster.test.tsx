import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listViolations } from '../../catalogue/list-violations.ts';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
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

test('a message that says the same takes the place of the former, unless it has an Undo of its own', async () => {
  await render(<Toaster />);
  const getShown = () => Array.from(document.querySelectorAll('.toast'), ({ textContent }) => textContent);
  for (const _ of [1, 2]) showToast({ words: 'Kept in your bank' });
  await expect.poll(getShown).toEqual([expect.stringContaining('Kept in your bank')]);
  for (const _ of [1, 2]) showUndoToast('“el kiwi” deleted', () => undefined);
  await expect.poll(getShown).toHaveLength(3);
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

test.each(['before', 'after'] as const)(
  'F6 moves the focus from a dialog to a message that came %s it, and back',
  async (order) => {
    const draw = (isOpen: boolean) => (
      <>
        <Dialog isOpen={isOpen} onClose={() => undefined} title="Add an Image">
          <input aria-label="Search icons" />
        </Dialog>
        <Toaster />
      </>
    );
    const drawn = await render(draw(false));
    const tell = () => showToast({ words: 'Only JPEG, PNG and SVG', tone: 'danger' });
    if (order === 'before') tell();
    await drawn.rerender(draw(true));
    await drawn.getByLabelText('Search icons').click();
    if (order === 'after') tell();
    await expect.element(drawn.getByText('Only JPEG, PNG and SVG')).toBeVisible();
    await userEvent.keyboard('{F6}');
    await expect.poll(() => document.activeElement?.closest('.toaster')).not.toBeNull();
    await userEvent.keyboard('{F6}');
    await expect.element(drawn.getByLabelText('Search icons')).toHaveFocus();
  },
);

test.each([
  ['beside a large dialog', 1366, 'large'],
  ['over the start of the foot of one that leaves no room', 1024, 'large'],
  ['over the start of the foot of one that takes the window', 1366, 'full'],
  ['above the foot of one on a phone', 390, 'large'],
] as const)('a message stands %s, whose title and buttons it does not cover', async (_, width, size) => {
  await page.viewport(width, 768);
  const footer = <Button variant="filled">Insert</Button>;
  const drawn = await render(
    <>
      <Dialog isOpen onClose={() => undefined} title="From my bank" width={size} footer={footer}>
        <div style={{ height: 900 }}>Items</div>
      </Dialog>
      <Toaster />
    </>,
  );
  showUndoToast('Kept in your bank', () => undefined);
  const message = drawn.getByText('Kept in your bank');
  await expect.element(message).toBeVisible();
  const readBox = (found: { element(): Element }) => found.element().getBoundingClientRect();
  const isApart = (a: DOMRect, b: DOMRect) =>
    a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom;
  for (const part of [drawn.getByRole('button', { name: 'Insert' }), drawn.getByRole('heading')])
    await expect.poll(() => isApart(readToast(), readBox(part))).toBe(true);
  // The cross stands beside the words, not below them.
  const [cross, words] = [readBox(drawn.getByRole('button', { name: 'Dismiss' }).last()), readBox(message)];
  expect(cross.top).toBeLessThan(words.bottom);
  expect(cross.left).toBeGreaterThanOrEqual(words.right);
});

test('a message stands below a dialog on a phone that leaves room there', async () => {
  await page.viewport(390, 768);
  const drawn = await render(
    <>
      <Dialog isOpen onClose={() => undefined} title="Rename" width="small">
        <input aria-label="Name" />
      </Dialog>
      <Toaster />
    </>,
  );
  showToast({ words: 'Kept in your bank' });
  await expect.element(drawn.getByText('Kept in your bank')).toBeVisible();
  const dialog = drawn.getByRole('dialog', { name: 'Rename' }).element();
  await expect.poll(() => readToast().top).toBeGreaterThan(dialog.getBoundingClientRect().bottom);
});

function readToast(): DOMRect {
  const toast = document.querySelector('.toast');
  if (!toast) throw new Error('There is no message');
  return toast.getBoundingClientRect();
}
