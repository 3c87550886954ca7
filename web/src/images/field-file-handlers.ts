import { showToast } from '../ui/feedback/toast.ts';

/** What takes a file as the picture of an input, by the button of that picture. */
const handlers = new WeakMap<Element, (file: File) => void>();

/** The button's input takes files from now on; returns what ends that. */
export function registerFileHandler(button: Element, take: (file: File) => void): () => void {
  handlers.set(button, take);
  return () => handlers.delete(button);
}

/** What takes a file for the text field that the element lies in; null where that may have no picture. */
export function findFileHandler(element: Element): ((file: File) => void) | null {
  const button = element
    .closest('.rich-field')
    ?.parentElement?.querySelector(':scope > .inline-image-button');
  return (button && handlers.get(button)) ?? null;
}

/** The first of several files; that the others were not taken is said. */
export function takeFirst(files: readonly File[] | FileList): File | undefined {
  const [first] = files;
  if (files.length > 1) showToast({ words: `Only one image fits here: “${first?.name}” was taken.` });
  return first;
}
