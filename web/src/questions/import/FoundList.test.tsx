import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ReadQuestion } from '#shared/items/parts/read-question.ts';
import { bingo } from '#shared/kinds/bingo/schema.ts';
import { Editor } from '../../document/editor.ts';
import { EditorContext } from '../../document/editor-context.ts';
import { FoundList } from './FoundList.tsx';
import { type FoundEntry, listPastedEntries } from './find-what-to-add.ts';

/** Opens the fields of an entry; returns the screen, and what hears of changes. */
async function correct(entry: FoundEntry) {
  const edit = vi.fn();
  const editor = new Editor(bingo.parse({ entity_type: 'bingo', items: [] }));
  const { style } = editor.document;
  const screen = await render(
    <EditorContext value={editor}>
      <FoundList entries={[entry]} style={style} leftOut={new Set()} onChoose={vi.fn()} onEdit={edit} />
    </EditorContext>,
  );
  await screen.getByRole('button', { name: 'Edit' }).click();
  return { screen, edit };
}

test.each<[string, ReadQuestion, string, object]>([
  [
    'the places of an order',
    { type: 'order', prompt: 'Meals', entries: ['lunch', 'diner'] },
    'Place 2',
    { entries: ['lunch', 'new'] },
  ],
  [
    'the answer of a gap that the file has none of',
    { type: 'gaps', prompt: 'Rain falls from ____.', answers: [] },
    'Answer 1',
    { answers: ['new'] },
  ],
  [
    'a wrong choice of a gap',
    { type: 'gaps', prompt: 'The ____', answers: ['cat'], wrong: [['dgo']] },
    'Gap 1, wrong choice 1',
    { wrong: [['new']] },
  ],
  [
    'a right side without a left one',
    { type: 'pairs', prompt: '', pairs: [{ left: 'dew', right: 'drops' }], extras: ['ise'] },
    'Extra 1',
    { extras: ['new'] },
  ],
])('%s is corrected before it is added', async (_, question, label, changed) => {
  const [entry] = listPastedEntries([question]);
  if (!entry) throw new Error('The question makes no item.');
  const { screen, edit } = await correct(entry);
  await screen.getByRole('textbox', { name: label }).fill('new');
  expect(edit).toHaveBeenLastCalledWith(
    expect.objectContaining({ question: expect.objectContaining(changed) }),
  );
});

test.each<[string, ReadQuestion, string, { value: number; bonus: boolean; words: string } | undefined]>([
  [
    'changed',
    {
      type: 'open',
      prompt: 'Why?',
      answer: '',
      lines: null,
      points: { value: 4, bonus: true, words: '(4 points)' },
    },
    '2.5',
    { value: 2.5, bonus: true, words: '' },
  ],
  ['given', { type: 'gaps', prompt: 'Rain ____', answers: [] }, '3', { value: 3, bonus: false, words: '' }],
  [
    'taken off',
    {
      type: 'order',
      prompt: 'Meals',
      entries: ['lunch', 'dinner'],
      points: { value: 4, bonus: false, words: '' },
    },
    '0',
    undefined,
  ],
])('points are %s before a question is added', async (_, question, typed, points) => {
  const [entry] = listPastedEntries([question]);
  if (!entry) throw new Error('The question makes no item.');
  const { screen, edit } = await correct(entry);
  const field = screen.getByRole('spinbutton', { name: 'Points' });
  await field.fill(typed);
  await userEvent.keyboard('{Enter}');
  const [changed] = edit.mock.lastCall as [{ question: ReadQuestion; item: object }];
  expect(changed.question.points).toEqual(points);
  expect(changed.item).toMatchObject(points ? { points: { value: points.value } } : { id: entry.id });
});

test('a card that was read is corrected before it is added, as an item is', async () => {
  const { screen, edit } = await correct({ id: 'card-1', card: { term: 'el pan', definition: 'braed' } });
  await screen.getByRole('textbox', { name: 'Definition' }).fill('bread');
  expect(edit).toHaveBeenLastCalledWith({ id: 'card-1', card: { term: 'el pan', definition: 'bread' } });
});

test('what was taken off a question is said, and that only the key prints what explains it', async () => {
  const entries = listPastedEntries([
    { type: 'open', prompt: 'Why?', answer: '', lines: null, taken: ['12.'] },
    { type: 'text', prompt: 'Because.', shown_on: 'key' },
  ]);
  const editor = new Editor(bingo.parse({ entity_type: 'bingo', items: [] }));
  const { style } = editor.document;
  const screen = await render(
    <EditorContext value={editor}>
      <FoundList entries={entries} style={style} leftOut={new Set()} onChoose={vi.fn()} onEdit={vi.fn()} />
    </EditorContext>,
  );
  await expect.element(screen.getByText('Taken off: “12.”')).toBeVisible();
  await expect.element(screen.getByText('Only the answer key prints it.')).toBeVisible();
});
