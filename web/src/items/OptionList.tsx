import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { OPTION_LIMIT } from '#shared/items/limits.ts';
import {
  addOption,
  moveOption,
  removeOption,
  setOptionPicture,
  setOptionText,
  type WithOptions,
} from '#shared/items/options.ts';
import { isBlank } from '#shared/text/plain-text.ts';
import { useEdit } from '../editor/context.ts';
import { InlineImageButton } from '../images/InlineImageButton.tsx';
import { objectKey } from '../panels/object-key.ts';
import { SortableList } from '../panels/SortableList.tsx';
import { focusEnd } from '../richtext/focus-end.ts';
import { RichTextField } from '../richtext/RichTextField.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { FullHint } from './FullHint.tsx';
import { usePanel } from './panel.ts';
import { useNewEntry } from './use-new-entry.ts';
import './OptionList.css';

interface OptionListProps {
  readonly id: string;
  readonly data: WithOptions;
  readonly live: WithOptions;
  /** Over the list: "Options". */
  readonly label: string;
  /** What one of them is called, after an article: "an option". */
  readonly noun: string;
  /** What stands before an entry on the paper: its letter, its box. */
  readonly mark: (index: number) => ReactNode;
  /** What tells an entry from the others by ear: "Option B". */
  readonly nameOf: (index: number) => string;
  /** A control at the end of each row, under this heading. */
  readonly aside?: { readonly heading: string; readonly at: (index: number) => ReactNode };
  /** Below the options. */
  readonly hint?: ReactNode;
  /** Neither more nor fewer. */
  readonly isFixed?: boolean;
}

/** A list of short texts, and the field that adds one. */
export function OptionList(props: OptionListProps) {
  const { id, data, live, label, noun, mark, nameOf, aside, isFixed = false } = props;
  const { run } = usePanel(id, `Edit ${label.toLowerCase()}`);
  const { edit } = useEdit();
  const list = useRef<HTMLDivElement>(null);
  const several = data.options.length > 1;
  const isFull = data.options.length >= OPTION_LIMIT;

  // Once React has drawn the option; the caret goes behind what is in it.
  const focusOption = (index: number) =>
    queueMicrotask(() => focusEnd(list.current?.querySelectorAll<HTMLElement>('[role=textbox]')[index]));
  // What is written in the add-new field makes options of it; the caret goes on in the last.
  const entry = useNewEntry((texts) => {
    for (const text of texts) {
      // An empty option at the end is the one that was meant.
      const last = live.options.length - 1;
      const reuses = isBlank(live.options[last]?.answer ?? '') && last > 0;
      if (reuses) run(live, setOptionText, { index: last, answer: text.trim() }, 'new options');
      else run(live, addOption, { text }, 'new options');
    }
    focusOption(live.options.length - 1);
  });
  const enter = (index: number) => {
    if (index === data.options.length - 1) run(live, addOption, { after: index });
    focusOption(index + 1);
  };

  return (
    <div className="option-list" ref={list}>
      <div className="option-list-head">
        <span>{label}</span>
        {aside && <span>{aside.heading}</span>}
      </div>
      <SortableList
        label={label}
        ids={live.options.map(objectKey)}
        onMove={(from, to) => run(live, moveOption, { from, to })}
      >
        {(index, handle) => {
          const option = data.options[index];
          return option ? (
            <div className="option-edit">
              {handle}
              <span className="option-edit-mark" aria-hidden="true">
                {mark(index)}
              </span>
              <RichTextField
                kind="line"
                isBare
                label={nameOf(index)}
                placeholder={`Type ${noun}`}
                value={option.answer}
                onChange={(answer) => run(live, setOptionText, { index, answer }, `option ${index}`)}
                onEnter={() => enter(index)}
              />
              <InlineImageButton
                label={nameOf(index)}
                image={option.answer_image}
                words={option.answer}
                onCommit={(image, step) => edit(live, setOptionPicture, { index, image }, step)}
              />
              {several && !isFixed && (
                <IconButton
                  label={`Delete ${nameOf(index).replace(/^./, (first) => first.toLowerCase())}`}
                  icon={X}
                  onPress={() => run(live, removeOption, index)}
                />
              )}
              {aside?.at(index)}
            </div>
          ) : null;
        }}
      </SortableList>
      {isFull && <FullHint limit={OPTION_LIMIT} what={`${noun.replace(/^an? /, '')}s`} />}
      {!isFixed && !isFull && (
        <input {...entry} className="option-add" aria-label={`Add ${noun}`} placeholder={`Add ${noun}`} />
      )}
      {props.hint}
    </div>
  );
}
