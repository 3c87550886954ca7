import { groupBy } from 'es-toolkit';
import { TriangleAlert } from 'lucide-react';
import type { Loss } from '#shared/questions/source/reading.ts';

/** Characters of a lost text that are shown. */
const SHOWN = 120;
const shorten = (text: string): string =>
  text.length > SHOWN ? `${text.slice(0, SHOWN).toWellFormed()}…` : text;

/** Renders what of a file no item will have: of each sort how many, and on a press where and which words. */
export function LossList({ losses }: { losses: readonly Loss[] }) {
  if (losses.length === 0) return <p className="panel-hint">Everything in the file is taken over.</p>;
  const sorts = Object.entries(groupBy(losses, ({ what }) => what));
  const words = sorts.map(([what, { length }]) => (length === 1 ? what : `${what} (${length})`)).join(', ');
  return (
    <details className="import-losses">
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
