import { once } from 'es-toolkit';
import { createLazy, type Lazy } from '#shared/lazy.ts';
import { showNotFetched } from '../ui/lazy/not-fetched.ts';

/** Says that the editor could not be fetched, once for all fields. */
const sayOnce = once(showNotFetched);

/** The editor of rich text, a sixth of the page's script. */
const editor = createLazy(async () => {
  try {
    return (await import('./RichTextEditor.tsx')).RichTextEditor;
  } catch (error) {
    sayOnce();
    throw error;
  }
});

/** Loads the editor at once, ahead of any field. */
export const loadEditor = editor.load;

/** The editor for a field that is rendered: it comes right after the page has been painted. */
export const richTextEditor: Lazy<NonNullable<typeof editor.loaded>> = {
  get loaded() {
    return editor.loaded;
  },
  load: async () => {
    await waitForPaint();
    return editor.load();
  },
};

/** Resolves once the browser has painted what React has rendered. */
const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
