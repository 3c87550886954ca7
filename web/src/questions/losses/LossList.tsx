import { groupBy } from 'es-toolkit';
import { TriangleAlert } from 'lucide-react';
import type { Loss } from '#shared/questions/source/reading.ts';
import './LossList.css';

/** Characters of a lost text that are shown. */
const SHOWN = 120;
const shorten = (text: string): string =>
  text.length > SHOWN ? `${text.slice(0, SHOWN).toWellFormed()}…` : text;

interface LossListProps {
  readonly losses: readonly Loss[];
  /** Says that nothing is lost. */
  readonly none: string;
}

/** Renders what is left out: of each sort how many, and on a press where and which words. */
export function LossList({ losses, none }: LossListProps) {
  if (losses.length === 0) return <p className="panel-hint">{none}</p>;
  const sorts = Object.entries(groupBy(losses, ({ what }) => what));
  const words = sorts.map(([what, { length }]) => (length === 1 ? what : `${what} (${length})`)).join(', ');
  return (
    <details className="loss-list">
      <summary>
        <TriangleAlert aria-hidden size={16} />
        <span>
          <strong>Left out:</strong> {words}
        </span>
      </summary>
      {sorts.map(([what, lost]) => (
        <section key={what} aria-label={what}>
          <h3>{what}</h3>
          <ul>
            {lost.map(({ where, text }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: losses have no identity but their place
              <li key={place} dir="auto">
                {where}
                {text !== '' && <q>{shorten(text)}</q>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
