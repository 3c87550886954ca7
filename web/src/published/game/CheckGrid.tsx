import { type CSSProperties, useRef } from 'react';
import { listCells } from '#shared/kinds/bingo/cells.ts';
import type { Grid } from '#shared/kinds/bingo/deal-cards.ts';
import type { PublishedGame } from '#shared/kinds/bingo/published-game-schema.ts';
import { useRoom } from '../../ui/behaviour/use-room.ts';
import { getCalledName } from './CalledWord.tsx';
import { CheckCard } from './CheckCard.tsx';

interface CheckGridProps {
  readonly game: PublishedGame;
  readonly grid: Grid;
  readonly number: number;
  readonly marked: ReadonlySet<number>;
  /** The cells of what it wins with, from 1. */
  readonly winning: ReadonlySet<number>;
  readonly onToggle: (word: number) => void;
}

/** The height of the line with the card's number, in px of the sheet. */
const NUMBER_LINE = 18;

/**
 * Renders a card as it was printed, as large as there is room, with marks over called words and over winning
 * ones.
 */
export function CheckGrid({ game, grid, number, marked, winning, onToggle }: CheckGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const room = useRoom(box);
  const { square, square_height, top_row } = game.look;
  const topRow = game.top_word === '' ? 0 : top_row;
  const squareHeight = square_height ?? square;
  const width = square * game.dimension;
  const height = topRow + squareHeight * game.dimension + NUMBER_LINE;
  const scale = Math.min(room.width / width, room.height / height);
  const size: CSSProperties = { width, height, transform: `scale(${scale})` };
  const columns = `repeat(${game.dimension}, ${square}px)`;
  return (
    <div ref={box} className="check-room">
      <div className="check-card" style={{ width: width * scale, height: height * scale }}>
        <div className="check-sheet" style={size}>
          <CheckCard game={game} grid={grid} number={number} />
          <fieldset
            className="check-grid"
            aria-label={`Card ${number}`}
            style={{ top: topRow, gridTemplateColumns: columns, gridAutoRows: squareHeight }}
          >
            {listCells(game.dimension).map((cell) => {
              const word = grid[cell - 1] ?? null;
              const look = winning.has(cell) ? 'check-cell check-winning' : 'check-cell';
              const entry = word === null ? undefined : game.words[word];
              if (word === null || !entry)
                return (
                  <span key={cell} className={`${look} check-free`}>
                    <span className="visually-hidden">Free</span>
                  </span>
                );
              return (
                <button
                  key={cell}
                  type="button"
                  className={look}
                  aria-pressed={marked.has(word)}
                  onClick={() => onToggle(word)}
                >
                  <span className="visually-hidden" dir="auto">
                    {getCalledName(entry.word)}
                  </span>
                </button>
              );
            })}
          </fieldset>
        </div>
      </div>
    </div>
  );
}
