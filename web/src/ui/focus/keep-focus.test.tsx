import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keepFocus } from './keep-focus.ts';

let watching = new AbortController();
beforeEach(() => {
  watching = new AbortController();
  keepFocus(watching.signal);
});
afterEach(() => watching.abort());

const readFocused = () => {
  const { activeElement } = document;
  return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim();
};

/** Rows with a handle, a field and a button each, and a button below them; returns what changes the rows. */
async function drawRows(first: string) {
  let change = (_: string) => {};
  function Rows() {
    const [rows, setRows] = useState(first);
    change = (next) => flushSync(() => setRows(next));
    return (
      <section>
        <div>
          {[...rows].map((row) => (
            <div key={row}>
              <button type="button" aria-roledescription="sortable" aria-label={`Move ${row}`} />
              <input aria-label={row} defaultValue={row} />
              <button type="button">Delete {row}</button>
            </div>
          ))}
        </div>
        <button type="button">Add a row</button>
      </section>
    );
  }
  const drawn = await render(<Rows />);
  const focus = (label: string) =>
    (drawn.getByLabelText(label, { exact: true }).element() as HTMLElement).focus();
  return { drawn, focus, change: (next: string) => change(next) };
}

test('where the row that holds the caret goes, the same field of the next has it, behind its text', async () => {
  const { focus, change } = await drawRows('abc');
  focus('b');
  change('ac');
  await expect.poll(readFocused).toBe('c');
  expect((document.activeElement as HTMLInputElement).selectionStart).toBe(1);
});

test('where the last row goes, the one before has the focus; where all go, what is beside the list', async () => {
  const { focus, change } = await drawRows('abc');
  focus('c');
  change('ab');
  await expect.poll(readFocused).toBe('b');
  change('');
  await expect.poll(readFocused).toBe('Add a row');
});

test('where the row and its neighbours go one after the other, the focus is still near', async () => {
  const { focus, change } = await drawRows('abcd');
  focus('c');
  change('abd');
  change('ab');
  await expect.poll(readFocused).toBe('b');
});

test('where a row goes before the field is taken out of it, the focus is near the row', async () => {
  const { drawn, focus } = await drawRows('abc');
  focus('b');
  const field = drawn.getByLabelText('b', { exact: true }).element();
  field.parentElement?.remove();
  field.remove();
  await expect.poll(readFocused).toBe('c');
});

test('what comes in place of a pressed button has the focus', async () => {
  function Plan() {
    const [isOn, setOn] = useState(true);
    return (
      <section>
        <button type="button">Save</button>
        <div>
          <p>Premium</p>
          {isOn ? (
            <p>
              <button type="button" onClick={() => setOn(false)}>
                Cancel
              </button>
            </p>
          ) : (
            <div>
              <button type="button">Keep</button>
            </div>
          )}
        </div>
        <button type="button">Log out</button>
      </section>
    );
  }
  const drawn = await render(<Plan />);
  await drawn.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(readFocused).toBe('Keep');
});

test('a text in a row is found beside the buttons of the row', async () => {
  const row = (name: string) =>
    `<div><button>Picture ${name}</button><div contenteditable="true" role="textbox" aria-label="${name}">${name}</div></div>`;
  const list = document.body.appendChild(document.createElement('section'));
  list.innerHTML = `<div>${row('a')}${row('b')}</div>`;
  list.querySelector<HTMLElement>('[aria-label=b]')?.focus();
  list.firstElementChild?.lastElementChild?.remove();
  await expect.poll(readFocused).toBe('a');
  list.remove();
});

test('a row that moves keeps the focus, and a field that is pressed beside loses it', async () => {
  const { focus, change } = await drawRows('abc');
  focus('a');
  change('bca');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(readFocused()).toBe('a');
  await userEvent.click(document.body, { position: { x: 900, y: 700 } });
  change('bc');
  await new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(document.activeElement).toBe(document.body);
});

test.each(['disabled', 'hidden'] as const)(
  'a button that is %s when it is pressed gives the focus to its neighbour',
  async (attribute) => {
    function Buttons() {
      const [isOff, setOff] = useState(false);
      return (
        <p>
          <button type="button">Redo</button>
          <button type="button" {...{ [attribute]: isOff }} onClick={() => setOff(true)}>
            Undo
          </button>
        </p>
      );
    }
    const drawn = await render(<Buttons />);
    await drawn.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(readFocused).toBe('Redo');
  },
);

test('a field that takes the focus by itself comes before a neighbour', async () => {
  function Step() {
    const [step, setStep] = useState(0);
    return step === 0 ? (
      <p>
        <button type="button" onClick={() => setStep(1)}>
          Next
        </button>
        <button type="button">Cancel</button>
      </p>
    ) : (
      <p>
        <button type="button">Cancel</button>
        <input aria-label="Code" ref={(field) => void requestAnimationFrame(() => field?.focus())} />
      </p>
    );
  }
  const drawn = await render(<Step />);
  await drawn.getByRole('button', { name: 'Next' }).click();
  await expect.poll(readFocused).toBe('Code');
});

const waitForTask = () => new Promise((resolve) => setTimeout(resolve));

test('what had the focus before a dialog has it as soon as the dialog is gone', async () => {
  const { focus } = await drawRows('abc');
  focus('b');
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.innerHTML = '<div><input aria-label="Formula" /></div>';
  dialog.querySelector('input')?.focus();
  await waitForTask();
  dialog.remove();
  // No frame later: a key could come before it. One task notes the removal, the next gives the focus.
  await waitForTask();
  await waitForTask();
  expect(readFocused()).toBe('b');
});

test('the Enter that closes a dialog presses nothing on the page', async () => {
  let presses = 0;
  const drawn = await render(
    <button type="button" onClick={() => presses++}>
      Rename
    </button>,
  );
  (drawn.getByRole('button', { name: 'Rename' }).element() as HTMLElement).focus();
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.innerHTML = '<div><input aria-label="Name" /></div>';
  dialog.querySelector('input')?.focus();
  dialog.addEventListener('keydown', () => dialog.remove());
  await userEvent.keyboard('{Enter}');
  await expect.poll(readFocused).toBe('Rename');
  expect(presses).toBe(0);
});
