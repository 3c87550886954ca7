import type { GalleryEntry } from '#shared/api/gallery-models.ts';
import { getKindFacts } from '#shared/kinds/facts.ts';
import { getGradeName } from '#shared/vocabulary/subjects.ts';
import { BlankPicture, DocumentCard } from '../library/DocumentCard.tsx';

/** Renders a public document: its first page, its name, its kind and its grades. */
export function GalleryCard({ entry }: { entry: GalleryEntry }) {
  const { id, slug, title, entity_type, pages, subjects, grade_levels, thumbnail_url } = entry;
  const facts = [
    `${getKindFacts(entity_type).label} · ${pages === 1 ? '1 page' : `${pages} pages`}`,
    ...[subjects.join(', '), describeGrades(grade_levels)].filter(Boolean),
  ];
  const picture = thumbnail_url ? <img src={thumbnail_url} alt="" loading="lazy" /> : <BlankPicture />;
  return <DocumentCard href={`/d/${id}/${slug}`} name={title} picture={picture} facts={facts} />;
}

/** Describes grades as a range: "Grade 4", "Grade 3 to Grade 5". They are stored in order. */
function describeGrades(grades: GalleryEntry['grade_levels']): string {
  const [first, last] = [grades[0], grades.at(-1)];
  if (!first || !last) return '';
  return first === last ? getGradeName(first) : `${getGradeName(first)} to ${getGradeName(last)}`;
}
