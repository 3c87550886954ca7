import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { snapshot, subscribe } from 'valtio';
import type { HandoutDocument } from '#shared/document/document.ts';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import type { EditOptions, Editor, EditorView, Rule } from './editor.ts';

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('There is no editor around this component');
  return editor;
}

/**
 * A frozen snapshot of a proxy, in the same task as the change: a controlled input needs its value
 * before the caret moves on. Unlike valtio's own hook it hands out the snapshot itself, so that
 * memoised children can compare by identity.
 */
export function useLive<T extends object>(live: T): T {
  const subscribeTo = useMemo(() => (listener: () => void) => subscribe(live, listener, true), [live]);
  return useSyncExternalStore(subscribeTo, () => snapshot(live) as T);
}

export const useDocument = (): HandoutDocument => useLive(useEditor().document);

type Fact = string | number | boolean | null;

/** One fact about a proxy's state: who asks draws again only when it changes. */
function useFactOf<T extends object, F extends Fact>(live: T, select: (state: T) => F): F {
  const subscribeTo = useMemo(() => (listener: () => void) => subscribe(live, listener, true), [live]);
  return useSyncExternalStore(subscribeTo, () => select(snapshot(live) as T));
}

/** One fact about the document. It is asked at every change, so it must be quick. */
export const useFact = <F extends Fact>(select: (document: HandoutDocument) => F): F =>
  useFactOf(useEditor().document, select);

/** One fact about what is open, hovered or asked for in the editor. */
export const useViewFact = <F extends Fact>(select: (view: EditorView) => F): F =>
  useFactOf(useEditor().view, select);

/** The worksheet's items by id, in their order: the same array until the order changes. */
export function useItemIds(): readonly string[] {
  const joined = useFact((document) => document.items.map(({ id }) => id).join(' '));
  return useMemo(() => (joined === '' ? [] : joined.split(' ')), [joined]);
}

/** The document and its proxy where the editor holds a worksheet. */
export function useWorksheet(): { worksheet: Worksheet; live: Worksheet } {
  const editor = useEditor();
  const worksheet = useLive(editor.document);
  if (worksheet.entity_type !== 'worksheet' || editor.document.entity_type !== 'worksheet') {
    throw new Error('This document is no worksheet');
  }
  return { worksheet, live: editor.document };
}

export type Edit = <Target extends object, Argument>(
  target: Target,
  rule: Rule<Target, Argument>,
  argument: Argument,
  options: EditOptions,
) => void;

/** The door to the document, and the end of a gesture. */
export function useEdit(): { edit: Edit; seal: () => void } {
  const editor = useEditor();
  return useMemo(() => ({ edit: editor.edit.bind(editor), seal: editor.seal.bind(editor) }), [editor]);
}
