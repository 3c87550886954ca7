import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { worksheet } from '#shared/kinds/worksheet/schema.ts';
import { Editor } from '../document/editor.ts';
import { EditorContext } from '../document/editor-context.ts';
import { SortableList } from './SortableList.tsx';

afterEach(() => vi.restoreAllMocks());

/** Lifts the first of three rows below the second; returns how long the second takes to make room. */
async function readMoveDuration(
  pace: 'quick' | 'slow',
  wantsLessMotion = false,
): Promise<string | undefined> {
  const query = { matches: wantsLessMotion } as MediaQueryList;
  vi.spyOn(window, 'matchMedia').mockReturnValue(query);
  const drawn = await render(
    <EditorContext value={new Editor(worksheet.parse({ entity_type: 'worksheet' }))}>
      <SortableList
        ids={['a', 'b', 'c']}
        pace={pace}
        describe={(index) => `Row ${index + 1}`}
        onMove={() => {}}
      >
        {(index, handle) => (
          <div>
            {handle} Row {index + 1}
          </div>
        )}
      </SortableList>
    </EditorContext>,
  );
  const handles = drawn.getByRole('button', { name: /^Move row/ });
  // The code that moves rows loads after them.
  await expect.element(handles.nth(0)).toHaveAttribute('aria-roledescription');
  (handles.nth(0).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(handles.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{ArrowDown}');
  const row = handles.nth(1).element().closest<HTMLElement>('.sortable-row');
  await expect.poll(() => row?.style.transform).toMatch(/translate\(0/);
  return row?.style.transitionDuration;
}

test.each([
  ['quick', '250ms'],
  ['slow', '500ms'],
] as const)('rows of a %s list make room in %s', async (pace, duration) => {
  expect(await readMoveDuration(pace)).toBe(duration);
});

test('rows make room at once where less motion is wanted', async () => {
  expect(await readMoveDuration('slow', true)).toBe('0ms');
});
