import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listViolations } from '../../catalogue/list-violations.ts';
import { WithValue } from '../../catalogue/WithValue.tsx';
import { Button } from '../buttons/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';

/** Lets the time of double clicks stand still, until `pass` moves it by so many ms. */
function stopTime(): { pass(ms: number): void } {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return {
    pass: (ms) => {
      now += ms;
    },
  };
}
afterEach(() => vi.restoreAllMocks());

/** Longer than a second click of a double click may take, in ms. */
const AFTER_DOUBLE_CLICK = 550;

async function aDialog(given: { isBusy?: boolean; role?: 'alertdialog' } = {}) {
  const drawn = await render(
    <WithValue initial={false}>
      {(isOpen, setOpen) => (
        <>
          <Button onPress={() => setOpen(true)}>Open</Button>
          <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Rename" width="small" {...given}>
            <input aria-label="Name" />
          </Dialog>
        </>
      )}
    </WithValue>,
  );
  const opener = drawn.getByRole('button', { name: 'Open' });
  return { drawn, opener, dialog: drawn.getByRole(given.role ?? 'dialog', { name: 'Rename' }) };
}
const pressOutside = () =>
  userEvent.click(document.querySelector('.scrim') as Element, { position: { x: 5, y: 5 } });

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Close', () => userEvent.click(document.querySelector('[aria-label=Close]') as Element)],
])('%s closes it, and the focus is where it was', async (_, close) => {
  const { opener, dialog } = await aDialog();
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a press outside closes it, but not the second click of the one that opened it', async () => {
  const { opener, dialog } = await aDialog();
  const time = stopTime();
  await opener.click();
  await pressOutside();
  await expect.element(dialog).toBeVisible();
  time.pass(AFTER_DOUBLE_CLICK);
  await pressOutside();
  await expect.element(dialog).not.toBeInTheDocument();
});

test.each([{ isBusy: true }, { role: 'alertdialog' as const }])(
  'a press outside does not close it with %o',
  async (given) => {
    const { opener, dialog } = await aDialog(given);
    const time = stopTime();
    await opener.click();
    await expect.element(dialog).toBeVisible();
    time.pass(AFTER_DOUBLE_CLICK);
    await pressOutside();
    await expect.element(dialog).toBeVisible();
  },
);

test('Escape closes it before it has the focus, too', async () => {
  const { opener, dialog } = await aDialog();
  await opener.click();
  await expect.element(dialog).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await expect.element(dialog).not.toBeInTheDocument();
});

test('Tab stays in it', async () => {
  const { drawn, opener, dialog } = await aDialog();
  await opener.click();
  await expect.element(dialog).toBeVisible();
  for (const _ of [1, 2, 3, 4]) {
    await userEvent.tab();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
  expect(drawn.getByLabelText('Name').query()).not.toBeNull();
});

test('a question has its Cancel in focus, and Enter takes nothing away; axe finds nothing on it', async () => {
  const said: string[] = [];
  await render(
    <ConfirmDialog
      isOpen
      title="Are you sure?"
      body="This cannot be undone."
      action="Clear All"
      onConfirm={() => said.push('confirmed')}
      onCancel={() => said.push('canceled')}
    />,
  );
  await expect.poll(() => document.activeElement?.textContent).toBe('Cancel');
  expect(await listViolations(document.body)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(said).toEqual(['canceled']);
});
