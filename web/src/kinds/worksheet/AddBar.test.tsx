import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { worksheet } from '#shared/kinds/worksheet/schema.ts';
import { anItemActions } from '#test/support/item-actions.ts';
import { Editor } from '../../document/editor.ts';
import { EditorContext } from '../../document/editor-context.ts';
import { ItemActionsContext } from '../../document/item-actions.ts';
import { AddBar } from './AddBar.tsx';

async function openAt(width: number, height: number) {
  await page.viewport(width, height);
  const editor = new Editor(worksheet.parse({ entity_type: 'worksheet' }));
  const actions = anItemActions(editor);
  const screen = await render(
    <EditorContext value={editor}>
      <ItemActionsContext value={actions}>
        <AddBar />
      </ItemActionsContext>
    </EditorContext>,
  );
  return { editor, head: screen.getByRole('button', { name: 'Quick add' }) };
}
afterEach(async () => {
  await cleanup();
  localStorage.clear();
});

test.each([
  ['open on a laptop', 1366, 768, 'true'],
  ['open on an upright tablet', 820, 1180, 'true'],
  ['folded on a phone', 390, 844, 'false'],
  ['folded at 200 % zoom', 683, 384, 'false'],
] as const)('Quick add is %s', async (_, width, height, isExpanded) => {
  const { head } = await openAt(width, height);
  await expect.element(head).toHaveAttribute('aria-expanded', isExpanded);
});

test('Quick add stays as it was left, whatever the window', async () => {
  await (await openAt(390, 844)).head.click();
  await cleanup();
  const { head: opened } = await openAt(390, 844);
  await expect.element(opened).toHaveAttribute('aria-expanded', 'true');
  await opened.click();
  await cleanup();
  await expect.element((await openAt(1366, 768)).head).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['a laptop', 768, 'false'],
  ['a large screen, which has room for both', 1080, 'true'],
] as const)(
  'while an item is edited Quick add is as it must be on %s, and may be opened',
  async (_, height, isExpanded) => {
    const { editor, head } = await openAt(1366, height);
    editor.view.openItem = 'one';
    await expect.element(head).toHaveAttribute('aria-expanded', isExpanded);
    if (isExpanded === 'false') await head.click();
    await expect.element(head).toHaveAttribute('aria-expanded', 'true');
    editor.view.openItem = 'two';
    await expect.element(head).toHaveAttribute('aria-expanded', isExpanded);
  },
);
