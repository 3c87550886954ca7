import { useEffect, useState } from 'react';
import { EntryCard } from './EntryCard.tsx';
import { useLibrary } from './use-library.ts';
import './Continue.css';

/** The number of cards beside each other on the widest page. */
const SHOWN = 5;
/** The milliseconds that the drafts of this device wait for the documents of the account, to be listed among them. */
const PATIENCE_MS = 2_000;

interface ContinueProps {
  /** Called with whether there is something to go on with, once that is known. */
  readonly onKnown: (hasWork: boolean) => void;
}

/** Renders what the user worked on last; nothing where there is nothing. */
export function Continue({ onKnown }: ContinueProps) {
  const { entries, hasDrafts, waitsForAccount } = useLibrary();
  const isPatient = useIsWithin(PATIENCE_MS);
  const isKnown = hasDrafts && !(waitsForAccount && isPatient);
  const hasWork = entries.length > 0;
  useEffect(() => {
    if (isKnown) onKnown(hasWork);
  }, [isKnown, hasWork, onKnown]);
  if (!isKnown) return null;
  return (
    <ul className="list stack document-cards continue-cards">
      {entries.slice(0, SHOWN).map((entry) => (
        <EntryCard key={entry.key} entry={entry} />
      ))}
    </ul>
  );
}

/** Tells whether the component has been rendered for less than that time. */
function useIsWithin(duration: number): boolean {
  const [isWithin, set] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => set(false), duration);
    return () => clearTimeout(timer);
  }, [duration]);
  return isWithin;
}
