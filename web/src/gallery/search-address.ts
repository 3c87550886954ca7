import type { GallerySearch } from '#shared/api/gallery-models.ts';
import { ENTITY_TYPES } from '#shared/kinds/facts.ts';
import { GRADE_LEVELS, SUBJECTS } from '#shared/vocabulary/subjects.ts';

const findKnown = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((one) => one === text);

/** Parses the search from an address; values that are not valid are ignored. */
export function parseSearch(address: string): GallerySearch {
  const given = new URLSearchParams(address);
  const kind = findKnown(ENTITY_TYPES, given.get('kind'));
  const subject = findKnown(SUBJECTS, given.get('subject'));
  const grade = findKnown(GRADE_LEVELS, given.get('grade'));
  const words = given.get('words')?.trim();
  return {
    ...(kind && { kind }),
    ...(subject && { subject }),
    ...(grade && { grade }),
    ...(words && { words }),
  };
}

/** Returns the address of a search; equal searches have equal addresses. */
export function toSearchAddress(search: GallerySearch): string {
  const asked = (['kind', 'subject', 'grade', 'words'] as const).flatMap((name) => {
    const value = search[name];
    return value === undefined ? [] : [[name, value]];
  });
  const given = new URLSearchParams(asked).toString();
  return given === '' ? '/gallery' : `/gallery?${given}`;
}
