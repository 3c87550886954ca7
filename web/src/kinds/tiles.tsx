import type { EntityType } from '#shared/kinds/facts.ts';
import { tile as bingo } from './bingo/tile.tsx';
import { tile as flashcard } from './flashcard/tile.tsx';
import type { KindTile } from './parts/kind-tile.ts';
import { tile as worksheet } from './worksheet/tile.tsx';
import './tiles.css';

const TILES: Readonly<Record<EntityType, KindTile>> = { worksheet, flashcard, bingo };

/** Draws the top of a sheet of that kind, 200 × 132. */
export function KindDrawing({ kind }: { kind: EntityType }) {
  const { Drawing } = TILES[kind];
  return (
    <svg viewBox="0 0 200 132" className="drawing" aria-hidden="true">
      <Drawing />
    </svg>
  );
}

/** Renders the icon of that kind. */
export function KindIcon({ kind }: { kind: EntityType }) {
  const { Icon } = TILES[kind];
  return <Icon aria-hidden />;
}
