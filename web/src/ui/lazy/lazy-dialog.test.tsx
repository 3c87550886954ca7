import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../buttons/Button.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { createLazyDialog } from './lazy-part.tsx';

interface NameProps {
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

function Name({ onName, onClose }: NameProps) {
  const [name, setName] = useState('Old');
  return (
    <Dialog isOpen onClose={onClose} title="Name">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onName(name);
          onClose();
        }}
      >
        <TextField
          label="Name"
          value={name}
          onChange={setName}
          autoFocus
          onFocus={(event) => event.target.select()}
        />
      </form>
    </Dialog>
  );
}

/** Renders a text and the button of a dialog that `arrive` brings. */
async function renderLate() {
  const { promise, resolve } = Promise.withResolvers<typeof Name>();
  const Late = createLazyDialog(() => promise, { catchesTyping: 'outside texts' });
  const names: string[] = [];
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Text" onKeyDown={({ key }) => key === 'F2' && setOpen(true)} />
        <Button onPress={() => setOpen(true)}>Rename</Button>
        {isOpen && <Late onName={(name) => names.push(name)} onClose={() => setOpen(false)} />}
      </>
    );
  }
  const drawn = await render(<Page />);
  return { drawn, names, arrive: () => resolve(Name) };
}

test('what is typed before a dialog has loaded is written into its field', async () => {
  const { drawn, arrive } = await renderLate();
  await userEvent.click(drawn.getByRole('button', { name: 'Rename' }));
  await userEvent.keyboard('Newe{Backspace}');
  await expect.element(drawn.getByRole('img', { name: 'Loading' })).toBeVisible();
  arrive();
  await expect.element(drawn.getByRole('textbox', { name: 'Name' })).toHaveValue('New');
  await userEvent.keyboard('er');
  await expect.element(drawn.getByRole('textbox', { name: 'Name' })).toHaveValue('Newer');
});

test('Enter before a dialog has loaded sends its form', async () => {
  const { drawn, names, arrive } = await renderLate();
  await userEvent.click(drawn.getByRole('button', { name: 'Rename' }));
  await userEvent.keyboard('New{Enter}');
  arrive();
  await expect.poll(() => names).toEqual(['New']);
});

test('Escape before a dialog has loaded gives it up', async () => {
  const { drawn, arrive } = await renderLate();
  await userEvent.click(drawn.getByRole('button', { name: 'Rename' }));
  await userEvent.keyboard('New{Escape}');
  arrive();
  await userEvent.click(drawn.getByRole('textbox', { name: 'Text' }));
  await userEvent.keyboard('words');
  await expect.element(drawn.getByRole('textbox', { name: 'Text' })).toHaveValue('words');
});

/** Renders a dialog whose button has the focus, and tells whether that was pressed; `arrive` brings it. */
async function renderLateButton() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const Late = createLazyDialog(
    async () => {
      await promise;
      return ({ onClose }: { readonly onClose: () => void }) => (
        <Dialog isOpen onClose={onClose} title="Paste">
          <Button autoFocus onPress={onClose}>
            Add
          </Button>
        </Dialog>
      );
    },
    { catchesTyping: 'outside texts' },
  );
  let isPressed = false;
  const close = () => {
    isPressed = true;
  };
  const drawn = await render(<Late onClose={close} />);
  return { drawn, arrive: resolve, isPressed: () => isPressed };
}

test('a dialog that gives the focus to a button has the keys from then on', async () => {
  const { drawn, arrive, isPressed } = await renderLateButton();
  arrive();
  await expect.element(drawn.getByRole('button', { name: 'Add' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(isPressed).toBe(true);
});

test('Enter before a dialog has loaded presses the button that has the focus in it', async () => {
  const { arrive, isPressed } = await renderLateButton();
  await userEvent.keyboard('{Enter}');
  arrive();
  await expect.poll(isPressed).toBe(true);
});

test('whoever opens a dialog from a text goes on writing there until it has loaded', async () => {
  const { drawn, arrive } = await renderLate();
  await userEvent.click(drawn.getByRole('textbox', { name: 'Text' }));
  await userEvent.keyboard('{F2}words');
  await expect.element(drawn.getByRole('textbox', { name: 'Text' })).toHaveValue('words');
  arrive();
  await expect.element(drawn.getByRole('textbox', { name: 'Name' })).toHaveValue('Old');
});
