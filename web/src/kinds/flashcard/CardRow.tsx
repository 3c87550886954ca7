import { ArrowLeftRight, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { proxy } from 'valtio';
import { type Card, card as cardSchema } from '#shared/kinds/card.ts';
import { useEditor, useLive, useViewFact } from '../../editor/context.ts';
import { focusEnd } from '../../richtext/focus-end.ts';
import { RichTextField } from '../../richtext/RichTextField.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { type CardSide, useCards } from './use-cards.ts';

/** What the row for a new card shows. */
const EMPTY = proxy<Card>(cardSchema.parse({ id: 'new' }));

const SIDES = [
  { side: 'term', placeholder: 'Term' },
  { side: 'definition', placeholder: 'Definition' },
] as const satisfies readonly { side: CardSide; placeholder: string }[];

interface CardRowProps {
  readonly id: string;
  readonly index: number;
  /** The card; the row for a new one has none. */
  readonly live: Card | undefined;
  readonly handle: ReactNode;
}

/** A card in the side bar: its two sides beside each other. */
export function CardRow({ id, index, live, handle }: CardRowProps) {
  const card = useLive(live ?? EMPTY);
  const { view } = useEditor();
  const cards = useCards();
  const root = useRef<HTMLDivElement>(null);
  const isOpen = useViewFact(({ openItem }) => openItem === id);
  const revealed = useViewFact(({ reveal }) => (reveal?.key === id ? reveal.time : 0));
  useEffect(() => {
    if (revealed === 0) return;
    root.current?.scrollIntoView({ block: 'nearest' });
    // A frame later: the press that brought it here must not take the focus away again.
    requestAnimationFrame(() => {
      if (root.current?.contains(document.activeElement)) return;
      focusEnd(root.current?.querySelector<HTMLElement>('[role=textbox]'));
    });
  }, [revealed]);
  const name = live ? `card ${index + 1}` : 'new card';
  return (
    <fieldset
      className="card-set"
      aria-label={name.replace(/^./, (first) => first.toUpperCase())}
      onFocus={() => {
        if (live && view.openItem !== id) view.openItem = id;
      }}
      onKeyDown={goToNextCard}
    >
      <div ref={root} className={isOpen ? 'card-row card-row-open' : 'card-row'}>
        {live ? handle : <span />}
        <span className="card-row-number" aria-hidden="true">
          {live ? index + 1 : ''}
        </span>
        {SIDES.map(({ side, placeholder }) => (
          <div key={side} className="card-row-side">
            <RichTextField
              kind="text"
              isBare
              label={`${placeholder} of ${name}`}
              placeholder={placeholder}
              value={card[side]}
              onChange={(text) => cards.write(id, side, text)}
            />
          </div>
        ))}
        {live && (
          <span className="card-row-actions">
            <IconButton
              label={`Swap the sides of ${name}`}
              icon={ArrowLeftRight}
              onPress={() => cards.swap(id)}
            />
            <IconButton label={`Delete ${name}`} icon={X} onPress={() => cards.remove(id)} />
          </span>
        )}
      </div>
    </fieldset>
  );
}

/**
 * From the last side of a card Tab goes on to the next card, past the buttons between: whoever writes forty
 * cards writes on. Shift+Tab leads to the buttons.
 */
function goToNextCard(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.shiftKey || !(event.target instanceof HTMLElement)) return;
  // With some of its text selected, the tools are next.
  if (getSelection()?.isCollapsed === false || event.target.role !== 'textbox') return;
  const own = [...event.currentTarget.querySelectorAll('[role=textbox]')];
  const all = [...(event.currentTarget.closest('.card-list')?.querySelectorAll('[role=textbox]') ?? [])];
  const next = event.target === own.at(-1) ? all[all.indexOf(event.target) + 1] : null;
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  focusEnd(next);
}
