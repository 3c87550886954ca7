import pluralize from 'pluralize';
import type { GallerySearch } from '#shared/api/gallery-models.ts';
import { SUBJECTS } from '#shared/vocabulary/subjects.ts';
import type { GalleryRecord } from '../../records/gallery.ts';

/** Search terms such as "grade:4" or "word:rain". The gallery stores a list of documents for each of them. */

const MAX_WORDS = 20;
const MAX_WORD_LENGTH = 40;

/** Splits texts into distinct words: "Äpfel & the Water Cycles" becomes apfel, the, water, cycle. */
export function splitWords(...texts: readonly string[]): string[] {
  const words = texts
    .join(' ')
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => pluralize.singular(word.slice(0, MAX_WORD_LENGTH)));
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** Returns a known subject as it is and every typed one as "Other". */
const toKnownSubject = (subject: string): string =>
  SUBJECTS.some((known) => known === subject) ? subject : 'Other';

export const toIndexTerms = ({
  entity_type,
  subjects,
  grade_levels,
  title,
}: Pick<GalleryRecord, 'entity_type' | 'subjects' | 'grade_levels' | 'title'>): string[] => [
  'all',
  `kind:${entity_type}`,
  ...new Set(subjects.map((subject) => `subject:${toKnownSubject(subject)}`)),
  ...grade_levels.map((grade) => `grade:${grade}`),
  ...splitWords(title, ...subjects).map((word) => `word:${word}`),
];

/** Converts a search to terms, the rarest first: long words, short words, subject, grade, kind. */
export function toQueryTerms({ kind, subject, grade, words = '' }: GallerySearch): [string, ...string[]] {
  const terms = splitWords(words).sort((one, other) => other.length - one.length);
  const [first, ...rest] = [
    ...terms.map((word) => `word:${word}`),
    ...(subject ? [`subject:${subject}`] : []),
    ...(grade ? [`grade:${grade}`] : []),
    ...(kind ? [`kind:${kind}`] : []),
  ];
  return first ? [first, ...rest] : ['all'];
}
