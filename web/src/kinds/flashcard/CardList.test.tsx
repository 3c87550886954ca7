import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { flashcard } from '#shared/kinds/flashcard/schema.ts';
import { anItemActions } from '#test/support/item-actions.ts';
import { queryClient } from '../../api/query-client.ts';
import { listViolations } from '../../catalogue/list-violations.ts';
import { Editor } from '../../document/editor.ts';
import { EditorContext } from '../../document/editor-context.ts';
import { ItemActionsContext } from '../../document/item-actions.ts';
import { LIST } from '../../document/open-items.ts';
import { PictureUploadsContext, useNewPictureUploads } from '../../images/use-picture-uploads.ts';
import { toasts } from '../../ui/feedback/toast-queue.ts';
import { CardList } from './CardList.tsx';

function InEditor({ editor }: { editor: Editor }) {
  const actions = anItemActions(editor);
  return (
    <QueryClientProvider client={queryClient}>
      <EditorContext value={editor}>
        <ItemActionsContext value={actions}>
          <PictureUploadsContext value={useNewPictureUploads(editor)}>
            <CardList title="Words & Definitions" />
          </PictureUploadsContext>
        </ItemActionsContext>
      </EditorContext>
    </QueryClientProvider>
  );
}

async function open(letters: string) {
  const items = [...letters].map((term) => ({ id: `card-${term}`, term, definition: term.toUpperCase() }));
  const editor = new Editor(flashcard.parse({ entity_type: 'flashcard', items }));
  const screen = await render(<InEditor editor={editor} />);
  const select = (name: string) => screen.getByRole('button', { name: `Select ${name}`, exact: true });
  // The tools of selected cards load after the list.
  await expect.poll(() => screen.container.querySelector('.cards-selected')).not.toBeNull();
  return { editor, screen, select };
}
/** Lists what the handles of the rows are called. */
const listHandles = () =>
  [...document.querySelectorAll('.drag-handle')].map((handle) => handle.getAttribute('aria-label'));
const readTerms = (editor: Editor) =>
  (editor.document as { items: { term: unknown }[] }).items.map(({ term }) => term).join('');
const readToasts = () => toasts.visibleToasts.map(({ content }) => content.words);
const readStatus = () => document.querySelector('.cards-selected')?.textContent;
/** The focus comes a frame after the row is shown. */
const waitTwoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const getFocused = () => document.activeElement?.getAttribute('aria-label');

/** Sends what Ctrl+C, Ctrl+X and Ctrl+V send, with one clipboard. */
const clipboard = new DataTransfer();
function useClipboard(type: 'copy' | 'cut' | 'paste') {
  const event = new ClipboardEvent(type, { clipboardData: clipboard, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
}
afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
  toasts.clear();
});

test('the row for a new card opens as its card with the first letter, and closed shows the beginning of its text', async () => {
  const { editor, screen } = await open('ab');
  const term = (name: string) => screen.getByRole('textbox', { name, exact: true });
  await term('Term of card 1').click();
  await expect.poll(() => editor.view.openItem).toBe('card-a');
  await term('Term of new card').click();
  await userEvent.keyboard('the mitochondria of the cell');
  await expect.poll(() => editor.document.items).toHaveLength(3);
  await expect.poll(() => editor.view.openItem).toBe(editor.document.items[2]?.id);
  await term('Term of card 1').click();
  await expect.poll(() => editor.view.openItem).toBe('card-a');
  expect(term('Term of card 3').element().querySelector('p')?.scrollLeft).toBe(0);
});

