import { xor } from 'es-toolkit';
import { Maximize2, Minimize2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PublishedDocument } from '#shared/api/published-models.ts';
import type { PublishedGame } from '#shared/kinds/bingo/published-game-schema.ts';
import { useFullScreen } from '../../ui/behaviour/use-full-screen.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { NotLoaded } from '../../ui/layout/NotLoaded.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { reload } from '../pdf/fetch-file.ts';
import { CallView } from './CallView.tsx';
import { CheckView } from './CheckView.tsx';
import { listCalledWords } from './call-state.ts';
import { GamePictures, usePictures } from './game-pictures.tsx';
import { useCall } from './use-call.ts';
import { useGame } from './use-game.ts';
import './GameDialog.css';

/** The caller, or one card that is checked. */
export type GameViewName = 'call' | 'check';
const VIEWS = [
  { value: 'call', label: 'Call words' },
  { value: 'check', label: 'Check a card' },
] as const;

interface GameDialogProps {
  readonly document: PublishedDocument;
  readonly view: GameViewName;
  readonly onView: (view: GameViewName) => void;
  readonly onClose: () => void;
}

/** Renders a published game in the classroom, as large as the window or the screen. */
export function GameDialog({ document, view, onView, onClose }: GameDialogProps) {
  const game = useGame(document.game_url ?? '');
  const pictures = usePictures(document.study_url, game.data, document.paper);
  const whole = useRef<HTMLDivElement>(null);
  const [isFull, toggleFull] = useFullScreen(whole);
  return (
    <Dialog isOpen onClose={onClose} title={document.title || document.filename} width="full">
      <div ref={whole} className="game">
        <div className="row game-bar">
          <Segments aria-label="What to do" options={VIEWS} value={view} onChange={onView} />
          <Button icon={isFull ? Minimize2 : Maximize2} onPress={toggleFull}>
            {isFull ? 'Leave full screen' : 'Full screen'}
          </Button>
        </div>
        {game.error && <NotLoaded error={game.error} action="Load the page again" onAgain={reload} />}
        {game.isPending && <Spinner label="Loading the game" />}
        {game.data && (
          <GamePictures value={pictures}>
            <GameViews game={game.data} document={document} view={view} />
          </GamePictures>
        )}
      </div>
    </Dialog>
  );
}

interface GameViewsProps {
  readonly game: PublishedGame;
  readonly document: PublishedDocument;
  readonly view: GameViewName;
}

function GameViews({ game, document, view }: GameViewsProps) {
  const [call, act] = useCall(document);
  // Words whose mark was changed by hand, whether or not they were called here.
  const [byHand, setByHand] = useState<readonly number[]>([]);
  const called = listCalledWords(game.words.length, call);
  if (view === 'call') return <CallView game={game} call={call} act={act} />;
  const toggle = (word: number) => setByHand(xor(byHand, [word]));
  return (
    <CheckView
      game={game}
      marked={new Set(xor(called, byHand))}
      onToggle={toggle}
      onClear={byHand.length > 0 ? () => setByHand([]) : null}
    />
  );
}
