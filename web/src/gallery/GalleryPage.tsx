import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { GallerySearch } from '#shared/api/gallery-models.ts';
import { ENTITY_TYPES, getKindFacts } from '#shared/kinds/facts.ts';
import { GRADE_LEVELS, getGradeName, SUBJECTS } from '#shared/vocabulary/subjects.ts';
import { useGallery } from '../api/gallery.ts';
import { SitePage } from '../frame/SitePage.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { Segments } from '../ui/fields/Segments.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { WordsField } from '../ui/fields/WordsField.tsx';
import { NotLoaded } from '../ui/layout/NotLoaded.tsx';
import { formatCount } from '../ui/words/format-count.ts';
import { GalleryCard } from './GalleryCard.tsx';
import { parseSearch, toSearchAddress } from './search-address.ts';
import './GalleryPage.css';

const ANY = 'any';
const KIND_OPTIONS = [
  { value: ANY, label: 'All' },
  ...ENTITY_TYPES.map((value) => ({ value, label: getKindFacts(value).label })),
];
const SUBJECT_OPTIONS = [
  { value: ANY, label: 'Any subject' },
  ...SUBJECTS.map((value) => ({ value: value as string, label: value as string })),
];
const GRADE_OPTIONS = [
  { value: ANY, label: 'Any grade' },
  ...GRADE_LEVELS.map((value) => ({ value: value as string, label: getGradeName(value) })),
];

/** Renders `/gallery`: the documents that users have published as public. */
export function GalleryPage() {
  const [, navigate] = useLocation();
  const search = parseSearch(useSearch());
  const look = (change: Record<string, string>) => {
    const wanted = Object.entries({ ...search, ...change }).filter(
      ([, value]) => value !== ANY && value !== '',
    );
    navigate(toSearchAddress(Object.fromEntries(wanted) as GallerySearch), { replace: true });
  };
  return (
    <SitePage title="Gallery">
      <h1 className="page-title">Gallery</h1>
      <p className="quiet gallery-line">Worksheets, flashcards and bingo that people made for everybody.</p>
      <search className="gallery-search">
        <Words value={search.words ?? ''} onChange={(words) => look({ words })} />
        <Segments
          label="Kind"
          options={KIND_OPTIONS}
          value={search.kind ?? ANY}
          onChange={(kind) => look({ kind })}
        />
        <Select
          label="Subject"
          options={SUBJECT_OPTIONS}
          value={search.subject ?? ANY}
          onChange={(subject) => look({ subject })}
        />
        <Select
          label="Grade"
          options={GRADE_OPTIONS}
          value={search.grade ?? ANY}
          onChange={(grade) => look({ grade })}
        />
      </search>
      <Found search={search} />
    </SitePage>
  );
}

const TYPING_MS = 500;

/** Renders the search field; it searches once typing pauses. */
function Words({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onChange(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  });
  return <WordsField value={typed} onChange={setTyped} />;
}

const NOTHING_LIKE_IT = 'Nothing matches yet. Try fewer words, or another subject or grade.';
const NOTHING_YET = 'Nobody has published anything for everybody yet.';

function Found({ search }: { search: GallerySearch }) {
  const gallery = useGallery(search);
  const { entries, isPending, error, hasNextPage, fetchNextPage, isFetchingNextPage } = gallery;
  if (isPending) return <Spinner label="Looking" />;
  const failed = error && <NotLoaded error={error} onAgain={() => void gallery.refetch()} />;
  if (entries.length === 0 && failed) return failed;
  return (
    <>
      <p role="status" className="visually-hidden">
        {entries.length === 0 ? 'Nothing found' : formatCount(entries.length, 'document')}
      </p>
      <ul className="list stack document-cards">
        {entries.map((entry) => (
          <GalleryCard key={entry.id} entry={entry} />
        ))}
      </ul>
      {entries.length === 0 && !hasNextPage && (
        <EmptyState words={Object.keys(search).length > 0 ? NOTHING_LIKE_IT : NOTHING_YET} />
      )}
      {failed}
      {hasNextPage && !failed && (
        <div className="gallery-more">
          <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
