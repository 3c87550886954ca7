import { Check, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { StudyPlace } from '#shared/kinds/flashcard/study-copy.ts';
import { useRoom } from '../../ui/behaviour/use-room.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Kbd } from '../../ui/feedback/Kbd.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { PartPicture } from '../pdf/PartPicture.tsx';
import type { OpenPdf } from '../pdf/pdf.ts';
import { type Judgement, judgeAnswer } from './judge-answer.ts';
import { listChoices } from './learn-session.ts';

interface LearnTaskProps {
  readonly pdf: OpenPdf;
  /** Where the side that asks stands in the PDF, and its words for screen readers. */
  readonly place: StudyPlace;
  readonly question: string;
  /** The answers of all cards, and the place of the one that is right. */
  readonly answers: readonly string[];
  readonly card: number;
  /** Decides which other answers are offered. */
  readonly seed: number;
  readonly isTyped: boolean;
  readonly onAnswered: (isRight: boolean) => void;
}

interface Given {
  readonly text: string;
  readonly judgement: Judgement;
}

/** Renders one task: the side of a card that asks, and below it answers to choose from or a field; then whether it was right. */
export function LearnTask({ pdf, place, question, onAnswered, ...task }: LearnTaskProps) {
  const { answers, card, isTyped } = task;
  const [given, setGiven] = useState<Given | null>(null);
  const right = answers[card] ?? '';
  const take = (text: string) => setGiven({ text, judgement: judgeAnswer(text, right) });
  return (
    <>
      <Question pdf={pdf} place={place} words={question} />
      {given === null && isTyped && <Typing onGiven={take} />}
      {!isTyped && (
        <Choices
          choices={listChoices(answers, card, task.seed)}
          right={right}
          given={given?.text ?? null}
          onGiven={take}
        />
      )}
      {given && <Result given={given} right={right} isTyped={isTyped} onAnswered={onAnswered} />}
    </>
  );
}

function Question({ pdf, place, words }: { pdf: OpenPdf; place: StudyPlace; words: string }) {
  const stage = useRef<HTMLDivElement>(null);
  const room = useRoom(stage);
  const width = Math.floor(Math.min(room.width, (room.height * place.width) / place.height));
  return (
    <div ref={stage} className="deck-stage">
      <div className="deck-card" style={{ width, height: (width * place.height) / place.width }}>
        <PartPicture pdf={pdf} place={place} width={width} />
      </div>
      <p className="visually-hidden" role="status">
        {words}
      </p>
    </div>
  );
}

/** The focus moves as soon as the task is drawn: an effect would come after the first letters of somebody who types fast. */
const focusField = (form: HTMLElement | null): void => form?.querySelector('input')?.focus();
const focusNext = (result: HTMLElement | null): void =>
  result?.querySelector<HTMLElement>('button:last-of-type')?.focus();

function Typing({ onGiven }: { onGiven: (text: string) => void }) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGiven(text);
  };
  return (
    <form ref={focusField} className="learn-typing" onSubmit={submit}>
      <TextField
        aria-label="Your answer"
        placeholder="Type the answer"
        autoComplete="off"
        spellCheck="false"
        value={text}
        onChange={setText}
      />
      <Button type="submit" variant="filled">
        {text.trim() === '' ? 'I don’t know' : 'Check'}
      </Button>
    </form>
  );
}

interface ChoicesProps {
  readonly choices: readonly string[];
  readonly right: string;
  /** The answer that was given; null before. */
  readonly given: string | null;
  readonly onGiven: (text: string) => void;
}

/** Renders the answers to choose from; the keys 1 to 4 choose one as well. */
function Choices({ choices, right, given, onGiven }: ChoicesProps) {
  const press = ({ key }: KeyboardEvent) => {
    const choice = choices[Number(key) - 1];
    if (given === null && choice !== undefined) onGiven(choice);
  };
  const getMark = (choice: string) => {
    if (given === null) return null;
    if (choice === right) return 'right';
    return choice === given ? 'wrong' : null;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the digits are shortcuts to the buttons within
    <div className="learn-choices" onKeyDown={press}>
      {choices.map((choice, at) => (
        <button
          key={choice}
          type="button"
          className="learn-choice"
          data-mark={getMark(choice)}
          disabled={given !== null}
          // biome-ignore lint/a11y/noAutofocus: the keys of a task work at once
          autoFocus={at === 0}
          onClick={() => onGiven(choice)}
        >
          <Kbd>{at + 1}</Kbd>
          <bdi>{choice}</bdi>
          {getMark(choice) === 'right' && <Check aria-label="right" size={18} />}
          {getMark(choice) === 'wrong' && <X aria-label="wrong" size={18} />}
        </button>
      ))}
    </div>
  );
}

interface ResultProps {
  readonly given: Given;
  readonly right: string;
  readonly isTyped: boolean;
  readonly onAnswered: (isRight: boolean) => void;
}

/** Renders whether the answer was right, what is right, and the way on. */
function Result({ given: { text, judgement }, right, isTyped, onAnswered }: ResultProps) {
  const isRight = judgement !== 'wrong';
  const isShown = isTyped && (judgement !== 'right' || text.trim() !== right);
  return (
    <div ref={focusNext} className="learn-result" data-mark={isRight ? 'right' : 'wrong'}>
      <p role="status">
        {isRight ? 'Right. ' : 'Not yet. '}
        {(isShown || !isRight) && (
          <>
            The answer is <strong dir="auto">{right}</strong>
          </>
        )}
      </p>
      <div className="row">
        {isTyped && !isRight && text.trim() !== '' && (
          <Button variant="ghost" onPress={() => onAnswered(true)}>
            I was right
          </Button>
        )}
        <Button variant="filled" onPress={() => onAnswered(isRight)}>
          Next
        </Button>
      </div>
    </div>
  );
}
