import type { SaveReceipt } from '#shared/api/models.ts';
import { isFromNewerEditor } from '#shared/document/migrations.ts';
import { api, session } from '../api/api.ts';
import { ApiError, type ApiErrorCode } from '../api/api-error.ts';
import { from, once } from '../api/client.ts';
import { type Account, EditorOutdated, SaveConflict, SaveRefused } from '../saving/keeping.ts';

/** Trying again changes nothing about these; their words say what does. */
const REFUSALS: readonly ApiErrorCode[] = ['too_large', 'storage_full', 'quota_reached'];

function asSaver(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.code === 'editor_outdated' || isFromNewerEditor(error.current?.document))
    return new EditorOutdated();
  if (error.current) return new SaveConflict(error.current);
  return REFUSALS.includes(error.code) ? new SaveRefused(error.message, error.retryAfter) : error;
}
const refused = (error: unknown) => Promise.reject(asSaver(error));

/** The first version of a document. */
const FIRST = 1;

/** It was made by an earlier try whose answer was lost, of what the document was then: saves go on from there. */
function madeBefore(error: unknown): SaveReceipt {
  if (!(error instanceof ApiError) || error.code !== 'key_reused' || !error.current) throw error;
  const { document, hash, updated_at } = error.current;
  return { id: `${document.id}`, user_id: `${document.user_id}`, version: FIRST, hash, updated_at };
}

/** The account behind the contract's calls, as the saver needs it. */
export const account: Account = {
  userId: () => session.state().user?.id ?? null,
  create: (document, mutation) =>
    api
      .createDocument({ headers: once(mutation), body: { document } })
      .catch(madeBefore)
      .catch(refused),
  update: (id, base, document, mutation) =>
    api.updateDocument({ params: { id }, headers: from(base, mutation), body: { document } }).catch(refused),
};
