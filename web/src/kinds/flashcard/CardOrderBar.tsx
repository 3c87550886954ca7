import { ArrowDownAZ, ArrowDownUp, ArrowUpAZ, FlipHorizontal2, Shuffle } from 'lucide-react';
import { Button } from '../../ui/buttons/Button.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import type { MenuEntry } from '../../ui/overlays/menu-entry.ts';
import { useCardNames } from './card-names.ts';
import { useCards } from './use-cards.ts';

/** Renders what puts all cards in another order, and turns them over. */
export function CardOrderBar() {
  const cards = useCards();
  const { many, term } = useCardNames();
  const sort = (by: 'term' | 'definition', direction: 'a-z' | 'z-a'): MenuEntry => ({
    id: `${by} ${direction}`,
    label: `Sort by ${by === 'term' ? term.toLowerCase() : by}, ${direction === 'a-z' ? 'A–Z' : 'Z–A'}`,
    icon: direction === 'a-z' ? ArrowDownAZ : ArrowUpAZ,
    onAction: () => cards.sort({ by, direction }),
  });
  const orders: MenuEntry[] = [
    sort('term', 'a-z'),
    sort('term', 'z-a'),
    sort('definition', 'a-z'),
    sort('definition', 'z-a'),
    { id: 'shuffle', label: 'Random order', icon: Shuffle, startsGroup: true, onAction: cards.shuffle },
  ];
  return (
    <div className="card-order">
      <Menu
        label={`Sort ${many}`}
        trigger={
          <Button variant="ghost" size="dense" icon={ArrowDownUp}>
            Sort
          </Button>
        }
        entries={orders}
      />
      <Button variant="ghost" size="dense" icon={FlipHorizontal2} onPress={cards.flipAll}>
        Flip all
      </Button>
    </div>
  );
}
