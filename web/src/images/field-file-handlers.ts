import { quoteName } from '#shared/text/quote-name.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { findRefusal } from './picture-uploads.ts';

/** The handlers that take a file as the picture of an input, by the button of that picture. */
const handlers = new WeakMap<Element, (file: File) => void>();

/** Registers a handler for files dropped on the button's input; returns a function that removes it. */
export function registerFileHandler(button: Element, take: (file: File) => void): () => void {
  handlers.set(button, take);
  return () => handlers.delete(button);
}

/** Finds the handler of the text field that holds the element; null where the field may have no picture. */
export function findFileHandler(element: Element): ((file: File) => void) | null {
  const button = element
    .closest('.rich-field')
    ?.parentElement?.querySelector(':scope > .inline-image-button');
  return (button && handlers.get(button)) ?? null;
}

/** Returns the first picture of several files, and shows a message that the others were ignored; else their first. */
export function takeFirst(files: readonly File[] | FileList): File | undefined {
  const picture = [...files].find((file) => findRefusal(file) === null);
  if (picture && files.length > 1)
    showToast({ words: `Only one image fits here: ${quoteName(picture.name)} was taken.` });
  return picture ?? files[0];
}
