import type { WorksheetItem } from '../../../items/item.ts';
import { keepParts, listPartsToKeep } from '../../../items/kept-parts.ts';
import type { Versions } from './versions.ts';
import { VERSIONS_LIMIT } from './versions-limit.ts';

interface Versioned {
  items: WorksheetItem[];
  versions?: Versions | undefined;
}

/**
 * Sets how many versions there are; those that stay keep their seeds, and so their order. `seeds` are numbers for new ones.
 * The first time, options that speak of others stay in their places.
 */
export function setVersionCount(
  worksheet: Versioned,
  { count, seeds }: { count: number; seeds: readonly number[] },
): void {
  if (count < 2) {
    delete worksheet.versions;
    return;
  }
  const known = worksheet.versions?.seeds ?? [];
  const all = [...known, ...seeds.slice(known.length)].slice(0, Math.min(count, VERSIONS_LIMIT));
  if (worksheet.versions) worksheet.versions.seeds = all;
  else {
    worksheet.versions = {
      seeds: all,
      shuffles_items: true,
      shuffles_options: true,
      first_as_written: true,
      separate: false,
    };
    keepProposedParts(worksheet);
  }
}

/** Counts the parts that may move and should not, such as "None of the above". */
export const countProposedParts = ({ items }: Pick<Versioned, 'items'>): number =>
  items.reduce((count, item) => count + listPartsToKeep(item).length, 0);

/** Keeps in their places all parts that should not move. */
export const keepProposedParts = ({ items }: Pick<Versioned, 'items'>): void => items.forEach(keepParts);
