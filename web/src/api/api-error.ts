import type { Refusal, SavedDocument } from '#shared/api/models.ts';
import { REFUSALS, type RefusalCode } from '#shared/api/refusals.ts';

/** `offline`: the server was not reached. `unanswered`: it did not reply within the timeout. */
export type ApiErrorCode = RefusalCode | 'offline' | 'unanswered';

interface ApiErrorFields {
  readonly code: ApiErrorCode;
  /** HTTP status; 0 where there was no answer. */
  readonly status: number;
  readonly message: string;
  readonly where?: string | null;
  readonly problems?: Refusal['problems'];
  readonly current?: SavedDocument | undefined;
  readonly retryAfter?: number | null;
}

/** A call that was refused or did not arrive. Its message is meant for the user. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  /** The field of the request that is meant, such as `document.items.3.data.title`. */
  readonly where: string | null;
  /** Every field that is wrong, where there are several. */
  readonly problems: Refusal['problems'];
  /** The document stored in the account, with `version_conflict`. */
  readonly current: SavedDocument | null;
  /** The seconds after which the same call may succeed; null if the server does not say. */
  readonly retryAfter: number | null;

  constructor({ code, status, message, where, problems, current, retryAfter }: ApiErrorFields) {
    super(message);
    this.code = code;
    this.status = status;
    this.where = where ?? null;
    this.problems = problems ?? [];
    this.current = current ?? null;
    this.retryAfter = retryAfter ?? null;
  }

  /** Tells whether the same call may succeed a little later. */
  get isTransient(): boolean {
    return this.status === 0 || this.status >= 500 || this.code === 'too_many_requests';
  }

  /** Tells whether logging in helps. */
  get needsLogin(): boolean {
    return this.code === 'not_signed_in' || this.code === 'session_expired';
  }

  /** Returns the message for one field of a form, if this error is about it. */
  getFieldMessage(field: string): string | undefined {
    const named = this.problems.find(({ where }) => where.split('.').includes(field));
    return named?.message ?? (this.where?.split('.').includes(field) ? this.message : undefined);
  }
}

export const createOfflineError = (): ApiError =>
  new ApiError({
    code: 'offline',
    status: 0,
    message: 'There is no connection right now. Please check it and try again.',
  });

export const createUnansweredError = (): ApiError =>
  new ApiError({ code: 'unanswered', status: 0, message: REFUSALS.unavailable.message });

/** Creates the error of an address that names nothing. */
export const createNotFoundError = (): ApiError =>
  new ApiError({ code: 'not_found', status: 404, message: REFUSALS.not_found.message });

const isRefusal = (body: unknown): body is Refusal =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;

/** The codes of errors that a gateway sends by itself, with a status and no code of ours. */
const CODES: Partial<Record<number, RefusalCode>> = {
  401: 'not_signed_in',
  413: 'too_large',
  429: 'too_many_requests',
};

/**
 * Reads the error from a response outside 2xx; a gateway's page without a known status counts as unavailable.
 */
export async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const retryAfter = Number(response.headers.get('retry-after')) || null;
  if (isRefusal(body)) return new ApiError({ ...body, status: response.status, retryAfter });
  const code = CODES[response.status] ?? 'unavailable';
  return new ApiError({ code, status: response.status, message: REFUSALS[code].message, retryAfter });
}
