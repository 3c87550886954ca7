import type { SavedDocument } from '#shared/api/models.ts';
import { REFUSALS, type RefusalCode } from '#shared/api/refusals.ts';
import type { DocumentProblem } from '#shared/vocabulary/problem.ts';

interface Detail {
  /** Replaces the catalogue's message. */
  readonly message?: string;
  readonly problems?: readonly DocumentProblem[];
  /** The stored document, with `version_conflict` and `key_reused`. */
  readonly current?: SavedDocument;
  /** Seconds after which the request may succeed, when known. */
  readonly retryAfter?: number;
}

/** An error that the API returns with a code of the catalogue. Its message is shown to the user. */
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
