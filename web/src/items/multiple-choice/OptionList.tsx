import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { optionLetter } from '#shared/document/numbering.ts';
import {
  addOption,
  moveOption,
  removeOption,
  setOptionCorrect,
  setOptionText,
} from '#shared/items/multiple-choice/rules.ts';
import type { MultipleChoiceData } from '#shared/items/multiple-choice/schema.ts';
import { isBlank } from '#shared/text/plain-text.ts';
import { objectKey } from '../../panels/object-key.ts';
import { SortableList } from '../../panels/SortableList.tsx';
import { focusEnd } from '../../richtext/focus-end.ts';
import { RichTextField } from '../../richtext/RichTextField.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { usePanel } from '../panel.ts';
import './OptionList.css';

interface OptionListProps {
  readonly id: string;
  readonly data: MultipleChoiceData;
  readonly live: MultipleChoiceData;
}

/** The options with their answer-key switches, and the field that adds one. */
export function OptionList({ id, data, live }: OptionListProps) {
  const { run } = usePanel(id, 'Edit options');
  const [added, setAdded] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const fixed = data.hasBooleanOptions;
  const several = data.options.length > 1;

  // Once React has drawn the option; the caret goes behind what is in it.
  const focusOption = (index: number) =>
    queueMicrotask(() => focusEnd(list.current?.querySelectorAll<HTMLElement>('[role=textbox]')[index]));
  // Typing in the add-new field makes an option of it; the caret goes on there.
  const typeNew = (text: string) => {
    setAdded('');
    if (text.trim() === '') return;
    // An empty option at the end is the one that was meant.
    const last = data.options.length - 1;
    const reuses = isBlank(data.options[last]?.answer ?? '') && last > 0;
    if (reuses) run(live, setOptionText, { index: last, answer: text.trim() });
    else run(live, addOption, { text });
    focusOption(reuses ? last : last + 1);
  };
  const enter = (index: number) => {
    if (index === data.options.length - 1) run(live, addOption, { after: index });
    focusOption(index + 1);
  };

  return (
    <div className="option-list" ref={list}>
      <div className="option-list-head">
        <span>Options</span>
        <span>Answer key</span>
      </div>
      <SortableList
        label="Options"
        ids={live.options.map(objectKey)}
        onMove={(from, to) => run(live, moveOption, { from, to })}
      >
        {(index, handle) => {
          const option = data.options[index];
          const letter = optionLetter(index);
          return option ? (
            <div className="option-edit">
              {handle}
              <span className="option-edit-letter">{letter}</span>
              <RichTextField
                kind="line"
                isBare
                label={`Option ${letter}`}
                placeholder="Type an option"
                value={option.answer}
                onChange={(answer) => run(live, setOptionText, { index, answer }, `option ${index}`)}
                onEnter={() => enter(index)}
              />
              {several && !fixed && (
                <IconButton
                  label={`Delete option ${letter}`}
                  icon={X}
                  onPress={() => run(live, removeOption, index)}
                />
              )}
              <Switch
                layout="hidden"
                isSelected={option.correct}
                onChange={(correct) => run(live, setOptionCorrect, { index, correct })}
              >
                {`${letter} is correct`}
              </Switch>
            </div>
          ) : null;
        }}
      </SortableList>
      {!fixed && (
        <input
          className="option-add"
          aria-label="Add an option"
          placeholder="Add an option"
          value={added}
          onChange={(event) => typeNew(event.target.value)}
        />
      )}
    </div>
  );
}
