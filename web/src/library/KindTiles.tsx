import { Link } from 'wouter';
import { ENTITY_TYPES, getKindFacts } from '#shared/kinds/facts.ts';
import { KindDrawing } from '../kinds/tiles.tsx';
import './KindTiles.css';

/** Renders one tile for each kind, with a small picture of its sheets. */
export function KindTiles() {
  return (
    <ul className="list stack kind-tiles">
      {ENTITY_TYPES.map((kind) => (
        <li key={kind}>
          <Link href={`/new/${kind}`} className="kind-tile">
            <span className="kind-tile-desk" aria-hidden="true">
              <KindDrawing kind={kind} />
            </span>
            <span className="kind-tile-words">
              <span className="kind-tile-name">{getKindFacts(kind).label}</span>
              <span className="kind-tile-purpose">{getKindFacts(kind).purpose}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
