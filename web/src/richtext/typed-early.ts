/** What a person did in a field before its editor had loaded, in order. */
export type EarlyStep =
  | { readonly text: string }
  | { readonly key: KeyboardEventInit }
  | { readonly paste: DataTransfer };

/** What waits in a field for its editor. */
export interface TypedEarly {
  /** From where to where the text was selected before the first step, as indexes of the plain text; null where nobody was here. */
  caret: readonly [from: number, to: number] | null;
  /** True where the field had the focus until the editor took its place. */
  hasFocus: boolean;
  readonly steps: EarlyStep[];
}

export const createTypedEarly = (): TypedEarly => ({ caret: null, hasFocus: false, steps: [] });

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Copies what tells one key from another, to be pressed again in the editor. */
export const copyKey = ({ key, code, shiftKey, ctrlKey, metaKey, altKey }: Key): KeyboardEventInit => ({
  key,
  code,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
  bubbles: true,
  cancelable: true,
});

/** Keys that a box of text knows as well as the editor, unless something waits already. */
const TEXT_KEY = /^(Backspace|Delete|Home|End|Arrow(Left|Right))$/;

/** Tells whether a key has to wait for the editor: it makes a line, formats, or opens the palette of formulas. */
export function isForEditor(event: Key, { steps }: TypedEarly): boolean {
  const { key, code, ctrlKey, metaKey, altKey } = event;
  if (altKey) return !ctrlKey && !metaKey && (key === '=' || code === 'Equal');
  if (ctrlKey || metaKey) return /^[biu.,]$/i.test(key) || (steps.length > 0 && /^a$/i.test(key));
  return key === 'Enter' || (steps.length > 0 && TEXT_KEY.test(key));
}

const PASTED_TYPES = ['text/plain', 'text/html'] as const;

/** Tells whether a paste is more than letters: several lines may be rows or questions, and HTML has formatting. */
export const takesEditor = (data: DataTransfer): boolean =>
  data.getData('text/html') !== '' || /\n/.test(data.getData('text/plain').trim());

/** Copies what is pasted, because the clipboard of an event is empty after it. */
export function copyPaste(data: DataTransfer): DataTransfer {
  const copy = new DataTransfer();
  for (const type of PASTED_TYPES) copy.setData(type, data.getData(type));
  return copy;
}

/** Marks an editor that takes the place of its field: whoever wrote there is still in the same field. */
export const TAKES_OVER = 'data-takes-over';

/** Tells whether the focus only moved from a field to its editor. */
export const staysInField = ({ target }: FocusEvent): boolean =>
  target instanceof Element && target.hasAttribute(TAKES_OVER);
