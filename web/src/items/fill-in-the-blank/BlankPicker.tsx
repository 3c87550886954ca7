import { memo, useCallback, useDeferredValue } from 'react';
import { isBlankWord } from '#shared/items/fill-in-the-blank/blanks.ts';
import { setBlank } from '#shared/items/fill-in-the-blank/rules.ts';
import type { BlankWord, FillInTheBlankData } from '#shared/items/fill-in-the-blank/schema.ts';
import { isWord } from '#shared/items/fill-in-the-blank/tokens.ts';
import { renderWithBreaks } from '#shared/text/RichText.tsx';
import type { Path } from '../../document/path.ts';
import { type PartProps, usePanel } from '../../document/use-panel.ts';
import { LetterPicker } from './LetterPicker.tsx';
import { RovingTabIndex } from './RovingTabIndex.tsx';
import { renderWords } from './render-words.tsx';
import './BlankPicker.css';

const HINTS = {
  whole_word: 'Click on the yellow words to replace them with blanks',
  partial_word: 'Click on the yellow letters to replace them with blanks',
} as const;

/** Renders the text to click in: its words, or their letters, become blanks. */
export function BlankPicker({ id, data, path }: PartProps<FillInTheBlankData>) {
  // The paper comes first while a user types.
  const words = useDeferredValue(data.words);
  if (!data.words.some(({ value }) => isWord(value))) return null;
  return (
    <div className="blank-picker">
      <p className="panel-hint">{HINTS[data.type]}</p>
      <RovingTabIndex label={HINTS[data.type]}>
        <Words id={id} words={words} type={data.type} path={path} />
      </RovingTabIndex>
    </div>
  );
}

interface WordsProps {
  readonly id: string;
  readonly words: readonly BlankWord[];
  readonly type: FillInTheBlankData['type'];
  readonly path: Path<FillInTheBlankData>;
}

const Words = memo(function Words({ id, words, type, path }: WordsProps) {
  const { run } = usePanel(id, 'Edit blanks');
  const pick = useCallback(
    (index: number, blank: boolean) => run(path, setBlank, { index, blank }),
    [run, path],
  );
  if (type === 'partial_word') return <LetterPicker id={id} words={words} path={path} />;
  return renderWords(words, (word, index) => (
    <PickWord text={word.value} index={index} isBlank={isBlankWord(word, { type })} onPick={pick} />
  ));
});

interface PickWordProps {
  readonly text: string;
  readonly index: number;
  readonly isBlank: boolean;
  readonly onPick: (index: number, blank: boolean) => void;
}

/** Drawn again only when it changes: a text has hundreds. */
const PickWord = memo(function PickWord({ text, index, isBlank, onPick }: PickWordProps) {
  return (
    <button type="button" className="pick" aria-pressed={isBlank} onClick={() => onPick(index, !isBlank)}>
      {renderWithBreaks(text)}
    </button>
  );
});
