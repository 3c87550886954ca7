import { useEffect } from 'react';
import { carriesItems } from '#shared/document/carried-items.ts';
import type { Editor } from '../../document/editor.ts';
import { useEditor } from '../../document/editor-context.ts';
import { type ItemActions, useItemActions } from '../../document/item-actions.ts';
import { isText } from '../../ui/behaviour/is-text.ts';
import { showNotFetched } from '../../ui/overlays/report-not-fetched.ts';
import { isAmongItems } from './item-targets.ts';

/** Pastes items that come before what listens to the keys of items: with the first touch of the page, or just after it. */
export function EarlyPaste() {
  const editor = useEditor();
  const actions = useItemActions();
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('paste', (event) => paste(event, editor, actions), { capture: true, signal });
    return () => listening.abort();
  }, [editor, actions]);
  return null;
}

function paste(event: ClipboardEvent, editor: Editor, actions: ItemActions): void {
  const { activeElement } = document;
  const html = event.clipboardData?.getData('text/html') ?? '';
  if (!carriesItems(html) || !isAmongItems(activeElement) || isText(activeElement)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  import('./copy.ts').then(
    ({ pasteItems }) => pasteItems(editor, actions, html, { above: null }),
    showNotFetched,
  );
}
