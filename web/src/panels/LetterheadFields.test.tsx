import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { sheetLetterhead } from '#shared/kinds/worksheet/letterhead/sheet-letterhead.ts';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { session } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';
import { beginWithLetterhead } from '../document/begin-with-letterhead.ts';
import { Editor } from '../document/editor.ts';
import { EditorContext } from '../document/editor-context.ts';
import { PictureUploadsContext, useNewPictureUploads } from '../images/use-picture-uploads.ts';
import { LetterheadFields } from './LetterheadFields.tsx';

afterEach(cleanup);

const Panel = ({ editor }: { editor: Editor }) => (
  <PictureUploadsContext value={useNewPictureUploads(editor)}>
    <LetterheadFields />
  </PictureUploadsContext>
);

async function aPanel(document: Worksheet) {
  const editor = new Editor(document);
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <EditorContext value={editor}>
        <Panel editor={editor} />
      </EditorContext>
    </QueryClientProvider>,
  );
  return { editor, screen, read: () => (editor.document as Worksheet).letterhead };
}

test('a letterhead is switched on, filled in, and undone until the sheet is as it was', async () => {
  const { editor, screen, read } = await aPanel(aWorksheet());
  await screen.getByText('Letterhead', { exact: true }).click();
  expect(read()?.date).toMatch(/\d{4}/);
  await screen.getByLabelText('School', { exact: true }).fill('Elm Street School');
  await screen.getByLabelText('Class', { exact: true }).fill('7b');
  expect(read()).toMatchObject({ school: 'Elm Street School', class: '7b' });
  editor.undo();
  editor.undo();
  expect(read()?.school).toBe('');
  editor.undo();
  expect(read()).toBeUndefined();
});

test('says that one has to log in to keep it', async () => {
  const { screen } = await aPanel(aWorksheet({ letterhead: sheetLetterhead.parse({}) } as never));
  await expect.element(screen.getByText(/^Log in to begin/)).toBeVisible();
  expect(session.getState().user ?? null).toBeNull();
});

test('new worksheets begin with the letterhead of the account; other kinds and other users do not', async () => {
  const letterhead = sheetLetterhead.parse({ school: 'Elm', details: '{date}' });
  const sheet = await beginWithLetterhead(aWorksheet(), { letterhead });
  expect(sheet).toMatchObject({ schema_version: 2, letterhead: { school: 'Elm' } });
  expect((sheet as Worksheet).letterhead?.date).toMatch(/\d{4}/);
  expect(await beginWithLetterhead(aWorksheet(), null)).not.toHaveProperty('letterhead');
});
