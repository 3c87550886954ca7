import { type ChangeEvent, type ClipboardEvent, type CompositionEvent, useState } from 'react';
import { splitEntries } from './split-entries.ts';

type Field = HTMLInputElement;

/**
 * The props of a field that makes an entry of what is typed in it, at once: `onAdd` gets the text, or the entries
 * of what is pasted. What an input method is still composing waits until it is done.
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
