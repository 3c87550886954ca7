import { type ChangeEvent, type ClipboardEvent, type CompositionEvent, useState } from 'react';
import { splitEntries } from './split-entries.ts';

type Field = HTMLInputElement;

/**
 * Returns the props of a field whose text becomes an entry at once: `onAdd` gets the typed text, or the
 * pasted entries. Text that an input method is composing waits until it is complete.
 */
export function useNewEntry(onAdd: (texts: readonly string[]) => void) {
  const [value, setValue] = useState('');
  const type = (text: string, isComposing: boolean) => {
    const isEntry = !isComposing && text.trim() !== '';
    setValue(isComposing ? text : '');
    if (isEntry) onAdd([text]);
  };
  return {
    value,
    onChange: ({ target, nativeEvent }: ChangeEvent<Field>) =>
      type(target.value, (nativeEvent as InputEvent).isComposing),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Field>) => type(currentTarget.value, false),
    onPaste: (event: ClipboardEvent<Field>) => {
      const entries = splitEntries(event.clipboardData.getData('text/plain'));
      if (entries.length < 2) return;
      event.preventDefault();
      onAdd(entries);
    },
  };
}
