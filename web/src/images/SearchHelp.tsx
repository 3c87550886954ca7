import { useEffect, useState } from 'react';
import { hasUsedIcons, readSearchHistory, setUsedIcons } from './search-memory.ts';

const SEEN_MS = 2_500;
const SUGGESTED = 5;

interface SearchHelpProps {
  readonly term: string;
  readonly onSearch: (term: string) => void;
}

/** Renders, over the icons, how to search until the user has seen it once; then the search history. */
export function SearchHelp({ term, onSearch }: SearchHelpProps) {
  const [isNew] = useState(() => !hasUsedIcons());
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(setUsedIcons, SEEN_MS);
    return () => clearTimeout(timer);
  }, [isNew]);
  if (isNew) {
    return (
      <p className="icon-hint">
        <strong>New here?</strong> Search over 4,000 icons by a word, such as “cloud”, and press one to add
        it.
      </p>
    );
  }
  if (term !== '') return null;
  const before = readSearchHistory().slice(0, SUGGESTED);
  return (
    before.length > 0 && (
      <fieldset className="row icon-history" aria-label="Searched before">
        {before.map((one) => (
          <button key={one} type="button" className="suggestion" onClick={() => onSearch(one)}>
            {one}
          </button>
        ))}
      </fieldset>
    )
  );
}
