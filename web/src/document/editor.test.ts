import { subscribe } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setFields } from '#shared/document/document-rules.ts';
import { putBack } from '#shared/document/restore-entries.ts';
import type { WorksheetItem } from '#shared/items/item.ts';
import { addItem, clearAll, deleteItems, duplicateItems, moveItem } from '#shared/items/list-rules.ts';
import { type Worksheet, worksheet } from '#shared/kinds/worksheet/schema.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { Editor } from './editor.ts';
import type { Path } from './path.ts';
import { HISTORY_LIMIT } from './undo-history.ts';

let drawFrame: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    drawFrame = draw;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const createEditor = (...titles: string[]) => {
  const items = titles.map((title) => ({ id: title, type: 'section_header', data: { title } }));
  const editor = new Editor(aWorksheet({ items }));
  return { editor, path: editor.path as Path<Worksheet> };
};
const ids = ({ editor }: { editor: Editor }) => editor.document.items.map((item) => item.id);
const renameDocument = (editor: Editor, filename: string, mergeKey?: string) =>
  editor.edit(
    editor.path,
    setFields,
    { filename },
    mergeKey ? { name: 'Rename', mergeKey } : { name: 'Rename' },
  );

test('a published document opens with Print, any other one with Header', () => {
  const openSection = (is_published: boolean) => new Editor(aWorksheet({ is_published })).view.openSection;
  expect([openSection(true), openSection(false)]).toEqual(['print', 'header']);
});

describe('undo and redo', () => {
  test('every step goes back and forth, deletions and Clear All included', () => {
    const open = createEditor('a', 'b');
    const { editor, path } = open;
    editor.edit(path, deleteItems, ['a'], { name: 'Delete item' });
    editor.edit(path, addItem, { type: 'divider', at: 0, id: 'c' }, { name: 'Add' });
    editor.edit(path, moveItem, { from: 0, to: 1 }, { name: 'Move' });
    editor.edit(path, clearAll, undefined, { name: 'Clear All' });
    const seen = [ids(open)];
    while (editor.undo()) seen.push(ids(open));
    expect(seen).toEqual([[], ['b', 'c'], ['c', 'b'], ['b'], ['a', 'b']]);
    while (editor.redo());
    expect(ids(open)).toEqual([]);
  });

  test('deleted items go back below what stood above them, whatever was done since', () => {
    const open = createEditor('a', 'b', 'c', 'd');
    const before = open.editor.document.items as Worksheet['items'];
    const { editor, path } = open;
    for (const id of ['a', 'b', 'd']) editor.edit(path, deleteItems, [id], { name: 'Delete' });
    editor.edit(path, addItem, { type: 'divider', at: 1, id: 'new' }, { name: 'Add' });
    editor.edit(path, putBack<WorksheetItem>, { before, deleted: new Set(['b']) }, { name: 'Put back' });
    expect(ids(open)).toEqual(['b', 'c', 'new']);
    editor.edit(path, putBack<WorksheetItem>, { before, deleted: new Set(['a', 'd']) }, { name: 'Put back' });
    expect(ids(open)).toEqual(['a', 'b', 'c', 'd', 'new']);
  });

  test('what is back already is not put back again', () => {
    const open = createEditor('a', 'b');
    const { editor, path } = open;
    const before = editor.document.items as Worksheet['items'];
    editor.edit(path, putBack<WorksheetItem>, { before, deleted: new Set(['b']) }, { name: 'Put back' });
    expect(ids(open)).toEqual(['a', 'b']);
  });

  test('edits of one field in a row are one step', () => {
    const { editor } = createEditor();
    for (const name of ['w', 'wa', 'wat']) renameDocument(editor, name, 'filename');
    editor.undo();
    expect(editor.document.filename).toBe('Water cycle');
    expect(editor.state.undo).toBeNull();
  });

  test('a batch of edits is one step with its own name', () => {
    const { editor } = createEditor();
    renameDocument(editor, 'one', 'filename');
    editor.batch('Paste', () => {
      renameDocument(editor, 'two', 'filename');
      editor.edit(editor.path, setFields, { title: 'T' }, { name: 'Title' });
    });
    renameDocument(editor, 'three', 'filename');
    editor.undo();
    expect(editor.undo()).toBe('Paste');
    expect(editor.document).toMatchObject({ filename: 'one', title: 'The Water Cycle' });
  });

  test('a batch of edits is told of once, when it ends, and returns an answer', () => {
    const { editor } = createEditor();
    const seen: string[] = [];
    subscribe(editor.state, () => seen.push(editor.document.filename), true);
    const answer = editor.batch('Paste', () => {
      for (const name of ['two', 'three', 'four']) renameDocument(editor, name, 'filename');
      expect(seen).toEqual([]);
      return editor.document.filename;
    });
    expect(answer).toBe('four');
    expect(new Set(seen)).toEqual(new Set(['four']));
    expect(editor.state.shown).toBe(editor.document);
  });

  test('a batch that fails is told of as far as it came', () => {
    const { editor } = createEditor();
    const fail = () =>
      editor.batch('Paste', () => {
        renameDocument(editor, 'two', 'filename');
        throw new Error('Stopped');
      });
    expect(fail).toThrow('Stopped');
    expect(editor.state.shown.filename).toBe('two');
  });

  test('a sealed gesture and another field begin a step of their own', () => {
    const { editor } = createEditor();
    renameDocument(editor, 'one', 'filename');
    editor.seal();
    renameDocument(editor, 'two', 'filename');
    editor.edit(editor.path, setFields, { title: 'T' }, { name: 'Title', mergeKey: 'title' });
    editor.undo();
    expect(editor.document.filename).toBe('two');
    editor.undo();
    expect(editor.document.filename).toBe('one');
  });

  test('a long run of keys in one text is as small a step as one key', () => {
    const { editor } = createEditor();
    const before = editor.document.filename;
    for (let key = 1; key <= 300; key++) renameDocument(editor, 'x'.repeat(key), 'filename');
    expect(editor.state.undo?.patches).toHaveLength(1);
    expect(editor.state.undo?.inverse).toHaveLength(1);
    editor.undo();
    expect(editor.document.filename).toBe(before);
    editor.redo();
    expect(editor.document.filename).toBe('x'.repeat(300));
  });

  test('a new edit forgets what was undone', () => {
    const { editor } = createEditor();
    renameDocument(editor, 'one');
    editor.undo();
    renameDocument(editor, 'two');
    expect(editor.redo()).toBeNull();
  });

  test('an edit that changes nothing is no step', () => {
    const { editor } = createEditor();
    renameDocument(editor, 'Water cycle');
    expect(editor.state.undo).toBeNull();
    expect(editor.state.changes).toBe(0);
  });

  test('a hundred steps are kept', () => {
    const { editor } = createEditor();
    for (let step = 0; step < HISTORY_LIMIT + 20; step++) renameDocument(editor, `name ${step}`);
    let undone = 0;
    while (editor.undo()) undone += 1;
    expect(undone).toBe(HISTORY_LIMIT);
    expect(editor.document.filename).toBe('name 19');
  });

  test('what an undo does not touch keeps its identity, so that it is not drawn again', () => {
    const { editor, path } = createEditor('a', 'b');
    const before = editor.document as Worksheet;
    editor.edit(path, duplicateItems, { ids: ['a'], copyIds: ['copy'] }, { name: 'Duplicate' });
    editor.undo();
    const after = editor.document as Worksheet;
    expect(after).toEqual(before);
    expect(after.items[1]).toBe(before.items[1]);
  });
});

