import { Check, ChevronLeft, ChevronRight, RefreshCw, RotateCcw, Shuffle } from 'lucide-react';
import { Button } from '../../ui/buttons/Button.tsx';
import {
  answerCard,
  createStudySession,
  flipCard,
  repeatCards,
  type StudySession,
  shuffleSession,
  stepCards,
} from './study-session.ts';

interface StudyButtonsProps {
  readonly session: StudySession;
  /** The number of cards of the deck. */
  readonly count: number;
  readonly act: (change: (from: StudySession) => StudySession) => void;
}

/** Renders what can be done with a card: turn it; once it is turned, say whether it was known. */
export function StudyButtons({ session, count, act }: StudyButtonsProps) {
  return (
    <>
      <div className="row study-actions study-answer">
        {session.isFlipped ? (
          <>
            <Button icon={RefreshCw} onPress={() => act((from) => answerCard(from, false))}>
              Again
            </Button>
            <Button variant="filled" icon={Check} onPress={() => act((from) => answerCard(from, true))}>
              I knew it
            </Button>
          </>
        ) : (
          <>
            <span className="study-cue">
              Press the card<span className="study-cue-keys"> or Space</span>
            </span>
            <Button variant="filled" icon={RotateCcw} onPress={() => act(flipCard)}>
              Turn
            </Button>
          </>
        )}
      </div>
      <div className="row study-actions study-steps">
        <Button
          variant="ghost"
          icon={ChevronLeft}
          isDisabled={session.at === 0}
          onPress={() => act((from) => stepCards(from, -1))}
        >
          Back
        </Button>
        <Button variant="ghost" icon={Shuffle} onPress={() => act(shuffleSession)}>
          Shuffle
        </Button>
        <Button variant="ghost" onPress={() => act(() => createStudySession(count))}>
          Start over
        </Button>
        <Button
          variant="ghost"
          icon={ChevronRight}
          isDisabled={session.at + 1 >= session.order.length}
          onPress={() => act((from) => stepCards(from, 1))}
        >
          Next
        </Button>
      </div>
    </>
  );
}

/** Renders the end of a round: how many cards were known, and what comes again. */
export function StudyEnd({ session: { known, again }, count, act }: StudyButtonsProps) {
  const total = known.length + again.length;
  const cards = again.length === 1 ? 'card' : `${again.length} cards`;
  return (
    <section className="study-end" aria-label="Result">
      <p role="status">
        {again.length === 0 ? `You knew all ${total}.` : `You knew ${known.length} of ${total}.`}
      </p>
      <div className="row study-actions">
        {again.length > 0 && (
          <Button autoFocus variant="filled" icon={RefreshCw} onPress={() => act(repeatCards)}>
            {`Study the ${cards} again`}
          </Button>
        )}
        <Button
          autoFocus={again.length === 0}
          icon={RotateCcw}
          onPress={() => act(() => createStudySession(count))}
        >
          {`Start over with ${count === 1 ? 'the card' : `all ${count}`}`}
        </Button>
      </div>
    </section>
  );
}
