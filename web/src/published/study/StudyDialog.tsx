import { ChevronLeft, ChevronRight, RotateCcw, Shuffle } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { PublishedDocument } from '#shared/api/published-models.ts';
import { locateStudyCards } from '#shared/kinds/flashcard/study-copy.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { NotLoaded } from '../../ui/layout/NotLoaded.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { reload } from '../pdf/fetch-file.ts';
import { usePdf } from '../pdf/use-pdf.ts';
import { StudyFace } from './StudyFace.tsx';
import {
  createStudySession,
  flipCard,
  getCurrentCard,
  type StudySession,
  shuffleSession,
  stepCards,
} from './study-session.ts';
import './StudyDialog.css';

interface StudyDialogProps {
  readonly document: PublishedDocument;
  readonly onClose: () => void;
}

/**
 * Renders the cards of a deck one by one, as large as the screen allows: Space turns a card over, arrows step
 * on and back.
 */
export function StudyDialog({ document, onClose }: StudyDialogProps) {
  const { deck, paper, study_url } = document;
  const pdf = usePdf(study_url);
  const cards = useMemo(
    () => (deck ? locateStudyCards(deck.cards, deck.page_setup, paper) : []),
    [deck, paper],
  );
  const [session, setSession] = useState(() => createStudySession(cards.length));
  const face = useRef<HTMLButtonElement>(null);
  const act = (change: (from: StudySession) => StudySession) => {
    setSession(change);
    face.current?.focus();
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') act((from) => stepCards(from, 1));
    if (key === 'ArrowLeft') act((from) => stepCards(from, -1));
  };
  const place = session.at + 1;
  const card = cards[getCurrentCard(session)];
  return (
    <Dialog isOpen onClose={onClose} title={document.title || document.filename} width="full">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are shortcuts to the buttons below */}
      <div className="study" onKeyDown={press}>
        {pdf.error && <NotLoaded error={pdf.error} action="Load the page again" onAgain={reload} />}
        {!pdf.error && !pdf.data && <Spinner label="Loading the cards" />}
        {pdf.data && card && (
          <StudyFace
            ref={face}
            pdf={pdf.data.pdf}
            place={session.isFlipped ? card.definition : card.term}
            side={session.isFlipped ? 'Definition' : 'Term'}
            onFlip={() => setSession(flipCard)}
          />
        )}
        <div className="study-progress">
          <progress max={cards.length} value={place} aria-label="Progress" />
          <p>
            {place} of {cards.length}
          </p>
        </div>
        <div className="study-actions">
          <Button
            icon={ChevronLeft}
            isDisabled={session.at === 0}
            onPress={() => act((from) => stepCards(from, -1))}
          >
            Back
          </Button>
          <Button icon={Shuffle} onPress={() => act(shuffleSession)}>
            Shuffle
          </Button>
          <Button icon={RotateCcw} onPress={() => act((from) => createStudySession(from.order.length))}>
            Start over
          </Button>
          <Button
            variant="filled"
            icon={ChevronRight}
            isDisabled={place === cards.length}
            onPress={() => act((from) => stepCards(from, 1))}
          >
            Next
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
