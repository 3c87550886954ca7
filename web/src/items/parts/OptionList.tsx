import { useRef } from 'react';
import {
  addOption,
  moveOption,
  removeOption,
  restoreOption,
  setOptionText,
} from '#shared/items/parts/item-options.ts';
import { OPTION_LIMIT } from '#shared/items/parts/limits.ts';
import { isBlank } from '#shared/text/plain-text.ts';
import { useEditor } from '../../document/editor-context.ts';
import { offerUndo } from '../../document/undo-offer.ts';
import { usePanel } from '../../document/use-panel.ts';
import { useEntryKeys } from '../../fields/entry-keys.ts';
import { SortableList } from '../../fields/SortableList.tsx';
import { focusEnd } from '../../richtext/focus-end.ts';
import { LimitHint } from './LimitHint.tsx';
import { OptionRow } from './OptionRow.tsx';
import type { OptionListProps } from './option-list-props.ts';
import { useNewEntry } from './use-new-entry.ts';
import './OptionList.css';

/** Renders a list of short texts, and the field that adds one. */
export function OptionList(props: OptionListProps) {
  const { data, label, noun, aside, isFixed = false } = props;
  const { keys } = useEntryKeys(data.options);
  const { list, entry, move, enter, remove } = useOptions(props);
  const isFull = data.options.length >= OPTION_LIMIT;
  return (
    <div className="option-list" ref={list}>
      <div className="option-list-head">
        <span>{label}</span>
        {aside && <span>{aside.heading}</span>}
      </div>
      <SortableList label={label} ids={keys} onMove={move}>
        {(index, handle) => (
          <OptionRow
            {...props}
            index={index}
            handle={handle}
            onEnter={() => enter(index)}
            onRemove={() => remove(index)}
          />
        )}
      </SortableList>
      {isFull && <LimitHint limit={OPTION_LIMIT} what={`${noun.replace(/^an? /, '')}s`} />}
      {!isFixed && !isFull && (
        <input {...entry} className="option-add" aria-label={`Add ${noun}`} placeholder={`Add ${noun}`} />
      )}
      {props.hint}
    </div>
  );
}

/** Returns the actions of the whole list: add options, move and delete them, and step through them with Enter. */
function useOptions({ id, data, path, label, nameOf }: OptionListProps) {
  const editor = useEditor();
  const getOptions = () => editor.read(path)?.options ?? [];
  const { run } = usePanel(id, `Edit ${label.toLowerCase()}`);
  const list = useRef<HTMLDivElement>(null);
  // Once React has drawn the option; the caret goes behind what is in it.
  const focusOption = (index: number) =>
    queueMicrotask(() => focusEnd(list.current?.querySelectorAll<HTMLElement>('[role=textbox]')[index]));
  const add = (text: string) => {
    // An empty option at the end is the one that was meant.
    const options = getOptions();
    const last = options.length - 1;
    const reuses = isBlank(options[last]?.answer ?? '') && last > 0;
    if (reuses) run(path, setOptionText, { index: last, answer: text.trim() }, 'new options');
    else run(path, addOption, { text }, 'new options');
  };
  // Text typed into the last field becomes an option, and the caret continues in that option.
  const entry = useNewEntry((texts) => {
    for (const text of texts) add(text);
    focusOption(getOptions().length - 1);
  });
  return {
    list,
    entry,
    move: (from: number, to: number) => run(path, moveOption, { from, to }),
    enter(index: number) {
      if (index === data.options.length - 1) run(path, addOption, { after: index });
      focusOption(index + 1);
    },
    remove(index: number) {
      const option = getOptions()[index];
      run(path, removeOption, index);
      focusOption(Math.min(index, getOptions().length - 1));
      if (!option) return;
      offerUndo(editor, `${nameOf(index)} deleted`, () => run(path, restoreOption, { index, option }));
    },
  };
}