test('cards are selected by their numbers with Space and Shift and the arrows, and said', async () => {
  const { screen, select } = await open('abcde');
  (select('card 2').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(select('card 2')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await expect.poll(getFocused).toBe('Select card 4');
  await expect.poll(readStatus).toBe('3 cards selected');
  expect(await listViolations(screen.container)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(readStatus).toBe('');
});

test('Shift and Ctrl with a press anywhere on a row select its card, and its text is not written in', async () => {
  const { editor, screen } = await open('abcd');
  const term = (place: number) => screen.getByRole('textbox', { name: `Term of card ${place}`, exact: true });
  await term(1).click({ modifiers: ['Control'] });
  await term(3).click({ modifiers: ['Shift'] });
  expect(editor.view.selected).toEqual(['card-a', 'card-b', 'card-c']);
  await term(2).click({ modifiers: ['Control'] });
  expect(editor.view.selected).toEqual(['card-a', 'card-c']);
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => readTerms(editor)).toBe('bd');
  await term(1).click();
  expect(editor.view.selected).toEqual([]);
});

test('selected cards are deleted, duplicated and moved in one step each', async () => {
  const { editor, screen, select } = await open('abcd');
  await select('card 1').click();
  await select('card 2').click({ modifiers: ['Shift'] });
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(() => readTerms(editor)).toBe('cabd');
  await expect.element(screen.getByText('2 cards moved to 2 of 4')).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Duplicate' }).click();
  await expect.poll(() => readTerms(editor)).toBe('cababd');
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => readTerms(editor)).toBe('cabd');
  expect(readToasts()).toEqual(['2 cards deleted']);
  editor.undo();
  expect(readTerms(editor)).toBe('cababd');
  editor.undo();
  editor.undo();
  expect(readTerms(editor)).toBe('abcd');
});

test('cut cards that are pasted at once stand where they stood; below the chosen one otherwise', async () => {
  const { editor, select } = await open('abcd');
  await select('card 1').click();
  await select('card 3').click({ modifiers: ['Control'] });
  useClipboard('cut');
  await expect.poll(() => readTerms(editor)).toBe('bd');
  await expect.poll(getFocused).toBe('Select card 1');
  useClipboard('paste');
  await expect.poll(() => readTerms(editor)).toBe('bacd');
  await select('card 4').click();
  useClipboard('paste');
  await expect.poll(() => readTerms(editor)).toBe('bacdac');
  expect(clipboard.getData('text/plain')).toBe('a\tA\nc\tC');
});

test('a finger copies, cuts and pastes the selected cards by a menu', async () => {
  let held: ClipboardItem[] = [];
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async (items) => {
    held = items;
  });
  vi.spyOn(navigator.clipboard, 'read').mockImplementation(async () => held);
  const { editor, screen, select } = await open('abcd');
  const choose = async (entry: string) => {
    await screen.getByRole('button', { name: 'Copy, cut, paste, keep' }).click();
    await userEvent.click(page.getByRole('menuitem', { name: entry }));
  };
  await select('card 1').click();
  await choose('Copy');
  // What is said of it may have left the screen of a slow machine.
  await expect.poll(() => held.length).toBe(1);
  await select('card 1').click();
  await select('card 4').click();
  await choose('Paste below');
  await expect.poll(() => readTerms(editor)).toBe('abcda');
  held = [];
  await choose('Cut');
  await expect.poll(() => readTerms(editor)).toBe('abcd');
  expect(held).toHaveLength(1);
  await choose('Paste below');
  await expect.poll(() => readTerms(editor)).toBe('abcda');
});

test('where the browser keeps its clipboard from menus, the keys are named', async () => {
  vi.spyOn(navigator.clipboard, 'read').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const { screen, select } = await open('ab');
  await select('card 1').click();
  await screen.getByRole('button', { name: 'Copy, cut, paste, keep' }).click();
  await userEvent.click(page.getByRole('menuitem', { name: 'Paste below' }));
  await expect.poll(readToasts).toEqual(['Your browser leaves this to the keys: press Ctrl + V.']);
});

test('whoever is led to the row for a new card writes one card there, whatever rows come below it', async () => {
  const { editor, screen } = await open('a');
  Object.assign(editor.view, { reveal: { key: LIST, side: 'bar', focus: true, time: 1 } });
  const term = screen.getByRole('textbox', { name: 'Term of new card', exact: true });
  await expect.poll(() => term.element() === document.activeElement).toBe(true);
  for (const letter of 'cat') {
    await userEvent.keyboard(letter);
    await waitTwoFrames();
  }
  expect(editor.document.items).toHaveLength(2);
  expect(readTerms(editor)).toBe('acat');
});

test('a card is moved by a handle with the name of that card, also of one that is written just now', async () => {
  await open('abc');
  expect(listHandles()).toEqual(['Move card 1, a', 'Move card 2, b', 'Move card 3, c']);
  await page.getByRole('textbox', { name: 'Term of card 2' }).click();
  await userEvent.keyboard('{End}x');
  await expect.poll(() => listHandles()[1]).toBe('Move card 2, bx');
});
