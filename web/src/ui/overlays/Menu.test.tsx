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

test('Escape closes it before it has the focus, too', async () => {
  const { drawn, button } = await aMenu();
  await button.click();
  await expect.element(drawn.getByRole('menu')).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await expect.element(drawn.getByRole('menu')).not.toBeInTheDocument();
});

test('Escape before its entries have loaded gives it up', async () => {
  const { drawn, button } = await aMenu();
  (button.element() as HTMLElement).focus();
  const press = (key: string) =>
    button.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  // In one task, in which nothing loads.
  press('Enter');
  press('Escape');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(drawn.getByRole('menu')).not.toBeInTheDocument();
});

test('what is disabled runs nothing, the chosen entry says so, a group begins with a line', async () => {
  const { drawn, button, rename } = await aMenu();
  await button.click();
  await drawn.getByRole('menuitem', { name: 'Rename' }).click({ force: true });
  expect(rename).not.toHaveBeenCalled();
  await expect.element(drawn.getByLabelText('chosen')).toBeInTheDocument();
  expect(document.querySelectorAll('.menu [role=separator]')).toHaveLength(1);
});

const EMAIL = 'b.stone@school.example';
const LOG_OUT = [{ id: 'log-out', label: 'Log out', onAction: () => {}, startsGroup: true }];

test('the account’s button has the initials of the name, and says whose account it is', async () => {
  const drawn = await render(<AvatarMenu name="Ann Lee" email={EMAIL} entries={LOG_OUT} />);
  const button = drawn.getByRole('button', { name: `AL: account of Ann Lee, ${EMAIL}` });
  await expect.element(button).toHaveTextContent('AL');
});

test('without a name the account’s button has the initials of the e-mail, and its menu shows that alone', async () => {
  const drawn = await render(<AvatarMenu name="" email={EMAIL} entries={LOG_OUT} />);
  const button = drawn.getByRole('button', { name: `BS: account of ${EMAIL}` });
  await expect.element(button).toHaveTextContent('BS');
  await button.click();
  await expect.element(drawn.getByRole('group', { name: EMAIL })).toBeVisible();
  expect(document.querySelector('.menu-head')?.textContent).toBe(EMAIL);
});

test.each([['A'], ['W'.repeat(80)], ['مريم الأحمد'], ['👩‍🏫👨‍👩‍👧‍👦 🇫🇷']])(
  'the account’s menu shows the name %s whole, above the e-mail',
  async (name) => {
    const drawn = await render(<AvatarMenu name={name} email={EMAIL} entries={LOG_OUT} />);
    const button = drawn.getByRole('button', { name: /account of/ });
    const { width, height } = button.element().getBoundingClientRect();
    expect([width, height]).toEqual([32, 32]);
    await button.click();
    await expect.element(drawn.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
    const [first, second] = [...document.querySelectorAll<HTMLElement>('.menu-head > *')];
    expect([first?.textContent, second?.textContent]).toEqual([name, EMAIL]);
    expect(first?.scrollWidth).toBe(first?.clientWidth);
    expect(second?.offsetTop).toBeGreaterThan(first?.offsetTop ?? 0);
    expect(await listViolations(document.body)).toEqual([]);
  },
);

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
