import { Maximize2, Minimize2 } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { PublishedDocument } from '#shared/api/published-models.ts';
import { locateStudyCards } from '#shared/kinds/flashcard/study-copy.ts';
import { useFullScreen } from '../../ui/behaviour/use-full-screen.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { NotLoaded } from '../../ui/layout/NotLoaded.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { DeckProgress } from '../deck/DeckProgress.tsx';
import { reload } from '../pdf/fetch-file.ts';
import { usePdf } from '../pdf/use-pdf.ts';
import { ReadAloud, useCardVoices } from './ReadAloud.tsx';
import { StudyButtons, StudyEnd } from './StudyButtons.tsx';
import { StudyFace } from './StudyFace.tsx';
import {
  answerCard,
  createStudySession,
  flipCard,
  getCurrentCard,
  isOver,
  type StudySession,
  stepCards,
} from './study-session.ts';
import './StudyDialog.css';

interface StudyDialogProps {
  readonly document: PublishedDocument;
  readonly onClose: () => void;
}

const SIDES = { term: 'Term', definition: 'Definition' } as const;

/**
 * Renders the cards of a deck one by one, as large as the screen allows: Space turns a card over, arrows step
 * on and back. What was not known comes again.
 */
export function StudyDialog({ document, onClose }: StudyDialogProps) {
  const { deck, paper, study_url } = document;
  const pdf = usePdf(study_url);
  const cards = useMemo(
    () => (deck ? locateStudyCards(deck.cards, deck.page_setup, paper) : []),
    [deck, paper],
  );
  const { session, face, act, answer, press } = useStudying(cards.length);
  const [startsWithDefinition, startWithDefinition] = useState(false);
  const voices = useCardVoices();
  const whole = useRef<HTMLDivElement>(null);
  const [isFull, toggleFull] = useFullScreen(whole);
  const card = cards[getCurrentCard(session)];
  const side = session.isFlipped === startsWithDefinition ? 'term' : 'definition';
  return (
    <Dialog isOpen onClose={onClose} title={document.title || document.filename} width="full">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are shortcuts to the buttons below */}
      <div ref={whole} className="study" onKeyDown={press}>
        <div className="study-bar">
          <Switch isSelected={startsWithDefinition} onChange={startWithDefinition}>
            Definition first
          </Switch>
          <ReadAloud voices={voices} />
          <Button size="dense" icon={isFull ? Minimize2 : Maximize2} onPress={toggleFull}>
            {isFull ? 'Leave full screen' : 'Full screen'}
          </Button>
        </div>
        {pdf.error && <NotLoaded error={pdf.error} action="Load the page again" onAgain={reload} />}
        {!pdf.error && !pdf.data && <Spinner label="Loading the cards" />}
        {pdf.data && card && !isOver(session) && (
          <StudyFace
            ref={face}
            pdf={pdf.data.pdf}
            place={card[side]}
            side={SIDES[side]}
            onFlip={() => act(flipCard)}
            onSwipe={(to) => answer(to === 'right')}
            onWords={(read) => voices.read(side, read)}
          />
        )}
        {isOver(session) && <StudyEnd session={session} count={cards.length} act={act} />}
        <StudyProgress session={session} />
        {!isOver(session) && <StudyButtons session={session} count={cards.length} act={act} />}
      </div>
    </Dialog>
  );
}

/** Returns how far somebody has studied so many cards, and what takes them on: by a button, a key or a finger. */
function useStudying(count: number) {
  const [session, setSession] = useState(() => createStudySession(count));
  const face = useRef<HTMLButtonElement>(null);
  const act = (change: (from: StudySession) => StudySession) => {
    setSession(change);
    face.current?.focus();
  };
  const answer = (isKnown: boolean) => act((from) => answerCard(from, isKnown));
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') act((from) => stepCards(from, 1));
    if (key === 'ArrowLeft') act((from) => stepCards(from, -1));
    if (key === '1' || key === '2') answer(key === '2');
  };
  return { session, face, act, answer, press };
}

function StudyProgress({ session: { order, at } }: { session: StudySession }) {
  const place = Math.min(at + 1, order.length);
  return <DeckProgress value={place} max={order.length} words={`${place} of ${order.length}`} />;
}
