import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { worksheetItem } from '#shared/items/item-schema.ts';
import { type Worksheet, worksheet } from '#shared/kinds/worksheet/schema.ts';
import { toPlainText } from '#shared/text/plain-text.ts';
import wordTest from '#test/fixtures/clipboard/word-test.html?raw';
import { queryClient } from '../api/query-client.ts';
import { Editor } from '../document/editor.ts';
import { EditorContext, usePart } from '../document/editor-context.ts';
import { Path } from '../document/path.ts';
import { PictureUploadsContext, useNewPictureUploads } from '../images/use-picture-uploads.ts';
import { toasts } from '../ui/feedback/toast-queue.ts';
import { getPanel } from './get-panel.ts';

const path = new Path<Worksheet>().at('items').entry('one');

function ItemPanel() {
  const item = usePart(path);
  if (!item) return null;
  const { Panel } = getPanel(item.type);
  return <Panel item={item} path={path} />;
}

function InEditor({ editor }: { editor: Editor }) {
  return (
    <QueryClientProvider client={queryClient}>
      <EditorContext value={editor}>
        <PictureUploadsContext value={useNewPictureUploads(editor)}>
          <ItemPanel />
        </PictureUploadsContext>
      </EditorContext>
    </QueryClientProvider>
  );
}

async function open(type: string, data: object) {
  const item = worksheetItem.parse({ id: 'one', type, data });
  const editor = new Editor(worksheet.parse({ entity_type: 'worksheet', items: [item] }));
  const screen = await render(<InEditor editor={editor} />);
  const getData = () => editor.document.items[0] as unknown as { data: Record<string, never[]> };
  const paste = async (field: string, text: string, html = '') => {
    const box = screen.getByRole('textbox', { name: field, exact: true }).element() as HTMLElement;
    box.focus();
    const clipboardData = new DataTransfer();
    if (text) clipboardData.setData('text/plain', text);
    if (html) clipboardData.setData('text/html', html);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  };
  return { editor, paste, getData };
}
afterEach(() => cleanup());

interface Row {
  readonly answer?: string;
  readonly subtitle?: string;
  readonly term?: string;
  readonly definition?: string;
  readonly text?: string;
}
const LINES = 'a) rain\n\nb) snow\nc) hail';
const getFocused = () =>
  document.activeElement?.textContent || (document.activeElement as HTMLInputElement).value;

describe('lines pasted into a row are rows, in one step of undo', () => {
  test.each([
    ['multiple_choice', { options: [{}, {}] }, 'Option A', 'options', 'answer'],
    ['checklist', { options: [{}, {}] }, 'Item 1', 'options', 'answer'],
    ['handwriting', { items: [{ id: 'r' }] }, 'Words of row 1', 'items', 'subtitle'],
    ['matching', { pairs: [{}] }, 'Term of pair 1', 'pairs', 'term'],
    ['matching', { pairs: [{}] }, 'Match of pair 1', 'pairs', 'definition'],
    ['matching', {}, 'Term of new pair', 'pairs', 'term'],
    ['matching', {}, 'New fake answer', 'fakeAnswers', 'text'],
  ] as const)('%s %j, %s', async (type, data, field, list, text) => {
    const { editor, paste, getData } = await open(type, data);
    const before = editor.document;
    await paste(field, LINES);
    const rows = getData().data[list] as unknown as Row[];
    expect(rows.map((row) => row[text])).toEqual(['rain', 'snow', 'hail']);
    await expect.poll(getFocused).toBe('hail');
    editor.undo();
    expect(editor.document).toEqual(before);
  });

  test('word_scramble', async () => {
    const { editor, paste, getData } = await open('word_scramble', { terms: ['sun', 'fog'] });
    (document.querySelector('[aria-label="Word 1"]') as HTMLInputElement).select();
    await paste('Word 1', LINES);
    expect(getData().data.terms).toEqual(['rain', 'snow', 'hail', 'fog']);
    editor.undo();
    expect(getData().data.terms).toEqual(['sun', 'fog']);
  });
});

