import { BadgeCheck, CircleDashed, Eraser } from 'lucide-react';
import { useMemo, useState } from 'react';
import { dealPrintedCards } from '#shared/kinds/bingo/published-game.ts';
import type { PublishedGame } from '#shared/kinds/bingo/published-game-schema.ts';
import { FIGURES, type Figure, listWins, type Win } from '#shared/kinds/bingo/wins.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Chips } from '../../ui/fields/CheckboxGroup.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { CheckGrid } from './CheckGrid.tsx';
import { readWinningFigures, storeWinningFigures } from './winning-figures.ts';

interface CheckViewProps {
  readonly game: PublishedGame;
  /** The places of the words that count as called. */
  readonly marked: ReadonlySet<number>;
  readonly onToggle: (word: number) => void;
  /** Clears the words marked by hand; null where there are none. */
  readonly onClear: (() => void) | null;
}

const FIGURE_NAMES: Readonly<Record<Figure, string>> = {
  row: 'Rows',
  column: 'Columns',
  diagonal: 'Diagonals',
  corners: 'Four corners',
  full: 'Full card',
};
const FIGURE_OPTIONS = FIGURES.map((value) => ({ value, label: FIGURE_NAMES[value] }));

const formatCount = (count: number, of: string): string => `${count} ${of}${count === 1 ? '' : 's'}`;

/** Finds the problem of a typed card number; undefined for an existing card. */
function findNumberProblem(typed: string, count: number): string | undefined {
  if (typed.trim() === '') return undefined;
  const number = Number(typed);
  if (Number.isInteger(number) && number >= 1 && number <= count) return undefined;
  return count === 1 ? 'This game has one card: 1.' : `This game has cards 1 to ${count}.`;
}

/** Renders a card by its number, with called words marked, and whether it wins. */
export function CheckView({ game, marked, onToggle, onClear }: CheckViewProps) {
  const [typed, setTyped] = useState('');
  const cards = useMemo(() => dealPrintedCards(game), [game]);
  const problem = findNumberProblem(typed, cards.length);
  const number = typed.trim() === '' || problem ? null : Number(typed);
  const grid = number === null ? undefined : cards[number - 1];
  const cells = new Set(
    grid?.flatMap((word, at) => (word === null || marked.has(word) ? [at + 1] : [])) ?? [],
  );
  const [figures, setFigures] = useState(readWinningFigures);
  const won = grid ? listWins(game.dimension, cells, figures) : [];
  return (
    <div className="check">
      <div className="check-side">
        <TextField
          label="Card number"
          hint="It is printed below the card."
          value={typed}
          error={problem}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          maxLength={4}
          onChange={setTyped}
        />
        <div role="status">{number !== null && <Verdict number={number} won={won} />}</div>
        <p className="hint">
          {`${formatCount(marked.size, 'word')} called. Press a square to mark its word, or to take the mark back.`}
        </p>
        <Chips
          label="What wins"
          options={FIGURE_OPTIONS}
          value={figures}
          hint={figures.length === 0 ? 'No pattern wins: choose at least one.' : undefined}
          onChange={(chosen) => {
            setFigures(chosen);
            storeWinningFigures(chosen);
          }}
        />
        {onClear && (
          <Button icon={Eraser} variant="action" onPress={onClear}>
            Clear my marks
          </Button>
        )}
      </div>
      {grid && number !== null ? (
        <CheckGrid
          {...{ game, grid, marked, number, onToggle }}
          winning={new Set(won.flatMap((win) => win.cells))}
        />
      ) : (
        <p className="check-begin call-begin">The card appears here, with the words called so far.</p>
      )}
    </div>
  );
}

function Verdict({ number, won }: { number: number; won: readonly Win[] }) {
  const isFull = won.some(({ name }) => name === 'Full house');
  const figures = isFull ? ['Full house'] : won.map(({ name }) => name);
  return (
    <div className={won.length > 0 ? 'verdict verdict-won' : 'verdict'}>
      {won.length > 0 ? <BadgeCheck aria-hidden /> : <CircleDashed aria-hidden />}
      <p>
        <strong>{won.length > 0 ? `Card ${number} wins` : `Card ${number} does not win yet`}</strong>
        <span>{figures.join(', ')}</span>
      </p>
    </div>
  );
}
