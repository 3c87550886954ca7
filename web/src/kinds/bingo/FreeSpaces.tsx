import { Star } from 'lucide-react';
import { listCells, listFreeCells } from '#shared/kinds/bingo/cells.ts';
import { toggleFreeSpace } from '#shared/kinds/bingo/rules.ts';
import type { Bingo } from '#shared/kinds/bingo/schema.ts';
import type { Path } from '../../document/path.ts';
import { usePanel } from '../../document/use-panel.ts';
import './FreeSpaces.css';

interface FreeSpacesProps {
  readonly game: Bingo;
  readonly path: Path<Bingo>;
}

/** Renders the card in small; a press toggles a free cell. */
export function FreeSpaces({ game, path }: FreeSpacesProps) {
  const { run } = usePanel('card setup', 'Free spaces');
  const { dimension } = game;
  const free = listFreeCells(game);
  return (
    <fieldset
      className="free-spaces"
      aria-label="Free spaces on the card"
      style={{ gridTemplateColumns: `repeat(${dimension}, auto)` }}
    >
      {listCells(dimension).map((cell) => {
        const [row, column] = [Math.ceil(cell / dimension), ((cell - 1) % dimension) + 1];
        return (
          <button
            key={cell}
            type="button"
            className="free-space"
            data-sets={`free_spaces.${cell}`}
            aria-pressed={free.has(cell)}
            aria-label={`Row ${row}, column ${column}`}
            onClick={() => run(path, toggleFreeSpace, cell)}
          >
            {free.has(cell) && <Star aria-hidden size={14} />}
          </button>
        );
      })}
    </fieldset>
  );
}
