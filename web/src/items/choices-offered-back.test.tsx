import { afterEach, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import type { FillInTheBlankData } from '#shared/items/fill-in-the-blank/schema.ts';
import { worksheetItem } from '#shared/items/item-schema.ts';
import type { WordScrambleData } from '#shared/items/word-scramble/schema.ts';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { Editor } from '../document/editor.ts';
import { EditorContext, usePart } from '../document/editor-context.ts';
import { Path } from '../document/path.ts';
import { Toaster } from '../ui/feedback/Toaster.tsx';
import { toasts } from '../ui/feedback/toast-queue.ts';
import { BlankChoices } from './fill-in-the-blank/BlankChoices.tsx';
import { TermChoices } from './word-scramble/TermChoices.tsx';

const path = new Path<Worksheet>().at('items').entry('one');
function Choices() {
  const item = usePart(path);
  const place = path.at('data') as Path<never>;
  if (item?.type === 'word_scramble')
    return <TermChoices id="one" term={0} data={item.data} path={place as Path<WordScrambleData>} />;
  if (item?.type !== 'fill_in_the_blank') return null;
  return <BlankChoices id="one" data={item.data} path={place as Path<FillInTheBlankData>} />;
}
afterEach(async () => {
  await cleanup();
  toasts.clear();
});

const renderChoices = (editor: Editor) =>
  render(
    <EditorContext value={editor}>
      <Choices />
      <Toaster />
    </EditorContext>,
  );

test.each([
  [
    'Other choice 1',
    {
      type: 'fill_in_the_blank',
      data: {
        multiple_choice: true,
        words: [{ value: 'Rain', blank: true }],
        choices: ['Rain', 'Snow', 'Hail'].map((answer, at) => ({ word_index: 0, answer, correct: at === 0 })),
      },
    },
  ],
  [
    'Choice 1',
    {
      type: 'word_scramble',
      data: {
        type: 'multiple_per_term',
        terms: ['nair'],
        terms_choices: ['Snow', 'Hail'].map((answer, at) => ({
          term_index: 0,
          sub_index: at,
          answer,
          correct: at === 1,
        })),
      },
    },
  ],
])('a deleted choice is offered back: %s', async (name, given) => {
  const editor = new Editor(aWorksheet({ items: [worksheetItem.parse({ id: 'one', ...given })] }));
  const screen = await renderChoices(editor);
  const read = () => JSON.stringify(editor.document.items);
  const before = read();
  await screen.getByRole('button', { name: new RegExp(`(Delete|Remove).*${name}`, 'i') }).click();
  expect(read()).not.toContain('Snow');
  await expect.element(screen.getByText(`${name} deleted`)).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  expect(read()).toBe(before);
});

test('a right choice comes back as the right one, though something else was written since', async () => {
  const terms_choices = ['Snow', 'Hail'].map((answer, at) => ({
    term_index: 0,
    sub_index: at,
    answer,
    correct: at === 0,
  }));
  const given = {
    type: 'word_scramble',
    data: { type: 'multiple_per_term', terms: ['wosn'], terms_choices },
  };
  const editor = new Editor(aWorksheet({ items: [worksheetItem.parse({ id: 'one', ...given })] }));
  const screen = await renderChoices(editor);
  await screen.getByRole('button', { name: /(Delete|Remove) choice 1/i }).click();
  await screen.getByRole('textbox', { name: 'Choice 1', exact: true }).fill('Hails');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Choice 1', exact: true })).toHaveValue('Snow');
  await expect.element(screen.getByRole('switch', { name: 'Choice 1 is correct' })).toBeChecked();
  await expect.element(screen.getByRole('textbox', { name: 'Choice 2', exact: true })).toHaveValue('Hails');
});
