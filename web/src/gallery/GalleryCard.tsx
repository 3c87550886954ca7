import type { GalleryEntry } from '#shared/api/gallery-models.ts';
import { getKindFacts } from '#shared/kinds/facts.ts';
import { getGradeName } from '#shared/vocabulary/subjects.ts';
import { DocumentCard } from '../library/DocumentCard.tsx';

/** A public document: its first page, its name, what it is and for whom. */
export function GalleryCard({ entry }: { entry: GalleryEntry }) {
  const { id, slug, title, entity_type, pages, subjects, grade_levels, thumbnail_url } = entry;
  const facts = [
    `${getKindFacts(entity_type).label} · ${pages === 1 ? '1 page' : `${pages} pages`}`,
    ...[subjects.join(', '), describeGrades(grade_levels)].filter(Boolean),
  ];
  return <DocumentCard href={`/d/${id}/${slug}`} name={title} thumbnail={thumbnail_url} facts={facts} />;
}

/** "Grade 4", "Grade 3 to Grade 5": they are kept in their order. */
function describeGrades(grades: GalleryEntry['grade_levels']): string {
  const [first, last] = [grades[0], grades.at(-1)];
  if (!first || !last) return '';
  return first === last ? getGradeName(first) : `${getGradeName(first)} to ${getGradeName(last)}`;
}
