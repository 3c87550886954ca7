import { Dices, Grid3x3 } from 'lucide-react';
import type { PublishedDocument } from '#shared/api/published-models.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import type { GameViewName } from '../game/GameDialog.tsx';
import { countDrawnWords } from '../game/use-call.ts';

interface GameButtonsProps {
  readonly document: PublishedDocument;
  readonly onGame: (view: GameViewName) => void;
}

/** Renders what opens a game on the screen: its caller, and the check of a card. */
export function GameButtons({ document, onGame }: GameButtonsProps) {
  const drawn = countDrawnWords(document);
  return (
    <div className="stack published-actions">
      <Button icon={Dices} size="large" onPress={() => onGame('call')}>
        {drawn > 0 ? `Go on calling (${drawn} called)` : 'Call the words'}
      </Button>
      <Button icon={Grid3x3} size="large" onPress={() => onGame('check')}>
        Check a card
      </Button>
    </div>
  );
}
