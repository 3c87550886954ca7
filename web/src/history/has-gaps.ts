import type { Revision } from '#shared/api/models.ts';

/** Tells whether versions are not kept any more, before the first of a whole list or between two. Each save has the next number. */
export const hasGaps = (revisions: readonly Pick<Revision, 'version'>[]): boolean =>
  revisions.some(({ version }, at) => version !== (revisions[at + 1]?.version ?? 0) + 1);
