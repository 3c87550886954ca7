import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { snapshot, subscribe } from 'valtio';
import type { HandoutDocument } from '#shared/document/document.ts';
import type { DocumentRule, EditOptions, Editor, EditorView } from './editor.ts';

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

/** The same for a part of the document, as an item: drawn again when the editor tells of a change, and it differs. */
export function usePart<T extends object>(part: T): T {
  const editor = useEditor();
  return useSyncExternalStore(editor.subscribe, () => snapshot(part) as T);
}

export function useDocument(): HandoutDocument {
  const editor = useEditor();
  return useSyncExternalStore(editor.subscribe, () => editor.read());
}

type Fact = string | number | boolean | null;

/**
 * One fact about the document: who asks draws again only when it changes. It is asked at every change, while somebody
 * types once what was typed is on the screen.
 */
export function useFact<F extends Fact>(select: (document: HandoutDocument) => F): F {
  const editor = useEditor();
  return useSyncExternalStore(editor.subscribeAfterPaint, () => select(editor.read()));
}

/** The same in the task of the change: for what the next key must find there, and what must not be seen where it was. */
export function useFactAtOnce<F extends Fact>(select: (document: HandoutDocument) => F): F {
  const editor = useEditor();
  return useSyncExternalStore(editor.subscribe, () => select(editor.read()));
}

/** One fact about a proxy's state: who asks draws again only when it changes. */
export function useLiveFact<T extends object, F extends Fact>(live: T, select: (state: T) => F): F {
  const subscribeTo = useMemo(() => (listener: () => void) => subscribe(live, listener, true), [live]);
  return useSyncExternalStore(subscribeTo, () => select(snapshot(live) as T));
}

/** One fact about what is open, hovered or asked for in the editor. */
export const useViewFact = <F extends Fact>(select: (view: EditorView) => F): F =>
  useLiveFact(useEditor().view, select);

/** The worksheet's items by id, in their order: the same array until the order changes. */
export function useItemIds(): readonly string[] {
  const joined = useFactAtOnce(joinItemIds);
  return useMemo(() => (joined === '' ? [] : joined.split(' ')), [joined]);
}

const joinItemIds = ({ items }: HandoutDocument): string => items.map(({ id }) => id).join(' ');

export type Edit = <Target extends object, Argument>(
  target: Target,
  rule: DocumentRule<Target, Argument>,
  argument: Argument,
  options: EditOptions,
) => void;

/** The door to the document, and the end of a gesture. */
export function useEdit(): { edit: Edit; seal: () => void } {
  const editor = useEditor();
  return useMemo(() => ({ edit: editor.edit.bind(editor), seal: editor.seal.bind(editor) }), [editor]);
}
