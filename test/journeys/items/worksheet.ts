import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { aWorksheet } from '#test/support/builders.ts';
import type { EditorDriver } from '#test/support/editor-driver.ts';
import { aJourney, openNext, openStored } from '#test/support/journey.ts';

/** The editor that is open in the tests of one file. */
export let editor: EditorDriver;

/** Opens an editor before the tests of a file, and fails after them where something went wrong in its pages. */
export function openItemsEditor(): void {
  const journey = aJourney();
  let faults: readonly string[] = [];
  beforeAll(async () => {
    ({ editor, faults } = await journey.visitor());
  });
  afterAll(() => expect(faults).toEqual([]));
}

export const aQuestion = (
  subtitle: string,
  answers: readonly string[] = ['yes', 'no'],
  data: object = {},
) => ({
  id: subtitle.replace(/\W/g, '-'),
  type: 'multiple_choice',
  data: { subtitle, options: answers.map((answer) => ({ answer })), ...data },
});
export const open = (...items: readonly object[]) => openNext(editor, aWorksheet({ items }));
/** In a page that is loaded for it: every sheet is drawn, and the device knows the document from the time before. */
export const openAnew = (...items: readonly object[]) => openStored(editor, aWorksheet({ items }));
export const openThree = () => open(aQuestion('First?'), aQuestion('Second?'), aQuestion('Third?'));

export const expectRows = (rows: readonly string[]) => expect.poll(() => editor.rows()).toEqual(rows);
export const expectPaper = (text: RegExp) => expect.poll(() => editor.paper.textContent()).toMatch(text);
export const options = (frame: Locator = editor.frame) => frame.getByRole('textbox', { name: /^Option / });

/** Whether the element's upper edge stands inside what scrolls around it. */
export const isInView = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { top } = node.getBoundingClientRect();
    const around = node.closest('.side-bar, .desk')?.getBoundingClientRect();
    return around !== undefined && top >= around.top - 1 && top < around.bottom - 20;
  });

export async function getMiddle(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
