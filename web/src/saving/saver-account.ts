import type { SavedDocument, SaveReceipt } from '#shared/api/models.ts';
import { isFromNewerEditor } from '#shared/document/migrations.ts';
import { ApiError, type ApiErrorCode } from '../api/api-error.ts';
import { type Api, toIdempotencyHeaders, toVersionHeaders } from '../api/client.ts';
import type { SessionStore } from '../api/session.ts';
import { type Account, EditorOutdatedError, SaveConflictError, SaveRejected } from './save-types.ts';

/** Errors that a retry cannot solve; their messages say what does. */
const REFUSALS: readonly ApiErrorCode[] = ['too_large', 'storage_full', 'quota_reached'];

function toSaverError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.code === 'editor_outdated' || isFromNewerEditor(error.current?.document))
    return new EditorOutdatedError();
  if (error.current) return new SaveConflictError(error.current);
  return REFUSALS.includes(error.code) ? new SaveRejected(error.message, error.retryAfter) : error;
}
const rejectForSaver = (error: unknown) => Promise.reject(toSaverError(error));

function refuseNewer(saved: SavedDocument): SavedDocument {
  if (isFromNewerEditor(saved.document)) throw new EditorOutdatedError();
  return saved;
}

/** The first version of a document. */
const FIRST = 1;

/**
 * Returns the receipt of a document that an earlier try created and whose reply was lost; later saves
 * continue from it.
 */
function recoverReceipt(error: unknown): SaveReceipt {
  if (!(error instanceof ApiError) || error.code !== 'key_reused' || !error.current) throw error;
  const { document, hash, updated_at } = error.current;
  return { id: `${document.id}`, user_id: `${document.user_id}`, version: FIRST, hash, updated_at };
}

/** Creates the account behind the contract's calls, as the saver needs it. */
export const createAccount = (api: Api, session: SessionStore): Account => ({
  userId: () => session.getState().user?.id ?? null,
  create: (document, mutation) =>
    api
      .createDocument({ headers: toIdempotencyHeaders(mutation), body: { document } })
      .catch(recoverReceipt)
      .catch(rejectForSaver),
  update: (id, base, document, mutation) =>
    api
      .updateDocument({ params: { id }, headers: toVersionHeaders(base, mutation), body: { document } })
      .catch(rejectForSaver),
  read: (id) => api.readDocument({ params: { id } }).then(refuseNewer).catch(rejectForSaver),
});
