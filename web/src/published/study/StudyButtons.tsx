import { Check, ChevronLeft, ChevronRight, RefreshCw, RotateCcw, Shuffle } from 'lucide-react';
import { Button } from '../../ui/buttons/Button.tsx';
import { Kbd } from '../../ui/feedback/Kbd.tsx';
import {
  answerCard,
  createStudySession,
  flipCard,
  listUnanswered,
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
              Again <Key>1</Key>
            </Button>
            <Button variant="filled" icon={Check} onPress={() => act((from) => answerCard(from, true))}>
              I knew it <Key>2</Key>
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
        <Button variant="ghost" icon={ChevronRight} onPress={() => act((from) => stepCards(from, 1))}>
          Next
        </Button>
      </div>
    </>
  );
}

/** Renders the key that does the same; a finger has none. */
const Key = ({ children }: { children: string }) => (
  <span className="study-cue-keys" aria-hidden="true">
    <Kbd>{children}</Kbd>
  </span>
);

/** Says how the round went: "You knew 1 of 40; 39 not answered." */
function describeRound(session: StudySession): string {
  const [known, total] = [session.known.length, session.order.length];
  const unanswered = listUnanswered(session).length;
  if (known === total) return `You knew all ${total}.`;
  return `You knew ${known} of ${total}${unanswered > 0 ? `; ${unanswered} not answered` : ''}.`;
}

/** Renders the end of a round: how many cards were known, and what comes again. */
export function StudyEnd({ session, count, act }: StudyButtonsProps) {
  const again = [...session.again, ...listUnanswered(session)];
  const cards = again.length === 1 ? 'card' : `${again.length} cards`;
  return (
    <section className="deck-end" aria-label="Result">
      <p role="status">{describeRound(session)}</p>
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
