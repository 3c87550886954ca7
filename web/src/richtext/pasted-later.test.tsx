import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { RichTextField } from './RichTextField.tsx';

/** Returns the words around the caret, and how many of their letters stand before it. */
const readCaret = () => {
  const selection = getSelection();
  return [selection?.anchorNode?.textContent, selection?.anchorOffset];
};
const waitAFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('what is put in while a dialog has the focus has the caret behind it as soon as the field has the focus', async () => {
  let putIn = () => {};
  const drawn = await render(
    <>
      <RichTextField
        variant="body"
        label="Text"
        value=""
        onChange={() => {}}
        onPasteQuestions={(_, insert) => {
          putIn = insert;
        }}
      />
      <input aria-label="Elsewhere" />
    </>,
  );
  const field = drawn.getByRole('textbox', { name: 'Text' }).element() as HTMLElement;
  const elsewhere = drawn.getByRole('textbox', { name: 'Elsewhere' }).element() as HTMLElement;
  field.focus();
  await waitAFrame();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', '1. Which one?\n2. Why is the sky blue?');
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  elsewhere.focus();
  await waitAFrame();
  putIn();
  field.focus();
  await Promise.resolve();
  const behind = ['2. Why is the sky blue?', 23];
  expect(readCaret(), 'at once').toEqual(behind);
  await waitAFrame();
  await waitAFrame();
  expect(readCaret(), 'once the browser has told of the caret').toEqual(behind);
});
