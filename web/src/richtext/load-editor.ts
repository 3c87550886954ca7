import type { ComponentType } from 'react';
import { NOT_FETCHED, RELOAD } from '../ui/behaviour/use-lazy-component.ts';
import { hasBeenTouched, whenTouched } from '../ui/behaviour/when-touched.ts';
import { showToast } from '../ui/feedback/toast.ts';
import type { RichTextFieldProps } from './field-props.ts';

type Editor = ComponentType<RichTextFieldProps & { readonly id: string }>;

let loaded: Editor | null = null;
let loading: Promise<Editor> | undefined;

/** Returns the editor of rich text if it has loaded, null before. */
export const getLoadedEditor = (): Editor | null => loaded;

/**
 * Loads the editor of rich text, a sixth of the page's script, at the first touch of the page, and gives it to
 * `take`. Returns what no longer waits for it.
 */
export function loadEditor(take: (editor: Editor) => void): () => void {
  let isWaiting = true;
  const start = () => {
    loading ??= fetchEditor();
    loading.then(
      (editor) => isWaiting && take(editor),
      () => undefined,
    );
  };
  let ignore = () => {};
  if (loading || hasBeenTouched()) start();
  else ignore = whenTouched(start);
  return () => {
    isWaiting = false;
    ignore();
  };
}

/** Loads the editor at once, ahead of any field. */
export const preloadEditor = (): Promise<unknown> => {
  loading ??= fetchEditor();
  return loading;
};

/** Fetches the editor; says so once where that fails, as offline. */
async function fetchEditor(): Promise<Editor> {
  try {
    loaded = (await import('./RichTextEditor.tsx')).RichTextEditor;
    return loaded;
  } catch (error) {
    showToast({ words: NOT_FETCHED, tone: 'danger', action: RELOAD });
    throw error;
  }
}
