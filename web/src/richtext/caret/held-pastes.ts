/** Text that was pasted before the editor of its field was there, and the letters that it replaces, by their indexes. */
export interface HeldPaste {
  readonly data: DataTransfer;
  readonly from: number;
  readonly to: number;
  /** Letters that are typed after it follow it. */
  readonly isEnded: true;
}

const TEXT_TYPES = ['text/plain', 'text/html'] as const;

/** Tells whether a paste is more than letters: several lines may be rows or questions, and HTML has formatting. */
const takesEditor = (data: DataTransfer): boolean =>
  data.getData('text/html') !== '' || /\n/.test(data.getData('text/plain').trim());

/** Returns a paste that has to wait for the editor; null where its letters can be written at once. */
export function holdPaste({ clipboardData }: ClipboardEvent, from: number, to: number): HeldPaste | null {
  if (!clipboardData || !takesEditor(clipboardData)) return null;
  // The clipboard of an event is empty after it.
  const data = new DataTransfer();
  for (const type of TEXT_TYPES) data.setData(type, clipboardData.getData(type));
  return { data, from, to, isEnded: true };
}

/** Pastes into the field that has the focus, as if it were done now. */
export function pasteAgain(field: HTMLElement, { data }: HeldPaste): void {
  const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
  // A field of the browser's own takes only what a person pastes.
  if (field.dispatchEvent(event))
    document.execCommand('insertText', false, data.getData('text/plain').replace(/\s*\n\s*/g, ' '));
}
