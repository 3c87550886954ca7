import type { SavedDocument, SaveReceipt } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { isFromNewerEditor } from '#shared/document/migrations.ts';
import { ApiError, type ApiErrorCode } from '../api/api-error.ts';
import { type Api, type RouteReply, toIdempotencyHeaders, toVersionHeaders } from '../api/client.ts';
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

/** Looks for a version among the stored ones, newest first: its hash, which names it too, is not known. */
async function readVersion(api: Api, id: string, version: number): Promise<HandoutDocument | null> {
  let next: string | null = null;
  do {
    const page: RouteReply<'listRevisions'> = await api.listRevisions({
      params: { id },
      query: next === null ? {} : { next },
    });
    const found = page.revisions.find((one) => one.version === version);
    if (found) return (await api.readRevision({ params: { id, revision: found.id } })).document;
    const oldest = page.revisions.at(-1);
    next = oldest && oldest.version > version ? page.next : null;
  } while (next !== null);
  return null;
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
  readVersion: (id, version) => readVersion(api, id, version),
  read: (id) => api.readDocument({ params: { id } }).then(refuseNewer).catch(rejectForSaver),
});