test('what leaves the editor is a valid document, whatever was done', () => {
  const { editor, path } = createEditor('a');
  editor.edit(path, addItem, { type: 'multiple_choice', at: 1, id: 'b' }, { name: 'Add' });
  editor.edit(path, duplicateItems, { ids: ['b'], copyIds: ['c'] }, { name: 'Duplicate' });
  expect(worksheet.parse(structuredClone(editor.document))).toEqual(editor.document);
});

describe('what React draws', () => {
  const followed = (isPatched: boolean) => {
    const { editor } = createEditor();
    const drawn: string[] = [];
    subscribeKey(editor.state, 'shown', ({ filename }) => drawn.push(filename), true);
    editor.patchText = () => isPatched;
    return { editor, drawn };
  };

  test('typed letters that the sheets show already, after the frame, and once for all keys before it', () => {
    const { editor, drawn } = followed(true);
    renameDocument(editor, 'a', 'name');
    renameDocument(editor, 'ab', 'name');
    expect(drawn).toEqual([]);
    drawFrame();
    expect(drawn).toEqual([]);
    vi.runAllTimers();
    expect(drawn).toEqual(['ab']);
  });

  test('typed letters that the sheets could not show, at once, after those before them', () => {
    const { editor, drawn } = followed(true);
    renameDocument(editor, 'a', 'name');
    editor.patchText = () => false;
    renameDocument(editor, 'ab', 'name');
    expect(drawn).toEqual(['a', 'ab']);
  });

  test('every other step at once, after the letters that were typed before it', () => {
    const { editor, drawn } = followed(true);
    renameDocument(editor, 'a', 'name');
    renameDocument(editor, 'b');
    expect(drawn).toEqual(['a', 'b']);
    drawFrame();
    vi.runAllTimers();
    expect(drawn).toEqual(['a', 'b']);
  });

  test('typed letters before they are undone, or another copy takes their place', () => {
    const { editor, drawn } = followed(true);
    renameDocument(editor, 'a', 'name');
    editor.undo();
    expect(drawn).toEqual(['a', 'Water cycle']);
    renameDocument(editor, 'b', 'name');
    editor.replace(aWorksheet({ items: [] }), 'Replace');
    expect(drawn.slice(2)).toEqual(['b', 'Water cycle']);
  });
});
