import { Link } from 'wouter';
import { KindDrawing } from './KindDrawing.tsx';
import { START_KINDS } from './kinds.ts';
import './KindTiles.css';

/** One tile for each kind, with a small picture of what it prints. */
export function KindTiles() {
  return (
    <ul className="kind-tiles">
      {START_KINDS.map(({ kind, name, purpose }) => (
        <li key={kind}>
          <Link href={`/new/${kind}`} className="kind-tile">
            <span className="kind-tile-desk" aria-hidden="true">
              <KindDrawing kind={kind} />
            </span>
            <span className="kind-tile-words">
              <span className="kind-tile-name">{name}</span>
              <span className="kind-tile-purpose">{purpose}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
