import type { SavedDocument } from '#shared/api/models.ts';
import { REFUSALS, type RefusalCode } from '#shared/api/refusals.ts';
import type { DocumentProblem } from '#shared/vocabulary/problem.ts';

interface Detail {
  /** Instead of the catalogue's words. */
  readonly message?: string;
  readonly problems?: readonly DocumentProblem[];
  /** With `version_conflict` and `key_reused`: what is kept now. */
  readonly current?: SavedDocument;
  /** In how many seconds the same may be granted, where that is known. */
  readonly retryAfter?: number;
}

/** A request that is answered with no, for a reason the person may know. */
export class ApiError extends Error {
  readonly code: RefusalCode;
  readonly problems: readonly DocumentProblem[];
  readonly current: SavedDocument | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: RefusalCode, { message, problems = [], current, retryAfter }: Detail = {}) {
    super(message ?? problems[0]?.message ?? REFUSALS[code].message);
    this.name = 'ApiError';
    this.code = code;
    this.problems = problems;
    this.current = current;
    this.retryAfter = retryAfter;
  }
}
