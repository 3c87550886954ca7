import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RichTextField } from './RichTextField.tsx';

test('the tools of a text stay while the dialog of a formula is open, so that the text does not move', async () => {
  const drawn = await render(<RichTextField variant="body" label="Text" value="Half" onChange={() => {}} />);
  (drawn.getByRole('textbox', { name: 'Text' }).element() as HTMLElement).focus();
  await drawn.getByRole('button', { name: 'Math', exact: true }).click();
  await expect.element(drawn.getByRole('textbox', { name: 'Formula in TeX' })).toHaveFocus();
  expect(drawn.container.querySelector('[aria-label="Math"]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawn.getByRole('dialog')).not.toBeInTheDocument();
});

test('the caret is behind a formula as soon as its dialog is closed', async () => {
  const drawn = await render(<RichTextField variant="body" label="Text" value="Half" onChange={() => {}} />);
  const text = drawn.getByRole('textbox', { name: 'Text' });
  (text.element() as HTMLElement).focus();
  await drawn.getByRole('button', { name: 'Math', exact: true }).click();
  await drawn.getByRole('textbox', { name: 'Formula in TeX' }).fill('x^2');
  const { promise: places, resolve } = Promise.withResolvers<number | undefined>();
  text.element().addEventListener('focus', () => resolve(readCaret()));
  await userEvent.keyboard('{Enter}');
  expect(await places).toBe('$x^2$'.length);
});

test('a title is offered bold, italic, underline and script alone', async () => {
  const drawn = await render(
    <RichTextField variant="title" label="Title" value="Half" onChange={() => {}} />,
  );
  (drawn.getByRole('textbox', { name: 'Title' }).element() as HTMLElement).focus();
  await expect.element(drawn.getByRole('button', { name: 'Bold', exact: true })).toBeVisible();
  const tools = [...drawn.container.querySelectorAll('.rich-toolbar button')];
  expect(tools.map((tool) => tool.getAttribute('aria-label'))).toEqual([
    'Bold',
    'Italic',
    'Underline',
    'Superscript',
    'Subscript',
  ]);
});

/** Returns how many letters of the field are before the caret. */
function readCaret(): number | undefined {
  const { anchorNode, anchorOffset } = document.getSelection() ?? {};
  const field = anchorNode?.parentElement?.closest('.ProseMirror');
  if (!anchorNode || anchorOffset === undefined || !field) return undefined;
  const before = document.createRange();
  before.setStart(field, 0);
  before.setEnd(anchorNode, anchorOffset);
  return before.toString().length;
}
