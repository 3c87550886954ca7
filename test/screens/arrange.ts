import type { Locator } from 'playwright-core';
import type { EditorDriver } from '../support/editor-driver.ts';
import type { Screen } from './steps.ts';

/** The widest small screen and the widest phone in px, as in EditorScreen.css and AddBar.tsx. */
const SMALL = 925;
const PHONE = 600;

export const isSmallWindow = ({ width }: { width: number }): boolean => width <= SMALL;

/**
 * Shows a screen as somebody finds it who comes to it in a window of this size: the windows are made smaller with the
 * screen open. Returns what puts it back.
 */
export async function arrange(editor: EditorDriver, screen: Screen): Promise<() => Promise<void>> {
  await leave(editor);
  const putBack = screen.part && (await showPart(editor, screen.part(editor)));
  await screen.anew?.(editor);
  await screen.menu?.(editor);
  await leave(editor);
  return async () => {
    if (screen.menu) await editor.page.keyboard.press('Escape');
    await putBack?.();
  };
}

/** Shows a part of a page, in the editor a part of the side bar. */
async function showPart(editor: EditorDriver, part: Locator): Promise<() => Promise<void>> {
  const { page } = editor;
  const edit = editor.button('Edit');
  const opens = await edit.isVisible();
  // The notice is there until somebody has opened the drawer on this device.
  const editAnyway = editor.button('Edit anyway');
  if (await editAnyway.isVisible()) await editAnyway.click();
  else if (opens) await edit.click();
  const quickAdd = page.locator('.add-bar-head[aria-expanded=true]');
  const folds = (page.viewportSize()?.width ?? 0) <= PHONE && (await quickAdd.isVisible());
  if (folds) await toggle(quickAdd);
  await leave(editor);
  await part.evaluate((one) => one.scrollIntoView({ block: 'nearest' }));
  return async () => {
    if (folds) await toggle(page.locator('.add-bar-head'));
    if (opens) await editor.button('Preview').click();
  };
}

/** Moves the pointer off the side bar, which keeps what was pressed under it, and off what would show a tip. */
const leave = ({ page }: EditorDriver): Promise<void> => page.mouse.move(0, 0);

/** Folds or unfolds without a press, which would close a toast. */
const toggle = (head: Locator): Promise<void> => head.dispatchEvent('click');
