/** What a person did for a part of the page before that could take it. */
export type EarlyStep =
  | { readonly key: KeyboardEventInit }
  | { readonly text: string }
  | { readonly paste: DataTransfer }
  /** A press on a sheet. */
  | { readonly press: MouseEvent }
  /** The letters that were selected in a box of text, and what the box had then. */
  | { readonly selected: readonly [from: number, to: number]; readonly of: string }
  /** A box of text had the focus until what takes its place came. */
  | { readonly focus: true };

/** Copies what tells one key from another, to be pressed again. */
export function copyKey(event: KeyboardEvent): KeyboardEventInit {
  const { key, code, shiftKey, metaKey } = event;
  // AltGr, which types, is told as Ctrl and Alt.
  const types = event.getModifierState('AltGraph');
  const ctrlKey = event.ctrlKey && !types;
  const altKey = event.altKey && !types;
  return { key, code, shiftKey, metaKey, ctrlKey, altKey, bubbles: true, cancelable: true };
}

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Tells whether a key formats text, or opens the palette of formulas. */
export function isFormattingKey({ key, code, ctrlKey, metaKey, altKey }: Key): boolean {
  if (altKey) return !ctrlKey && !metaKey && (key === '=' || code === 'Equal');
  return (ctrlKey || metaKey) && /^[biu.,]$/i.test(key);
}

/** Tells whether a key undoes or redoes. */
export const isUndoKey = ({ key, ctrlKey, metaKey, altKey }: Key): boolean =>
  (ctrlKey || metaKey) && !altKey && /^[yz]$/i.test(key);

/** Keys of a text that do more with Ctrl: they go by words, to the ends, or take all. */
const EDITING = /^(Backspace|Delete|Home|End|Arrow\w+|a)$/i;

/** Tells whether a key types, deletes, moves the caret or formats. */
export function isWritingKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  const types = [...key].length === 1 || key === 'Enter';
  if (event.getModifierState('AltGraph')) return types;
  if (ctrlKey || metaKey || altKey) return isFormattingKey(event) || (!altKey && EDITING.test(key));
  return types || EDITING.test(key);
}

const PASTED_TYPES = ['text/plain', 'text/html'] as const;

/** Copies what is pasted, because the clipboard of an event is empty after it. */
export function copyPaste(data: DataTransfer): DataTransfer {
  const copy = new DataTransfer();
  for (const type of PASTED_TYPES) copy.setData(type, data.getData(type));
  return copy;
}

/** Tells whether a text is more than letters in a row: lines may be rows or questions, and two dollar signs have formulas. */
export const takesEditor = (text: string): boolean => /\n|\$.*\$/.test(text);

/** Tells whether what is pasted needs the editor; it may be formatted too. */
export const isRichPaste = (data: DataTransfer): boolean =>
  data.getData('text/html') !== '' || takesEditor(data.getData('text/plain').trim());
