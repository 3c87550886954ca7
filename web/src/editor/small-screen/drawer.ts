import type { KeyboardEvent } from 'react';
import type { EditorView } from '../../document/editor-view.ts';

/** The id of the side bar, which is the drawer on a small screen. */
export const DRAWER = 'drawer';
/** The id of the button that opens and closes it. */
export const DRAWER_BUTTON = 'drawer-button';

/** Opens the drawer, and moves the focus into it. */
export function openDrawer(view: EditorView): void {
  view.drawer = true;
  // The focus moves after the drawer has come into sight.
  requestAnimationFrame(() => document.getElementById(DRAWER)?.focus({ preventScroll: true }));
}

/** Closes the drawer; the focus goes to its button, which is there only on a small screen. */
export function closeDrawer(view: EditorView): void {
  const button = document.getElementById(DRAWER_BUTTON);
  if (!button) return;
  view.drawer = false;
  button.focus({ preventScroll: true });
}

/** Closes the drawer at Escape, unless that ends something in it: a menu, a dialog, the moving of a row. */
export function closeAtEscape(view: EditorView, event: KeyboardEvent<HTMLElement>): void {
  const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
  if (event.key !== 'Escape' || !isOwn || event.defaultPrevented) return;
  if (event.currentTarget.querySelector('.sortable-row-lifted')) return;
  closeDrawer(view);
}
