import { useEffect } from 'react';
import { useEditor } from '../../document/editor-context.ts';
import { useItemActions } from '../../document/item-actions.ts';
import { useViewFact } from '../../document/use-view.ts';
import { createLazyPart } from '../../ui/lazy/lazy-part.tsx';
import { listenToItems } from './listen-to-items.ts';

const ItemMenu = createLazyPart(async () => (await import('./ItemMenu.tsx')).ItemMenu, { missing: null });

/** Listens to the keys of items, and renders their menu. */
export function ItemKeys() {
  const editor = useEditor();
  const actions = useItemActions();
  const isMenuOpen = useViewFact(({ itemMenu }) => itemMenu !== null);
  useEffect(() => {
    const listening = new AbortController();
    listenToItems(editor, actions, listening.signal);
    return () => listening.abort();
  }, [editor, actions]);
  return isMenuOpen && <ItemMenu />;
}
