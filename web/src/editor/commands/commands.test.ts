import { describe, expect, test, vi } from 'vitest';
import { aFlashcardSet, aWorksheet } from '#test/support/builders.ts';
import { anItemActions } from '#test/support/item-actions.ts';
import { Editor } from '../../document/editor.ts';
import { findCommands, listCommands } from './commands.ts';

function aWorkplace(editor: Editor) {
  const actions = anItemActions(editor);
  const save = vi.fn();
  const zoom = { change: vi.fn(), reset: vi.fn() };
  const open = vi.fn();
  const sections = [
    { id: 'header', title: 'Header', open },
    { id: 'page', title: 'Page', open },
  ] as const;
  return { editor, actions, save, zoom, sections, rename: vi.fn(), makePrintable: vi.fn() };
}
const listLabels = (editor: Editor) =>
  listCommands(aWorkplace(editor)).flatMap(({ commands }) => commands.map(({ label }) => label));
const run = (editor: Editor, label: string) =>
  listCommands(aWorkplace(editor))
    .flatMap(({ commands }) => commands)
    .find((command) => command.label === label)
    ?.run();

describe('the commands of a worksheet', () => {
  test('add an item of each type, below the chosen one', () => {
    const editor = new Editor(aWorksheet({ items: [...'ab'].map((id) => ({ id, type: 'divider' })) }));
    editor.view.openItem = 'a';
    run(editor, 'Add Matching');
    expect(editor.document.items.map(({ id }) => id.length > 1)).toEqual([false, true, false]);
  });

  test('act on the items that are chosen, and are not listed without any', () => {
    const editor = new Editor(aWorksheet({ items: [...'abc'].map((id) => ({ id, type: 'divider' })) }));
    expect(listLabels(editor)).not.toContain('Delete item');
    editor.view.selected = ['a', 'c'];
    run(editor, 'Hide 2 items on paper');
    expect(editor.state.undo?.name).toBe('Hide 2 items');
    expect(listLabels(editor)).toContain('Show 2 items on paper');
    run(editor, 'Select all items');
    expect(editor.view.selected).toEqual(['a', 'b', 'c']);
  });

  test('name what Undo takes back, and are without it where nothing was done', () => {
    const editor = new Editor(aWorksheet());
    expect(listLabels(editor).some((label) => label.startsWith('Undo'))).toBe(false);
    run(editor, 'Show the answer key');
    expect(listLabels(editor)).toContain('Undo: Show answer key');
    run(editor, 'Hide the answer key');
    expect(editor.document.show_answer_key).toBe(false);
  });
});

test('cards have neither items nor an answer key', () => {
  const labels = listLabels(new Editor(aFlashcardSet()));
  expect(labels).not.toContain('Add Matching');
  expect(labels).not.toContain('Show the answer key');
  expect(labels).toContain('Go to Header');
});

test('a command is found by the beginnings of its words, in any order, without accents', () => {
  const all = listCommands(aWorkplace(new Editor(aWorksheet())));
  const find = (search: string) =>
    findCommands(all, search).flatMap(({ commands }) => commands.map(({ label }) => label));
  expect(find('mat add')).toEqual(['Add Matching', 'Add Math Practice']);
  expect(find('LÁRGER')).toEqual(['Zoom in']);
  expect(find('a4')).toEqual(['Go to Page']);
  expect(find('ching')).toEqual([]);
  expect(findCommands(all, '')).toEqual(all);
});
