import { afterEach, beforeAll, expect, test } from 'vitest';
import { addItem, deleteItems } from '#shared/items/list-rules.ts';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { loadToasts } from '../ui/feedback/toast.ts';
import { toasts } from '../ui/feedback/toast-queue.ts';
import { deleteWithUndo } from './delete-items.ts';
import { Editor } from './editor.ts';
import type { Path } from './path.ts';
import { offerUndo, withdrawOffer } from './undo-offer.ts';

beforeAll(() => loadToasts());

afterEach(() => {
  withdrawOffer();
  for (const { key } of toasts.visibleToasts) toasts.close(key);
});

const deletion = () => {
  const items = ['a', 'b'].map((title) => ({ id: title, type: 'section_header', data: { title } }));
  const editor = new Editor(aWorksheet({ items }));
  const path = editor.path as Path<Worksheet>;
  editor.edit(path, deleteItems, ['a'], { name: 'Delete item' });
  const add = (id: string, name: string) =>
    editor.edit(path, addItem, { type: 'divider', at: 0, id }, { name });
  offerUndo(editor, 'Heading deleted', () => add('restored', 'Put back'));
  const press = () => toasts.visibleToasts.at(0)?.content.action?.onAction();
  return { editor, add, press, ids: () => editor.document.items.map(({ id }) => id) };
};
const countOffers = () => toasts.visibleToasts.length;

test('undoes the step as long as it is the last one', () => {
  const { press, ids } = deletion();
  press();
  expect(ids()).toEqual(['a', 'b']);
});

test('restores only what the step removed, once other steps followed', () => {
  const { press, add, ids } = deletion();
  add('later', 'Add');
  press();
  expect(ids()).toEqual(['restored', 'later', 'b']);
});

test('restores what the step removed with all that was corrected meanwhile, such as the id of a sent picture', () => {
  const items = [{ id: 'a', type: 'section_header', data: { title: 'not sent' } }];
  const editor = new Editor(aWorksheet({ items }));
  const path = editor.path as Path<Worksheet>;
  deleteWithUndo(editor, path, {
    rule: deleteItems,
    argument: ['a'],
    name: 'Delete item',
    words: 'Heading deleted',
  });
  editor.amend((document) => JSON.parse(JSON.stringify(document).replaceAll('not sent', 'sent')));
  editor.edit(path, addItem, { type: 'divider', at: 0, id: 'later' }, { name: 'Add' });
  toasts.visibleToasts.at(0)?.content.action?.onAction();
  expect(editor.document.items).toMatchObject([{ id: 'a', data: { title: 'sent' } }, { id: 'later' }]);
  editor.undo();
  editor.redo();
  expect(editor.document.items).toMatchObject([{ data: { title: 'sent' } }, {}]);
});

test('is withdrawn when the step is undone by other means', () => {
  const { editor, add } = deletion();
  add('later', 'Add');
  editor.undo();
  expect(countOffers()).toBe(1);
  editor.undo();
  expect(countOffers()).toBe(0);
});

test('takes the place of an earlier offer, whose step Undo takes back afterwards', () => {
  const { editor, press, ids } = deletion();
  const path = editor.path as Path<Worksheet>;
  editor.edit(path, deleteItems, ['b'], { name: 'Delete item' });
  offerUndo(editor, 'Second heading deleted', () => undefined);
  expect(toasts.visibleToasts.map(({ content }) => content.words)).toEqual(['Second heading deleted']);
  press();
  expect(ids()).toEqual(['b']);
  editor.undo();
  expect(ids()).toEqual(['a', 'b']);
});

test('is withdrawn when the editor is left', () => {
  deletion();
  withdrawOffer();
  expect(countOffers()).toBe(0);
});
