import { WalletCards } from 'lucide-react';
import type { KindTile } from '../parts/kind-tile.ts';

const CARDS = ['el pan', 'la leche', 'el queso', 'la manzana'];

function FlashcardDrawing() {
  return (
    <>
      <path className="drawing-cut" d="M16 16H184M16 72H184M16 128H184M16 16V132M100 16V132M184 16V132" />
      {CARDS.map((card, index) => (
        <text
          key={card}
          x={58 + 84 * (index % 2)}
          y={48 + 56 * Math.floor(index / 2)}
          className="drawing-title"
        >
          {card}
        </text>
      ))}
    </>
  );
}

export const tile = { Icon: WalletCards, Drawing: FlashcardDrawing } as const satisfies KindTile;
