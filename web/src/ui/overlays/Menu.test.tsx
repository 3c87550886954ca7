import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listViolations } from '../../catalogue/list-violations.ts';
import { Button } from '../buttons/Button.tsx';
import { AvatarMenu } from './AvatarMenu.tsx';
import { Menu } from './Menu.tsx';
import { MenuAt } from './MenuPanel.tsx';

async function aMenu() {
  const [copy, rename] = [vi.fn(), vi.fn()];
  const drawn = await render(
    <Menu
      trigger={<Button>More</Button>}
      label="More"
      entries={[
        { id: 'copy', label: 'Copy', onAction: copy, isChosen: true },
        { id: 'rename', label: 'Rename', onAction: rename, isDisabled: true },
        { id: 'delete', label: 'Delete', onAction: () => {}, tone: 'danger', startsGroup: true },
      ]}
    />,
  );
  return { drawn, button: drawn.getByRole('button', { name: 'More' }), copy, rename };
}

test('opened by the keys, letters find an entry, Enter runs it, and the focus is on the button again', async () => {
  const { drawn, button, copy } = await aMenu();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(drawn.getByRole('menuitem', { name: 'Copy' })).toHaveFocus();
  await userEvent.keyboard('co{Enter}');
  expect(copy).toHaveBeenCalledOnce();
  await expect.element(button).toHaveFocus();
});

test('what is disabled runs nothing, the chosen entry says so, a group begins with a line', async () => {
  const { drawn, button, rename } = await aMenu();
  await button.click();
  await drawn.getByRole('menuitem', { name: 'Rename' }).click({ force: true });
  expect(rename).not.toHaveBeenCalled();
  await expect.element(drawn.getByLabelText('chosen')).toBeInTheDocument();
  expect(document.querySelectorAll('.menu [role=separator]')).toHaveLength(1);
});

test('the account’s button has the initials, and says whose account it is', async () => {
  const drawn = await render(<AvatarMenu name="Ann Lee" entries={[]} />);
  await expect.element(drawn.getByRole('button', { name: 'AL: account of Ann Lee' })).toHaveTextContent('AL');
});

test('opened at a point, its first entry has the focus, keys stand beside their commands, and Escape closes it', async () => {
  const onClose = vi.fn();
  const drawn = await render(
    <MenuAt
      at={{ x: 40, y: 40 }}
      label="Item"
      entries={[{ id: 'copy', label: 'Copy', keys: ['Ctrl', 'C'], onAction: () => {} }]}
      onClose={onClose}
    />,
  );
  const entry = drawn.getByRole('menuitem', { name: 'Copy' });
  await expect.element(entry).toHaveFocus();
  await expect.element(entry).toHaveTextContent('CopyCtrl C');
  await expect.element(entry).toHaveAccessibleDescription('Ctrl C');
  expect(await listViolations(document.body)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

test('a long menu in the middle of the window is whole in it', async () => {
  await page.viewport(1366, 768);
  const entries = Array.from({ length: 12 }, (_, at) => ({
    id: `entry-${at}`,
    label: `Entry ${at + 1}`,
    onAction: () => {},
    startsGroup: at % 4 === 3,
  }));
  const drawn = await render(
    <MenuAt at={{ x: 300, y: 380 }} label="More" entries={entries} onClose={() => undefined} />,
  );
  const last = drawn.getByRole('menuitem', { name: 'Entry 12' });
  await expect.element(last).toBeVisible();
  expect(last.element().getBoundingClientRect().bottom).toBeLessThan(768);
  const menu = document.querySelector('.menu-popover');
  expect(menu?.scrollHeight).toBe(menu?.clientHeight);
});
