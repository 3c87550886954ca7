import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import type { Icon } from '#shared/icons/icon-schema.ts';
import { SAMPLE_ICONS } from '#shared/icons/sample-icons.ts';
import type { Bingo } from '#shared/kinds/bingo/schema.ts';
import { aBingo } from '#test/support/builders.ts';
import { Editor } from '../../document/editor.ts';
import { EditorContext } from '../../document/editor-context.ts';
import { PictureUploadsContext, useNewPictureUploads } from '../../images/use-picture-uploads.ts';
import { FindPicturesDialog } from './FindPicturesDialog.tsx';

const anIcon = (term: string): Icon => ({ ...(SAMPLE_ICONS[0] as Icon), id: term, term, our_premium: false });

vi.mock(import('../../api/icons.ts'), async (importOriginal) => {
  const answer = (query: string, isExact: boolean) => {
    if (query === 'orange') return isExact ? ['tangerine'] : ['tangerine', 'orange heart'];
    return query === 'furniture' ? ['chair'] : [];
  };
  return {
    ...(await importOriginal()),
    searchIcons: async (query: string, _?: string, isExact = false) => {
      const icons = answer(query, isExact).map(anIcon);
      return { icons, total_count: icons.length, next_page: null };
    },
  };
});

afterEach(cleanup);

function Opened({ editor }: { editor: Editor }) {
  return (
    <PictureUploadsContext value={useNewPictureUploads(editor)}>
      <FindPicturesDialog onClose={() => undefined} />
    </PictureUploadsContext>
  );
}

async function open() {
  const items = ['orange', 'table'].map((term) => ({ id: term, term }));
  const editor = new Editor(aBingo({ items }));
  const screen = await render(
    <EditorContext value={editor}>
      <Opened editor={editor} />
    </EditorContext>,
  );
  const readGame = () => editor.document as Bingo;
  return { screen, readGame, readWords: () => readGame().items };
}

test('each word has another picture and a search of its own, also one for which nothing was found', async () => {
  const { screen, readWords } = await open();
  await screen.getByRole('button', { name: 'Another picture for orange' }).click();
  await expect.element(screen.getByText('orange, picture: orange heart')).toBeInTheDocument();
  await expect.element(screen.getByText('Nothing found')).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Search a picture for table' }).click();
  await screen.getByRole('searchbox').fill('furniture');
  await screen.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.element(screen.getByText('table, picture: chair')).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Add 2 pictures' }).click();
  expect(readWords().map(({ term, term_image }) => [term, term_image?.iconObject?.id])).toEqual([
    ['orange', 'orange heart'],
    ['table', 'chair'],
  ]);
});

test('with pictures alone the words of a game stay with them, and are not printed on its cards', async () => {
  const { screen, readWords, readGame } = await open();
  await screen.getByText('Picture only').click();
  await screen.getByRole('button', { name: 'Add 1 picture' }).click();
  expect(readWords()).toMatchObject([
    { term: 'orange', term_image: { iconObject: { id: 'tangerine' } } },
    { term: 'table', term_image: null },
  ]);
  expect(readGame().squares).toBe('picture');
});
