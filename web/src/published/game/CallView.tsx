import { Dices, RotateCcw, Undo2 } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { PublishedGame } from '#shared/kinds/bingo/published-game-schema.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { getButtonClass } from '../../ui/buttons/button-class.ts';
import { Switch } from '../../ui/fields/Switch.tsx';
import { guessSpoken } from '../speech/guess-spoken.ts';
import { canSpeak } from '../speech/speech.ts';
import { useReadAloud, useSpoken } from '../speech/use-read-aloud.ts';
import { CalledList } from './CalledList.tsx';
import { CalledWord, getSpokenCall } from './CalledWord.tsx';
import { type CallState, canUndo, drawWord, listCalledWords, startAgain, undoDraw } from './call-state.ts';

interface CallViewProps {
  readonly game: PublishedGame;
  readonly call: CallState;
  readonly act: (change: (from: CallState) => CallState) => void;
}

/** Draws the words one by one, none twice: Space, Enter or the right arrow draws, the left arrow takes back. */
export function CallView({ game, call, act }: CallViewProps) {
  const [showsWords, showWords] = useState(false);
  const [isReadAloud, readAloud] = useReadAloud();
  const language = useMemo(() => guessSpoken(game.words.map(getSpokenCall), game.look.locale), [game]);
  const draw = useRef<HTMLButtonElement>(null);
  // The window is opened to draw words, and so is the whole screen: the next Space does.
  useEffect(() => {
    const focus = () => draw.current?.focus();
    focus();
    document.addEventListener('fullscreenchange', focus);
    return () => document.removeEventListener('fullscreenchange', focus);
  }, []);
  const total = game.words.length;
  const called = listCalledWords(total, call).flatMap((word) => game.words[word] ?? []);
  const current = called.at(-1);
  const isOver = called.length === total;
  const change = (how: (from: CallState) => CallState) => {
    act(how);
    draw.current?.focus();
  };
  const drawNext = () => change((from) => drawWord(total, from));
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') drawNext();
    if (key === 'ArrowLeft') change(undoDraw);
  };
  // After a click anywhere the next Space draws a word; keyboard users keep their focus.
  const point = ({ detail }: MouseEvent) => {
    // A label gives its switch the focus only after the click.
    if (detail > 0) requestAnimationFrame(() => draw.current?.focus());
  };
  useSpoken(current ? getSpokenCall(current) : '', language, isReadAloud);
  const announcement = current
    ? `${called.length} of ${total}: ${getSpokenCall(current)}`
    : 'No word is called yet.';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are shortcuts to the buttons below
    <div className="call" onKeyDown={press} onClickCapture={point}>
      <div className="call-stage">
        {current ? (
          <CalledWord key={called.length} word={current} showsWord={showsWords} />
        ) : (
          <p className="call-begin">Press “Draw a word”, or Space.</p>
        )}
      </div>
      <CalledList words={called} total={total} showsWords={showsWords} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <CallActions
        {...{ game, call, draw, isOver, showsWords, showWords, isReadAloud, readAloud, drawNext, change }}
        hasBegun={called.length > 0}
      />
    </div>
  );
}

interface CallActionsProps extends Pick<CallViewProps, 'game' | 'call'> {
  readonly draw: RefObject<HTMLButtonElement | null>;
  readonly hasBegun: boolean;
  readonly isOver: boolean;
  readonly showsWords: boolean;
  readonly showWords: (shows: boolean) => void;
  readonly isReadAloud: boolean;
  readonly readAloud: (isOn: boolean) => void;
  readonly drawNext: () => void;
  readonly change: (how: (from: CallState) => CallState) => void;
}

/** Renders the buttons of a game: the last and largest of them draws a word. */
function CallActions({
  game,
  call,
  draw,
  hasBegun,
  isOver,
  showsWords,
  showWords,
  isReadAloud,
  readAloud,
  ...on
}: CallActionsProps) {
  return (
    <div className="call-actions">
      <Button icon={Undo2} isDisabled={!canUndo(call)} onPress={() => on.change(undoDraw)}>
        Undo
      </Button>
      <Button icon={RotateCcw} isDisabled={!hasBegun} onPress={() => on.change(startAgain)}>
        New game
      </Button>
      {game.clues && (
        <Switch isSelected={showsWords} onChange={showWords}>
          Show the words
        </Switch>
      )}
      {canSpeak() && (
        <Switch isSelected={isReadAloud} onChange={readAloud}>
          Read aloud
        </Switch>
      )}
      <button
        ref={draw}
        type="button"
        aria-disabled={isOver}
        className={getButtonClass('filled', 'large')}
        onClick={on.drawNext}
      >
        <Dices className="button-icon" aria-hidden />
        <span className="button-words">{isOver ? 'All words are called' : 'Draw a word'}</span>
      </button>
    </div>
  );
}
