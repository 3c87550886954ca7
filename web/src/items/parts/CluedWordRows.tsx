import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import {
  addCluedWords,
  moveCluedWord,
  removeCluedWord,
  restoreCluedWord,
  setCluedWord,
  setCluePicture,
  type TypedWord,
  type WithCluedWords,
} from '#shared/items/parts/clued-word-rules.ts';
import { CLUE_LIMIT, PUZZLE_WORD_LIMIT } from '#shared/items/parts/clued-words.ts';
import { OPTION_LIMIT } from '#shared/items/parts/limits.ts';
import { useEditor } from '../../document/editor-context.ts';
import type { Path } from '../../document/path.ts';
import { usePanel } from '../../document/use-panel.ts';
import { InlineImageButton } from '../../images/InlineImageButton.tsx';
import { noticeCutPaste } from '../../ui/feedback/cut-notice.ts';
import { pasteRows } from './paste-rows.ts';
import { readCluedLines } from './read-clued-lines.ts';
import { WordRows } from './WordRows.tsx';
import './CluedWordRows.css';

interface CluedWordRowsProps {
  readonly id: string;
  readonly data: WithCluedWords;
  readonly path: Path<WithCluedWords>;
  /** What is asked for each word. */
  readonly asks: 'nothing' | 'clues' | 'pictures' | 'both';
}

/** Renders the words of a puzzle, each with the clue and the picture that ask for it; pasted pairs become rows. */
export function CluedWordRows({ id, data: { words }, path, asks }: CluedWordRowsProps) {
  const { run } = usePanel(id, 'Edit words');
  const list = useRef<HTMLDivElement>(null);
  const paste = usePastedWords({ id, data: { words }, path, asks });
  const hasClues = asks === 'clues' || asks === 'both';
  const hasPictures = asks === 'pictures' || asks === 'both';
  return (
    <div
      ref={list}
      className={hasClues ? 'clued-words clued-words-wide' : 'clued-words'}
      onPasteCapture={paste}
    >
      <WordRows
        name="Word"
        addLabel="Add a word"
        limit={OPTION_LIMIT}
        longest={PUZZLE_WORD_LIMIT}
        rows={words.map(({ word }, index) => ({ text: word, field: `data.words.${index}.word` }))}
        onAdd={(texts, after = words.length - 1) =>
          run(path, addCluedWords, { typed: texts.map((word) => ({ word })), at: after + 1 }, 'word added')
        }
        onType={(index, word) => run(path, setCluedWord, { index, word }, `word ${index}`)}
        onRemove={(index) => run(path, removeCluedWord, index)}
        keepRow={(index) => {
          const word = words[index];
          return () => word && run(path, restoreCluedWord, { index, word });
        }}
        onMove={(from, to) => run(path, moveCluedWord, { from, to })}
        beside={(index) => (
          <>
            {hasClues && (
              <Clue
                index={index}
                clue={words[index]?.clue ?? ''}
                onType={(clue) => run(path, setCluedWord, { index, clue }, `clue ${index}`)}
              />
            )}
            {hasPictures && <CluePicture id={id} path={path} index={index} words={words} />}
          </>
        )}
      />
    </div>
  );
}

interface ClueProps {
  readonly index: number;
  readonly clue: string;
  readonly onType: (clue: string) => void;
}

/** Moves the focus from a clue to the next word, or to the field that adds one. */
function goToNextWord(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
  const rows = event.currentTarget.closest('.word-rows');
  const fields = [...(rows?.querySelectorAll<HTMLElement>('input[data-row], input[data-add]') ?? [])];
  const own = event.currentTarget.closest('.word-row')?.querySelector<HTMLElement>('input[data-row]');
  if (own) fields[fields.indexOf(own) + 1]?.focus();
}

function Clue({ index, clue, onType }: ClueProps) {
  return (
    <input
      data-field={`data.words.${index}.clue`}
      dir="auto"
      aria-label={`Clue ${index + 1}`}
      placeholder="Clue"
      maxLength={CLUE_LIMIT}
      value={clue}
      onChange={({ target }) => onType(target.value)}
      onPaste={noticeCutPaste}
      onKeyDown={goToNextWord}
      onBlur={() => clue !== clue.trim() && onType(clue.trim())}
    />
  );
}

interface CluePictureProps extends Pick<CluedWordRowsProps, 'id' | 'path'>, WithCluedWords {
  readonly index: number;
}

function CluePicture({ path, index, words }: CluePictureProps) {
  const editor = useEditor();
  const { word = '', clue_image = null } = words[index] ?? {};
  return (
    <InlineImageButton
      label={`Word ${index + 1}`}
      image={clue_image}
      words={word}
      onCommit={(image, step) => editor.edit(path, setCluePicture, { index, image }, step)}
    />
  );
}

/** Returns what takes pasted pairs, and lists of words, in place of the field that they were pasted into. */
function usePastedWords({ id, data: { words }, path, asks }: CluedWordRowsProps) {
  const editor = useEditor();
  const { run } = usePanel(id, 'Paste words');
  return (event: ClipboardEvent<HTMLElement>) => {
    const field = event.target as HTMLElement;
    const typed = readCluedLines(
      event.clipboardData.getData('text/plain'),
      asks === 'clues' || asks === 'both',
    );
    const isClue = field.dataset.field?.endsWith('.clue') ?? false;
    const isPair = typed.length === 1 && typed[0]?.clue !== undefined && !isClue;
    if (typed.length < 2 && !isPair) return;
    event.preventDefault();
    event.stopPropagation();
    const own = /words\.(\d+)\./.exec(field.dataset.field ?? '')?.[1];
    const place = own === undefined ? words.length - 1 : Number(own);
    const isEmpty = (at: number) => words[at]?.word.trim() === '' && words[at]?.clue.trim() === '';
    editor.batch('Paste words', () => {
      pasteRows<TypedWord>(
        typed,
        { place, replaces: own !== undefined && isEmpty(place) },
        {
          count: words.length,
          limit: OPTION_LIMIT,
          what: 'words',
          isEmpty,
          write: (index, one) => run(path, setCluedWord, { index, ...one }),
          insert: (at, more) => run(path, addCluedWords, { typed: more, at }),
        },
      );
    });
  };
}
