import { FileText } from 'lucide-react';
import { Link } from 'wouter';
import type { GalleryEntry } from '#shared/api/gallery-models.ts';
import { gradeName } from '#shared/document/subjects.ts';
import { KIND_NAMES } from '../library/kinds.ts';
import '../library/DocumentCard.css';

/** A public document: its first page, its name, what it is and for whom. */
export function GalleryCard({ entry }: { entry: GalleryEntry }) {
  const { id, slug, title, entity_type, pages, subjects, grade_levels, thumbnail_url } = entry;
  return (
    <li className="document-card">
      <Link href={`/d/${id}/${slug}`} className="document-card-link gallery-card">
        <span className="document-card-desk">
          {thumbnail_url ? (
            <img src={thumbnail_url} alt="" loading="lazy" />
          ) : (
            <FileText className="document-card-blank" aria-hidden />
          )}
        </span>
        <span className="document-card-name">{title}</span>
        <span className="document-card-facts">
          {KIND_NAMES[entity_type]} · {pages === 1 ? '1 page' : `${pages} pages`}
        </span>
        <span className="document-card-facts">
          {[subjects.join(', '), gradesOf(grade_levels)].filter(Boolean).join(' · ')}
        </span>
      </Link>
    </li>
  );
}

/** "Grade 4", "Grade 3 to Grade 5": they are kept in their order. */
function gradesOf(grades: GalleryEntry['grade_levels']): string {
  const [first, last] = [grades[0], grades.at(-1)];
  if (!first || !last) return '';
  return first === last ? gradeName(first) : `${gradeName(first)} to ${gradeName(last)}`;
}
