import type { ComponentType } from 'react';
import { type LazyComponent, NOT_FETCHED, RELOAD } from '../ui/behaviour/use-lazy-component.ts';
import { showToast } from '../ui/feedback/toast.ts';
import type { RichTextEditorProps } from './RichTextEditor.tsx';

let loading: Promise<ComponentType<RichTextEditorProps>> | undefined;

/** The editor of rich text, a sixth of the page's script: it comes right after the page has been painted. */
export const richTextEditor: LazyComponent<RichTextEditorProps> = {
  load: async () => {
    await waitForPaint();
    return loadEditor();
  },
};

/** Resolves once the browser has painted what React has rendered. */
const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Loads the editor at once, ahead of any field. */
export function loadEditor(): Promise<ComponentType<RichTextEditorProps>> {
  loading ??= fetchEditor();
  return loading;
}

/** Fetches the editor; says so once where that fails, as offline. */
async function fetchEditor(): Promise<ComponentType<RichTextEditorProps>> {
  try {
    richTextEditor.loaded = (await import('./RichTextEditor.tsx')).RichTextEditor;
    return richTextEditor.loaded;
  } catch (error) {
    showToast({ words: NOT_FETCHED, tone: 'danger', action: RELOAD });
    throw error;
  }
}
