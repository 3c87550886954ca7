import { uniqBy } from 'es-toolkit';
import type { KeptItem } from '#shared/api/kept-models.ts';
import { GRADE_LEVELS, getGradeName, SUBJECTS } from '#shared/vocabulary/subjects.ts';
import { Select } from '../ui/fields/Select.tsx';
import { WordsField } from '../ui/fields/WordsField.tsx';
import type { KeptSearch } from './find-kept.ts';

const ANY = '';

interface KeptSearchFieldsProps {
  readonly items: readonly KeptItem[];
  readonly search: KeptSearch;
  readonly onChange: (search: KeptSearch) => void;
}

/** Lists the tags of the items, each once whatever its case. */
const listTags = (items: readonly KeptItem[]): string[] =>
  uniqBy(
    items.flatMap(({ tags }) => tags),
    (tag) => tag.toLowerCase(),
  ).toSorted((one, other) => one.localeCompare(other, 'en'));

/** Renders the fields that find kept items; a filter offers what the items have. */
export function KeptSearchFields({ items, search, onChange }: KeptSearchFieldsProps) {
  const change = (changed: Partial<KeptSearch>) => onChange({ ...search, ...changed });
  const subjects = SUBJECTS.filter((one) => items.some(({ subject }) => subject === one));
  const grades = GRADE_LEVELS.filter((one) => items.some(({ grade }) => grade === one));
  const tags = listTags(items);
  const any = { value: ANY, label: 'Any' } as const;
  return (
    <search className="kept-search" aria-label="My bank">
      <WordsField value={search.words} onChange={(words) => change({ words })} />
      <Select
        label="Subject"
        options={[any, ...subjects.map((value) => ({ value, label: value }))]}
        value={search.subject ?? ANY}
        onChange={(subject) => change({ subject: subject || null })}
      />
      <Select
        label="Grade"
        options={[any, ...grades.map((value) => ({ value, label: getGradeName(value) }))]}
        value={search.grade ?? ANY}
        onChange={(grade) => change({ grade: grade || null })}
      />
      <Select
        label="Tag"
        options={[any, ...tags.map((value) => ({ value, label: value }))]}
        value={search.tag ?? ANY}
        onChange={(tag) => change({ tag: tag || null })}
      />
    </search>
  );
}
