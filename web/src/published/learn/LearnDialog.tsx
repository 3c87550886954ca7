import { useMemo, useState } from 'react';
import type { PublishedDocument } from '#shared/api/published-models.ts';
import { locateStudyCards, type StudyCard } from '#shared/kinds/flashcard/study-copy.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { NotLoaded } from '../../ui/layout/NotLoaded.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { formatCount } from '../../ui/words/format-count.ts';
import { DeckProgress } from '../deck/DeckProgress.tsx';
import { reload } from '../pdf/fetch-file.ts';
import type { OpenPdf } from '../pdf/pdf.ts';
import { usePdf } from '../pdf/use-pdf.ts';
import { canBeTyped } from './judge-answer.ts';
import { LearnTask } from './LearnTask.tsx';
import {
  answerAsked,
  createLearnSession,
  getAskedCard,
  isTyped,
  type LearnSession,
} from './learn-session.ts';
import { type CardWords, useCardWords } from './use-card-words.ts';
import './LearnDialog.css';

interface LearnDialogProps {
  readonly document: PublishedDocument;
  readonly onClose: () => void;
}

/** Renders the cards of a deck as tasks: each is chosen, then typed, and comes again until it is known. */
export function LearnDialog({ document, onClose }: LearnDialogProps) {
  const { deck, paper, study_url } = document;
  const { data, error } = usePdf(study_url);
  const cards = useMemo(
    () => (deck ? locateStudyCards(deck.cards, deck.page_setup, paper) : []),
    [deck, paper],
  );
  const words = useCardWords(data?.pdf ?? null, cards);
  const [asksForTerm, askForTerm] = useState(false);
  return (
    <Dialog isOpen onClose={onClose} title={document.title || document.filename} width="full">
      <div className="learn">
        <Switch isSelected={asksForTerm} onChange={askForTerm}>
          Answer with the term
        </Switch>
        {error && <NotLoaded error={error} action="Load the page again" onAgain={reload} />}
        {!error && !(data && words) && <Spinner label="Loading the cards" />}
        {data && words && (
          <Learning
            key={String(asksForTerm)}
            pdf={data.pdf}
            cards={cards}
            words={words}
            answerSide={asksForTerm ? 'term' : 'definition'}
          />
        )}
      </div>
    </Dialog>
  );
}

interface LearningProps {
  readonly pdf: OpenPdf;
  readonly cards: readonly StudyCard[];
  readonly words: readonly CardWords[];
  readonly answerSide: keyof CardWords;
}

function Learning({ pdf, cards, words, answerSide }: LearningProps) {
  const answers = words.map((card) => card[answerSide]);
  const places = answers.flatMap((answer, at) => (answer === '' ? [] : [at]));
  const [session, setSession] = useState(() => createLearnSession(places));
  // What counts up with each answer: a card that is asked again is another task.
  const [turn, setTurn] = useState(0);
  const [seed] = useState(() => Math.floor(Math.random() * 2 ** 31));
  const asked = getAskedCard(session);
  const card = asked === null ? undefined : cards[asked];
  const answer = (isRight: boolean) => {
    setSession((from) => answerAsked(from, isRight));
    setTurn(turn + 1);
  };
  return (
    <>
      {asked !== null && card && (
        <LearnTask
          key={turn}
          pdf={pdf}
          place={card[answerSide === 'term' ? 'definition' : 'term']}
          question={words[asked]?.[answerSide === 'term' ? 'definition' : 'term'] ?? ''}
          answers={answers}
          card={asked}
          seed={seed + turn}
          isTyped={isTyped(session, asked) && canBeTyped(answers[asked] ?? '')}
          onAnswered={answer}
        />
      )}
      {asked === null && (
        <LearnEnd
          session={session}
          onAgain={(chosen) => {
            setSession(createLearnSession(chosen));
            setTurn(turn + 1);
          }}
        />
      )}
      <DeckProgress
        value={session.learned.length}
        max={places.length}
        words={`${session.learned.length} of ${places.length} learned`}
      />
      {places.length < cards.length && (
        <p className="hint">{`${formatCount(cards.length - places.length, 'card')} without words to answer with left out.`}</p>
      )}
    </>
  );
}

interface LearnEndProps {
  readonly session: LearnSession;
  readonly onAgain: (cards: readonly number[]) => void;
}

/** Renders the end: how many cards were learned, and those that were missed to begin with again. */
function LearnEnd({ session: { learned, missed }, onAgain }: LearnEndProps) {
  if (learned.length === 0) return <p role="status">These cards have no words to learn.</p>;
  return (
    <section className="deck-end" aria-label="Result">
      <p role="status">
        {missed.length === 0
          ? `You learned all ${learned.length} without a mistake.`
          : `You learned all ${learned.length}. ${formatCount(missed.length, 'card')} took more than one try.`}
      </p>
      <div className="row">
        {missed.length > 0 && (
          <Button autoFocus variant="filled" onPress={() => onAgain(missed)}>
            {missed.length === 1 ? 'Learn that card again' : `Learn those ${missed.length} again`}
          </Button>
        )}
        <Button autoFocus={missed.length === 0} onPress={() => onAgain(learned.toSorted((a, b) => a - b))}>
          Start over
        </Button>
      </div>
    </section>
  );
}
