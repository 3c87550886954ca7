import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import { subscribeKey } from 'valtio/utils';
import type { HandoutDocument } from '#shared/document/document.ts';
import type { Editor } from './editor.ts';
import type { Path } from './path.ts';

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('There is no editor around this component');
  return editor;
}

/** Reads something of the document that is shown; the component renders again when it differs. */
function useSelected<S>(select: (document: HandoutDocument) => S): S {
  const { state } = useEditor();
  const subscribeTo = useCallback(
    (listener: () => void) => subscribeKey(state, 'shown', listener, true),
    [state],
  );
  return useSyncExternalStore(subscribeTo, () => select(state.shown as HandoutDocument));
}

/** Returns the document, frozen. */
export const useDocument = (): HandoutDocument => useSelected((document) => document);

/** Returns a part of the document, frozen; undefined where it is gone. */
export const usePart = <T>(path: Path<T>): T | undefined => useSelected((document) => path.find(document));

/** Returns a fact about the document. */
export const useFact = <F extends string | number | boolean | null>(
  select: (document: HandoutDocument) => F,
): F => useSelected(select);

export type Edit = Editor['edit'];

/** Returns the door to the document, and what ends a gesture. */
export function useEdit(): { edit: Edit; seal: () => void } {
  const editor = useEditor();
  return useMemo(() => ({ edit: editor.edit.bind(editor), seal: editor.seal.bind(editor) }), [editor]);
}
