import { useMemo, useSyncExternalStore } from 'react';
import { snapshot, subscribe } from 'valtio';
import { useEditor, useFact } from './editor-context.ts';
import type { EditorView } from './editor-view.ts';

type Fact = string | number | boolean | null;

/** Returns a fact about state that valtio holds; the component renders in the task of the change. */
export function useStateFact<T extends object, F extends Fact>(state: T, select: (state: T) => F): F {
  const subscribeTo = useMemo(() => (listener: () => void) => subscribe(state, listener, true), [state]);
  return useSyncExternalStore(subscribeTo, () => select(snapshot(state) as T));
}

/** Returns a fact about the open, hovered or requested parts of the editor. */
export const useViewFact = <F extends Fact>(select: (view: EditorView) => F): F =>
  useStateFact(useEditor().view, select);

/** Returns the ids of the items in their order: the same array until the order changes. */
export function useItemIds(): readonly string[] {
  const joined = useFact(({ items }) => items.map(({ id }) => id).join(' '));
  return useMemo(() => (joined === '' ? [] : joined.split(' ')), [joined]);
}
