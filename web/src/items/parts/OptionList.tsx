import { useEffect, useEffectEvent, useRef } from 'react';
import { type ItemOption, isEmptyOption } from '#shared/items/parts/item-options.ts';
import { OPTION_LIMIT } from '#shared/items/parts/limits.ts';
import {
  addOption,
  moveOption,
  removeOption,
  restoreOption,
  setOptionText,
} from '#shared/items/parts/option-rules.ts';
import { isBlank } from '#shared/text/plain-text.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import { useEditor } from '../../document/editor-context.ts';
import { offerUndo } from '../../document/undo-offer.ts';
import { usePanel } from '../../document/use-panel.ts';
import { describeRow } from '../../fields/describe-row.ts';
import { useEntryKeys } from '../../fields/entry-keys.ts';
import { SortableList } from '../../fields/SortableList.tsx';
import { useRowFocus } from '../../richtext/use-row-focus.ts';
import { LimitHint } from './LimitHint.tsx';
import { OptionRow } from './OptionRow.tsx';
import type { OptionListProps } from './option-list-props.ts';
import { insertInTurn, type PastedAt, pasteRows } from './paste-rows.ts';
import { useNewEntry } from './use-new-entry.ts';
import './OptionList.css';

/** Renders a list of short texts, and the field that adds one. */
export function OptionList(props: OptionListProps) {
  const { data, label, noun, aside, isFixed = false } = props;
  const { keys } = useEntryKeys(data.options);
  const { list, awaited, entry, move, enter, remove, paste } = useOptions(props);
  const isFull = data.options.length >= OPTION_LIMIT;
  return (
    <div className="option-list" ref={list}>
      <div className="caption option-list-head">
        <span>{label}</span>
        {aside && <span>{aside.heading}</span>}
      </div>
      <SortableList
        ids={keys}
        describe={(index) => describeRow(props.nameOf(index), data.options[index]?.answer ?? '')}
        rendered={[awaited === null ? null : keys[awaited]]}
        onMove={move}
      >
        {(index, handle) => (
          <OptionRow
            {...props}
            index={index}
            handle={handle}
            onEnter={() => enter(index)}
            onRemove={() => remove(index)}
            onPasteLines={isFixed ? undefined : (lines, replaces) => paste(lines, { place: index, replaces })}
          />
        )}
      </SortableList>
      {isFull && <LimitHint limit={OPTION_LIMIT} what={toPlural(noun)} />}
      {!isFixed && !isFull && (
        <input {...entry} className="option-add" aria-label={`Add ${noun}`} placeholder={`Add ${noun}`} />
      )}
      {props.hint}
    </div>
  );
}

const toPlural = (noun: string): string => `${noun.replace(/^an? /, '')}s`;

/**
 * Drops the option that Enter behind the last one has made, if it is still empty when the list closes: whoever ends the last
 * option with Enter wants no further one. Returns where to note its place.
 */
function useUnwantedLast(getOptions: () => readonly ItemOption[], drop: (place: number) => void) {
  const made = useRef<number>(null);
  const close = useEffectEvent(() => {
    const last = getOptions().length - 1;
    const option = getOptions()[last];
    if (last === made.current && isEmptyOption(option) && !option?.correct) drop(last);
  });
  useEffect(() => () => close(), []);
  return made;
}

/** Finds the empty option at the end, which is the one that was meant; null where there is none behind the first. */
function findUnwritten(options: readonly ItemOption[]): number | null {
  const last = options.length - 1;
  return last > 0 && isBlank(options[last]?.answer ?? '') ? last : null;
}

/** Returns the actions of the whole list: add options, move and delete them, and step through them with Enter. */
function useOptions({ id, data, path, label, noun, nameOf }: OptionListProps) {
  const editor = useEditor();
  const getOptions = () => editor.read(path)?.options ?? [];
  const { run } = usePanel(id, `Edit ${label.toLowerCase()}`);
  const list = useRef<HTMLDivElement>(null);
  const [awaited, focusRow] = useRowFocus(list);
  const focusOption = (index: number) => focusRow(index, `[data-field="data.options.${index}.answer"]`);
  const paste = (lines: readonly RichTextValue[], at: PastedAt) => {
    const options = getOptions();
    const last = editor.batch(`Paste ${toPlural(noun)}`, () =>
      pasteRows(lines, at, {
        count: options.length,
        limit: OPTION_LIMIT,
        what: toPlural(noun),
        isEmpty: (index) => isEmptyOption(options[index]),
        write: (index, answer) => run(path, setOptionText, { index, answer }),
        insert: insertInTurn((index, answer) => {
          run(path, addOption, { after: index - 1 });
          run(path, setOptionText, { index, answer });
        }),
      }),
    );
    focusOption(last);
  };
  // Text typed into the last field becomes an option, and the caret continues in that option.
  const entry = useNewEntry((texts) => {
    const [text = '', ...others] = texts;
    const place = getOptions().length - 1;
    if (others.length > 0) return paste(texts, { place, replaces: isEmptyOption(getOptions()[place]) });
    const last = findUnwritten(getOptions());
    if (last === null) run(path, addOption, { text }, 'new options');
    else run(path, setOptionText, { index: last, answer: text.trim() }, 'new options');
    focusOption(getOptions().length - 1);
  });
  const madeByEnter = useUnwantedLast(getOptions, (last) => run(path, removeOption, last, 'new options'));
  return {
    list,
    awaited,
    entry,
    paste,
    move: (from: number, to: number) => run(path, moveOption, { from, to }),
    enter(index: number) {
      if (index === data.options.length - 1) {
        run(path, addOption, { after: index }, 'new options');
        madeByEnter.current = index + 1;
      }
      focusOption(index + 1);
    },
    remove(index: number) {
      const option = getOptions()[index];
      run(path, removeOption, index);
      focusOption(Math.min(index, getOptions().length - 1));
      if (option)
        offerUndo(editor, `${nameOf(index)} deleted`, () => run(path, restoreOption, { index, option }));
    },
  };
}
