import { ENTITY_TYPES, type EntityType, getKindFacts } from '#shared/kinds/facts.ts';
import { Segments } from '../ui/fields/Segments.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { WordsField } from '../ui/fields/WordsField.tsx';
import type { LibraryOrder, LibrarySearch } from './find-entries.ts';
import './LibrarySearchFields.css';

const ANY = 'any';
const KINDS: readonly { value: EntityType | typeof ANY; label: string }[] = [
  { value: ANY, label: 'All' },
  ...ENTITY_TYPES.map((value) => ({ value, label: getKindFacts(value).label })),
];
const ORDERS: readonly { value: LibraryOrder; label: string }[] = [
  { value: 'changed', label: 'Last change' },
  { value: 'name', label: 'Name' },
  { value: 'kind', label: 'Kind' },
];

interface LibrarySearchFieldsProps {
  readonly search: LibrarySearch;
  readonly onChange: (search: LibrarySearch) => void;
}

/** Renders the fields that find and sort the user's documents. */
export function LibrarySearchFields({ search, onChange }: LibrarySearchFieldsProps) {
  const change = (changed: Partial<LibrarySearch>) => onChange({ ...search, ...changed });
  return (
    <search className="library-search" aria-label="My documents">
      <WordsField value={search.words} onChange={(words) => change({ words })} />
      <Segments
        label="Kind"
        options={KINDS}
        value={search.kind ?? ANY}
        onChange={(kind) => change({ kind: kind === ANY ? null : kind })}
      />
      <Select label="Sort by" options={ORDERS} value={search.order} onChange={(order) => change({ order })} />
    </search>
  );
}
