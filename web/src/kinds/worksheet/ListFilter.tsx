import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { hasItems } from '#shared/document/document.ts';
import { isItemMatch } from '#shared/items/item.ts';
import { useEditor, useFact } from '../../document/editor-context.ts';
import { useItemIds, useViewFact } from '../../document/use-view.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';

/** A list with fewer items is taken in at a glance. */
const LONG = 8;

export interface Filter {
  readonly search: string;
  readonly setSearch: (search: string) => void;
  /** The items that the list shows, and how many of them have the words. */
  readonly shown: readonly string[];
  readonly matches: number;
}

/**
 * Returns the filter of the list. The open item stays in it, wherever it was opened from. Without a filter no item is read
 * when the document changes.
 */
export function useFilter(): Filter {
  const { view } = useEditor();
  const ids = useItemIds();
  const typed = useViewFact((state) => state.search);
  const search = ids.length < LONG ? '' : typed.trim();
  const openItem = useViewFact((state) => state.openItem);
  const found = useFact((document) => {
    if (search === '' || !hasItems(document)) return null;
    return document.items.flatMap((item) => (isItemMatch(item, search) ? [item.id] : [])).join(' ');
  });
  const shown = useMemo(() => {
    const matching = found?.split(' ');
    return matching ? ids.filter((id) => matching.includes(id) || id === openItem) : ids;
  }, [ids, found, openItem]);
  useEffect(() => {
    view.filtered = found === null ? null : shown;
    return () => {
      view.filtered = null;
    };
  }, [view, found, shown]);
  const matches = found === '' ? 0 : (found?.split(' ').length ?? ids.length);
  const setSearch = (words: string) => {
    view.search = words;
  };
  return { search: typed, setSearch, shown, matches };
}

/** Renders the field that narrows a long list to the items with some words. */
export function ListFilter({ filter: { search, setSearch, matches } }: { filter: Filter }) {
  const count = useItemIds().length;
  const root = useRef<HTMLDivElement>(null);
  if (count < LONG) return null;
  const clear = () => {
    setSearch('');
    root.current?.querySelector('input')?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || search === '') return;
    event.preventDefault();
    clear();
  };
  return (
    <div className="line list-filter" ref={root}>
      <SearchField
        aria-label="Find an item"
        placeholder="Find an item"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={press}
      />
      {search !== '' && <IconButton label="Clear" icon={X} onPress={clear} />}
      <p className="hint list-filter-count" role="status">
        {search.trim() !== '' && `${matches} of ${count}`}
      </p>
    </div>
  );
}
