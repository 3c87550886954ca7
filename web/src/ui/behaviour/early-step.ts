/** What a person did for a text field before it could take it. */
export type EarlyStep =
  | { readonly text: string }
  | { readonly key: KeyboardEventInit }
  | { readonly paste: DataTransfer };

export type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Copies what tells one key from another, to be pressed again. */
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

/** Tells whether a key formats text, or opens the palette of formulas. */
export function isFormattingKey({ key, code, ctrlKey, metaKey, altKey }: Key): boolean {
  if (altKey) return !ctrlKey && !metaKey && (key === '=' || code === 'Equal');
  return (ctrlKey || metaKey) && /^[biu.,]$/i.test(key);
}

const PASTED_TYPES = ['text/plain', 'text/html'] as const;

/** Copies what is pasted, because the clipboard of an event is empty after it. */
export function copyPaste(data: DataTransfer): DataTransfer {
  const copy = new DataTransfer();
  for (const type of PASTED_TYPES) copy.setData(type, data.getData(type));
  return copy;
}

/** Presses a key, or pastes, where the focus is; returns false where somebody has done all that it does. */
export function doAgainAt(target: Element, step: Exclude<EarlyStep, { text: string }>): boolean {
  const event =
    'key' in step
      ? new KeyboardEvent('keydown', step.key)
      : new ClipboardEvent('paste', { clipboardData: step.paste, bubbles: true, cancelable: true });
  return target.dispatchEvent(event);
}
