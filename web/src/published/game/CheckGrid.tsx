import { range } from 'es-toolkit';
import { Star } from 'lucide-react';
import { cellsOf } from '#shared/kinds/bingo/cells.ts';
import type { Grid } from '#shared/kinds/bingo/deal.ts';
import type { PublishedGame } from '#shared/kinds/bingo/published-game.ts';
import { letters } from '#shared/text/letters.ts';
import { nameOf } from './CalledWord.tsx';
import { GamePicture } from './game-pictures.tsx';

interface CheckGridProps {
  readonly game: PublishedGame;
  readonly grid: Grid;
  readonly number: number;
  readonly marked: ReadonlySet<number>;
  /** The cells of what it wins with, from 1. */
  readonly winning: ReadonlySet<number>;
  readonly onToggle: (word: number) => void;
}

/** A card as it was printed; the words that were called are marked, those it wins with more so. */
export function CheckGrid({ game, grid, number, marked, winning, onToggle }: CheckGridProps) {
  const topLetters = letters(game.top_word);
  const columns = { gridTemplateColumns: `repeat(${game.dimension}, minmax(0, 1fr))` };
  return (
    <div className="check-card">
      {game.top_word && (
        <div className="check-top-word" style={columns} aria-hidden="true">
          {range(game.dimension).map((column) => (
            <span key={column}>{topLetters[column]}</span>
          ))}
        </div>
      )}
      <fieldset className="check-grid" aria-label={`Card ${number}`} style={columns}>
        {cellsOf(game.dimension).map((cell) => {
          const word = grid[cell - 1] ?? null;
          const look = winning.has(cell) ? 'check-cell check-winning' : 'check-cell';
          const entry = word === null ? undefined : game.words[word];
          if (word === null || !entry)
            return (
              <span key={cell} className={`${look} check-free`}>
                <Star aria-hidden />
                Free
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
              <GamePicture word={entry} of="word" />
              {entry.word.text && <span dir="auto">{nameOf(entry.word)}</span>}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}
