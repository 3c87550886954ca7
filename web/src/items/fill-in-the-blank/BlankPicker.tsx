import { type KeyboardEvent, memo, type ReactNode, useRef } from 'react';
import { isBlankWord } from '#shared/items/fill-in-the-blank/blanks.ts';
import { setBlank } from '#shared/items/fill-in-the-blank/rules.ts';
import type { BlankWord, FillInTheBlankData } from '#shared/items/fill-in-the-blank/schema.ts';
import { isWord } from '#shared/items/fill-in-the-blank/tokens.ts';
import { usePanel } from '../panel.ts';
import { LetterPicker } from './LetterPicker.tsx';
import { withSpaces } from './with-spaces.tsx';
import './BlankPicker.css';

const HINTS = {
  whole_word: 'Click on the yellow words to replace them with blanks',
  partial_word: 'Click on the yellow letters to replace them with blanks',
} as const;

interface BlankPickerProps {
  readonly id: string;
  readonly data: FillInTheBlankData;
  readonly live: FillInTheBlankData;
}

/** The text to click in: its words, or their letters, become blanks. */
export function BlankPicker({ id, data, live }: BlankPickerProps) {
  if (!data.words.some(({ value }) => isWord(value))) return null;
  return (
    <div className="blank-picker">
      <p className="panel-hint">{HINTS[data.type]}</p>
      <Roving label={HINTS[data.type]}>
        <Words id={id} words={data.words} type={data.type} live={live} />
      </Roving>
    </div>
  );
}

interface WordsProps {
  readonly id: string;
  readonly words: readonly BlankWord[];
  readonly type: FillInTheBlankData['type'];
  readonly live: FillInTheBlankData;
}

const Words = memo(function Words({ id, words, type, live }: WordsProps) {
  const { run } = usePanel(id, 'Edit blanks');
  if (type === 'partial_word') return <LetterPicker id={id} words={words} live={live} />;
  return withSpaces(words, (word, index) => {
    const blank = isBlankWord(word, { type });
    return (
      <button
        type="button"
        className="pick"
        aria-pressed={blank}
        onClick={() => run(live, setBlank, { index, blank: !blank })}
      >
        {word.value}
      </button>
    );
  });
});

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One stop of the Tab key; arrow keys, Home and End go from button to button. */
function Roving({ label, children }: { label: string; children: ReactNode }) {
  const root = useRef<HTMLFieldSetElement>(null);
  const press = (event: KeyboardEvent) => {
    const all = [...(root.current?.querySelectorAll('button') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const step = STEPS[event.key];
    const next = event.key === 'Home' ? all[0] : event.key === 'End' ? all.at(-1) : step && all[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <fieldset ref={root} className="blank-picker-text" aria-label={label} dir="auto" onKeyDown={press}>
      {children}
    </fieldset>
  );
}
