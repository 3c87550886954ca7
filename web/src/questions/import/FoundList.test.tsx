import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { bingo } from '#shared/kinds/bingo/schema.ts';
import { Editor } from '../../document/editor.ts';
import { EditorContext } from '../../document/editor-context.ts';
import { FoundList } from './FoundList.tsx';

test('a card that was read is corrected before it is added, as an item is', async () => {
  const entry = { id: 'card-1', card: { term: 'el pan', definition: 'braed' } };
  const edit = vi.fn();
  const editor = new Editor(bingo.parse({ entity_type: 'bingo', items: [] }));
  const { style } = editor.document;
  const screen = await render(
    <EditorContext value={editor}>
      <FoundList entries={[entry]} style={style} leftOut={new Set()} onChoose={vi.fn()} onEdit={edit} />
    </EditorContext>,
  );
  await screen.getByRole('button', { name: 'Edit' }).click();
  await screen.getByRole('textbox', { name: 'Definition' }).fill('bread');
  expect(edit).toHaveBeenLastCalledWith({ id: 'card-1', card: { term: 'el pan', definition: 'bread' } });
});
