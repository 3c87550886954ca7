import type { GallerySearch } from '#shared/api/gallery-models.ts';
import { ENTITY_TYPES } from '#shared/kinds/facts.ts';
import { GRADE_LEVELS, SUBJECTS } from '#shared/vocabulary/subjects.ts';

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((one) => one === text);

/** What an address asks for; what it says wrongly it does not ask. */
export function searchIn(address: string): GallerySearch {
  const given = new URLSearchParams(address);
  const kind = oneOf(ENTITY_TYPES, given.get('kind'));
  const subject = oneOf(SUBJECTS, given.get('subject'));
  const grade = oneOf(GRADE_LEVELS, given.get('grade'));
  const words = given.get('words')?.trim();
  return {
    ...(kind && { kind }),
    ...(subject && { subject }),
    ...(grade && { grade }),
    ...(words && { words }),
  };
}

/** The address of a search; the same search has the same one. */
export function addressOf(search: GallerySearch): string {
  const asked = (['kind', 'subject', 'grade', 'words'] as const).flatMap((name) => {
    const value = search[name];
    return value === undefined ? [] : [[name, value]];
  });
  const given = new URLSearchParams(asked).toString();
  return given === '' ? '/gallery' : `/gallery?${given}`;
}
