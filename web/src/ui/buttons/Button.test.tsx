import { Plus } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

test('while it works it keeps the focus and does nothing more', async () => {
  const onPress = vi.fn();
  const drawn = await render(<Button onPress={onPress}>Save</Button>);
  const button = drawn.getByRole('button', { name: 'Save' });
  await button.click();
  await drawn.rerender(
    <Button onPress={onPress} isPending>
      Save
    </Button>,
  );
  await expect.element(drawn.getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
  await expect.element(drawn.getByRole('button')).toHaveClass('button-pending');
  await expect.element(drawn.getByRole('img', { name: 'Working' })).toBeInTheDocument();
});

test('an icon alone has a name, and shows it with its keys when the keyboard comes to it', async () => {
  const drawn = await render(<IconButton label="Add Item" icon={Plus} keys={['Ctrl', 'Enter']} />);
  await userEvent.tab();
  await expect.element(drawn.getByRole('button', { name: 'Add Item' })).toHaveFocus();
  const tip = drawn.getByRole('tooltip', { includeHidden: true });
  await expect.element(tip).toHaveTextContent('Add ItemCtrlEnter');
});