describe('a hundred pasted lines are drawn in several tasks, and the last has the caret', () => {
  const many = Array.from({ length: 100 }, (_, index) => `line ${index + 1}`).join('\n');
  const countDrawn = () => document.querySelectorAll('.sortable-row').length;

  test.each([
    ['multiple_choice', { options: [{}, {}] }, 'Option A'],
    ['checklist', { options: [{}, {}] }, 'Item 1'],
    ['matching', { pairs: [{}] }, 'Term of pair 1'],
    ['matching', { pairs: [{}] }, 'Match of pair 1'],
    ['handwriting', { items: [{ id: 'r' }] }, 'Words of row 1'],
    ['word_scramble', { terms: [''] }, 'Word 1'],
  ] as const)('%s %j, %s', async (type, data, field) => {
    const { paste } = await open(type, data);
    const before = countDrawn();
    await paste(field, many);
    // Within the task of the paste.
    for (let turn = 0; turn < 50 && countDrawn() === before; turn++) await Promise.resolve();
    expect(countDrawn()).toBeGreaterThan(before);
    expect(countDrawn()).toBeLessThan(60);
    await expect.poll(countDrawn).toBe(100);
    await expect.poll(getFocused).toBe('line 100');
  });
});

test('answers pasted beside terms fill the empty matches below', async () => {
  const { paste, getData } = await open('matching', { pairs: [{ term: 'ice' }, { term: 'water' }, {}] });
  await paste('Match of pair 1', 'solid\nliquid\ngas\nplasma');
  expect((getData().data.pairs as Row[]).map(({ term, definition }) => [term, definition])).toEqual([
    ['ice', 'solid'],
    ['water', 'liquid'],
    ['', 'gas'],
    ['', 'plasma'],
  ]);
});

test('a list of Word makes options with their formatting, without labels', async () => {
  const { paste, getData } = await open('multiple_choice', { options: [{}, {}] });
  await paste('Option A', '', wordTest);
  const options = getData().data.options as Row[];
  expect(options.map(({ answer }) => toPlainText(answer ?? ''))).toEqual([
    'What is the capital of France?',
    'Lyon',
    'Paris',
    'Nice',
    'Rain falls from the ________ in the sky.',
    'Why is the sky blue?',
  ]);
  expect(JSON.stringify(options[2]?.answer)).toContain('strong');
});

test('lines without room are named', async () => {
  const { paste } = await open('checklist', { options: Array.from({ length: 99 }, () => ({ answer: 'x' })) });
  await paste('Item 99', 'a\nb\nc');
  await expect
    .poll(() => toasts.visibleToasts.map(({ content }) => content.words))
    .toEqual(['100 items at most: 2 lines were left out.']);
});

test('Tab goes from half to half of a pair, Shift and Tab the same way back, and after Escape to the buttons', async () => {
  await open('matching', {
    pairs: [
      { term: 'a', definition: 'b' },
      { term: 'c', definition: 'd' },
    ],
  });
  const getName = () => document.activeElement?.getAttribute('aria-label');
  (document.querySelector('[aria-label="Match of pair 1"]') as HTMLElement).focus();
  await userEvent.tab();
  expect(getName()).toBe('Term of pair 2');
  await userEvent.tab({ shift: true });
  expect(getName()).toBe('Match of pair 1');
  await userEvent.keyboard('{Escape}');
  await userEvent.tab();
  expect(document.activeElement?.tagName).toBe('BUTTON');
});

test('one line into an option is text at the caret', async () => {
  const { paste, getData } = await open('multiple_choice', { options: [{ answer: '' }, {}] });
  await paste('Option A', 'a) rain\n');
  expect((getData().data.options as Row[]).map(({ answer }) => answer)).toEqual(['a) rain', '']);
});
