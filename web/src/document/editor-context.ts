import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import { snapshot, subscribe } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import type { HandoutDocument } from '#shared/document/document.ts';
import type { DocumentRule, EditOptions, Editor } from './editor.ts';
import type { EditorView } from './editor-view.ts';
import type { Path } from './path.ts';

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('There is no editor around this component');
  return editor;
}

/** Chooses which document a component follows: `shown` with every change, `painted` once typed letters are on screen. */
type When = 'shown' | 'painted';

/** Reads something of the document; the component draws again when it differs. */
function useSelected<S>(select: (document: HandoutDocument) => S, when: When): S {
  const { state } = useEditor();
  const subscribeTo = useCallback(
    (listener: () => void) => subscribeKey(state, when, listener, true),
    [state, when],
  );
  return useSyncExternalStore(subscribeTo, () => select(state[when] as HandoutDocument));
}

const same = (document: HandoutDocument): HandoutDocument => document;

/** Returns the document, frozen, with every change. */
export const useDocument = (): HandoutDocument => useSelected(same, 'shown');

/** Returns a part of the document, frozen, with every change; undefined where it is gone. */
export const usePart = <T>(path: Path<T>): T | undefined =>
  useSelected((document) => path.find(document), 'shown');

type Fact = string | number | boolean | null;

/** Returns a fact about the document. `when` is `shown` where the next key press must find it. */
export const useFact = <F extends Fact>(
  select: (document: HandoutDocument) => F,
  when: When = 'painted',
): F => useSelected(select, when);

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
  const joined = useFact(joinItemIds, 'shown');
  return useMemo(() => (joined === '' ? [] : joined.split(' ')), [joined]);
}

const joinItemIds = ({ items }: HandoutDocument): string => items.map(({ id }) => id).join(' ');

export type Edit = <Target extends object, Argument>(
  path: Path<Target>,
  rule: DocumentRule<Target, Argument>,
  argument: Argument,
  options: EditOptions,
) => void;

/** Returns the door to the document, and what ends a gesture. */
export function useEdit(): { edit: Edit; seal: () => void } {
  const editor = useEditor();
  return useMemo(() => ({ edit: editor.edit.bind(editor), seal: editor.seal.bind(editor) }), [editor]);
}
