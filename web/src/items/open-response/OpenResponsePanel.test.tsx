import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { worksheetItem } from '#shared/items/item-schema.ts';
import { LINE_PRESETS } from '#shared/items/open-response/schema.ts';
import { type Worksheet, worksheet } from '#shared/kinds/worksheet/schema.ts';
import { queryClient } from '../../api/query-client.ts';
import { Editor } from '../../document/editor.ts';
import { EditorContext, usePart } from '../../document/editor-context.ts';
import { Path } from '../../document/path.ts';
import { PictureUploadsContext, useNewPictureUploads } from '../../images/use-picture-uploads.ts';
import { getDraftDelay } from '../../saving/draft-delay.ts';
import { OpenResponsePanel } from './OpenResponsePanel.tsx';

vi.mock(import('../../api/use-session.ts'), async (importOriginal) => {
  const original = await importOriginal();
  const flags = { limit_student_fields: false, preset_number_of_lines: true };
  return { ...original, useSession: () => ({ ...original.useSession(), user: { flags } }) as never };
});

const path = new Path<Worksheet>().at('items').entry('one');

function Panel({ editor }: { editor: Editor }) {
  const item = usePart(path);
  return (
    <PictureUploadsContext value={useNewPictureUploads(editor)}>
      {item?.type === 'open_response' && <OpenResponsePanel item={item} path={path as never} />}
    </PictureUploadsContext>
  );
}

async function draw() {
  const item = worksheetItem.parse({ id: 'one', type: 'open_response' });
  const editor = new Editor(worksheet.parse({ entity_type: 'worksheet', items: [item] }));
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <EditorContext value={editor}>
        <Panel editor={editor} />
      </EditorContext>
    </QueryClientProvider>,
  );
  return { editor, screen };
}

test('the lines come from the preset list for whom the flag is on', async () => {
  const { editor, screen } = await draw();
  await screen.getByRole('button', { name: /Lines$/ }).click();
  const offered = page.getByRole('option');
  await expect
    .poll(() => offered.elements().map(({ textContent }) => Number(textContent)))
    .toEqual([...LINE_PRESETS]);
  await page.getByRole('option', { name: '12' }).click();
  await expect.poll(() => editor.document.items[0]).toMatchObject({ data: { number_of_lines: 12 } });
  await expect.element(screen.getByRole('slider', { name: 'Lines' })).not.toBeInTheDocument();
});

test('the device stores the number and the height of the lines 100 ms after a change', async () => {
  const { editor, screen } = await draw();
  await screen.getByRole('button', { name: /Lines$/ }).click();
  await page.getByRole('option', { name: '12' }).click();
  await expect.poll(() => getDraftDelay(editor, true)).toBe(100);
  editor.undo();
  await expect.poll(() => getDraftDelay(editor, true)).toBe(500);
  await screen.getByRole('slider', { name: 'Line height' }).fill('1');
  await expect.poll(() => getDraftDelay(editor, true)).toBe(100);
});
