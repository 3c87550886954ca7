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

/** Returns something of the document that is shown, by identity: the component renders again when it differs. */
export function useFact<S>(select: (document: HandoutDocument) => S): S {
  const { state } = useEditor();
  const subscribeTo = useCallback(
    (listener: () => void) => subscribeKey(state, 'shown', listener, true),
    [state],
  );
  return useSyncExternalStore(subscribeTo, () => select(state.shown as HandoutDocument));
}

/** Returns the document, frozen. */
export const useDocument = (): HandoutDocument => useFact((document) => document);

/** Returns a part of the document, frozen; undefined where it is gone. */
export const usePart = <T>(path: Path<T>): T | undefined => useFact((document) => path.find(document));

export type Edit = Editor['edit'];

/** Returns the door to the document, and what ends a gesture. */
export function useEdit(): { edit: Edit; seal: () => void } {
  const editor = useEditor();
  return useMemo(() => ({ edit: editor.edit.bind(editor), seal: editor.seal.bind(editor) }), [editor]);
}
