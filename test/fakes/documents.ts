import { chunk, orderBy, partition } from 'es-toolkit';
import { ApiError } from '#functions/errors/api-error.ts';
import {
  ALL_KEPT_MS,
  type Documents,
  type NewVersion,
  type StoredDocument,
  type StoredRevision,
} from '#functions/ports/documents.ts';
import type { Clock } from '#functions/ports/system.ts';
import type { Head } from '#functions/records/document.ts';
import type { Publishing } from '#functions/records/publishing.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { isFromNewerEditor } from '#shared/document/migrations.ts';
import { toPage } from './page.ts';
import type { RefuseDeleted } from './users.ts';

const PAGE_SIZE = 30;
const MAX_QUEUED = 100;
const REVISION_SECONDS = 90 * 24 * 3600;
const SWEEP_SECONDS = 14 * 24 * 3600;
/** Characters from which on a version counts as large: the stored ones are packed. */
const LARGE = 20_000;

/** The rows behind `createDocuments`; `expires_at` of a revision is in seconds since 1970. */
export interface DocumentRows {
  readonly documents: Map<string, StoredDocument & { erase_at?: string | undefined }>;
  readonly revisions: Map<
    string,
    { document: HandoutDocument; expires_at: number | undefined } & Pick<
      StoredRevision,
      'saved_at' | 'name' | 'base_hash' | 'is_large'
    >
  >;
}

const toRevisionKey = (id: string, version: number, hash: string) => `${id}/${version}/${hash}`;
const weigh = (document: HandoutDocument): number => JSON.stringify(document).length;
const toListKey = ({ updated_at, id }: Pick<Head, 'updated_at' | 'id'>) => `${updated_at}#${id}`;
const sortBy = <T>(rows: readonly T[], toKey: (row: T) => string): T[] =>
  rows.toSorted((one, other) => toKey(one).localeCompare(toKey(other)));

/** Documents in memory. */
export function createDocuments(
  { documents, revisions }: DocumentRows,
  clock: Clock,
  refuseDeleted: RefuseDeleted,
): Documents {
  const isExpired = ({ expires_at }: { expires_at?: number | undefined }) =>
    expires_at !== undefined && expires_at * 1000 <= clock.now().getTime();
  const isDue = ({ erase_at }: { erase_at?: string | undefined }) =>
    erase_at !== undefined && erase_at <= clock.now().toISOString();
  const get = (id: string) => {
    const row = documents.get(id);
    return row && !isDue(row) ? row : undefined;
  };
  const open = (document: HandoutDocument): HandoutDocument => {
    if (isFromNewerEditor(document)) throw new ApiError('editor_outdated');
    return structuredClone(document);
  };
  const thinnable = new Map<string, string>();
  const putRevision = ({ head, document, frozen, baseHash }: NewVersion) => {
    const key = toRevisionKey(head.id, head.version, head.hash);
    const isFrozen = revisions.has(key) && revisions.get(key)?.expires_at === undefined;
    const is_large = weigh(document) > LARGE;
    const end =
      Math.ceil(Date.parse(head.updated_at) / 1000) + REVISION_SECONDS + (is_large ? SWEEP_SECONDS : 0);
    const due = new Date(Date.parse(head.updated_at) + ALL_KEPT_MS).toISOString();
    const planned = thinnable.get(head.id) ?? '~';
    const isLate = planned > due || planned < head.updated_at;
    if (is_large && head.version > 1 && isLate) thinnable.set(head.id, due);
    revisions.set(key, {
      document: structuredClone(document),
      expires_at: frozen || isFrozen ? undefined : end,
      saved_at: head.updated_at,
      name: null,
      base_hash: baseHash,
      is_large,
    });
  };
  const change = (id: string, changes: Partial<Head>, erase_at?: string) => {
    const row = documents.get(id);
    if (row) documents.set(id, { ...row, head: { ...row.head, ...structuredClone(changes) }, erase_at });
    return row !== undefined;
  };
  const erasedLast = new Set<string>();
  const listHeads = () => [...documents.values()].map(({ head }) => head);
  const listWaitingIds = (before: string, getSince: (of: Publishing) => string | null | undefined) => {
    const toSince = ({ publishing }: Head) => getSince(publishing) ?? '~';
    const heads = listHeads()
      .filter(({ publishing: { state } }) => state !== 'queued' && state !== 'rendering')
      .filter((head) => toSince(head) <= before);
    return sortBy(heads, toSince)
      .slice(0, MAX_QUEUED)
      .map(({ id }) => id);
  };
  const listPage = (isListed: (head: Head) => boolean, next: string | undefined) => {
    const listed = listHeads()
      .filter(isListed)
      .map(({ receipts: _, ...head }) => head);
    return toPage(sortBy(listed, toListKey).toReversed(), toListKey, next, PAGE_SIZE);
  };
  return {
    findHead: async (id) => structuredClone(get(id)?.head),
    async read(id) {
      const row = get(id);
      return row && { head: structuredClone(row.head), document: open(row.document) };
    },
    async readRevision(id, version, hash) {
      const row = revisions.get(toRevisionKey(id, version, hash));
      return row && !isExpired(row) ? open(row.document) : undefined;
    },
    async *listRevisions(id, through) {
      const rows = [...revisions].flatMap(([key, row]) => {
        const [owner, version, hash = ''] = key.split('/');
        if (owner !== id || Number(version) > through || isExpired(row)) return [];
        const { saved_at, name, base_hash, is_large } = row;
        const is_frozen = row.expires_at === undefined;
        return [{ version: Number(version), hash, saved_at, name, base_hash, is_large, is_frozen }];
      });
      yield* orderBy(rows, ['version', 'hash'], ['desc', 'desc']);
    },
    async nameRevision(id, version, hash, name) {
      const key = toRevisionKey(id, version, hash);
      const row = revisions.get(key);
      if (row) revisions.set(key, { ...row, name });
      return row !== undefined;
    },
    async *listThinnable(now) {
      yield sortBy(
        [...thinnable].map(([id, since]) => ({ id, since })).filter(({ since }) => since <= now),
        ({ since }) => since,
      );
    },
    async planThinning(id, at, now) {
      if ((thinnable.get(id) ?? '~') > now) return;
      if (at === null) thinnable.delete(id);
      else thinnable.set(id, at);
    },
    removeRevision: async (id, { version, hash }) => void revisions.delete(toRevisionKey(id, version, hash)),
    weigh: async ({ document }) => weigh(document),
    async create(version) {
      refuseDeleted(version.head.owner);
      putRevision(version);
      const { head, document } = version;
      if (documents.has(head.id)) return false;
      documents.set(head.id, structuredClone({ head, document }));
      return true;
    },
    async save(version, base, next) {
      putRevision(version);
      const { head, document } = version;
      const before = documents.get(head.id)?.head;
      if (before?.version !== base || before.owner !== head.owner || before.deleted_at !== null) return false;
      if (next && before.publishing.lock_version !== next.lock_version - 1) return false;
      const publishing = next ?? before.publishing;
      const { folder } = before;
      documents.set(head.id, structuredClone({ head: { ...head, folder, publishing }, document }));
      return true;
    },
    async updatePublishing(id, next) {
      const row = documents.get(id);
      if (row?.head.publishing.lock_version !== next.lock_version - 1) return false;
      return change(id, { publishing: next }, row.erase_at);
    },
    async delete({ id, owner }, { deleted_at, erase_at }, next) {
      const before = documents.get(id)?.head;
      if (before?.owner !== owner || before.deleted_at !== null) return false;
      if (before.publishing.lock_version !== next.lock_version - 1) return false;
      return change(id, { deleted_at, publishing: next }, erase_at);
    },
    restore: async ({ id, owner }) =>
      documents.get(id)?.head.owner === owner && change(id, { deleted_at: null }),
    async setFolder({ id, owner }, folder) {
      const row = documents.get(id);
      if (row?.head.owner !== owner || row.head.deleted_at !== null) return false;
      return change(id, { folder }, row.erase_at);
    },
    list: async (owner, next) => listPage((head) => head.owner === owner && head.deleted_at === null, next),
    listDeleted: async (owner, since, next) =>
      listPage((head) => head.owner === owner && head.deleted_at !== null && head.deleted_at > since, next),
    async *listErasable(now) {
      const due = [...documents].flatMap(([id, { erase_at: since }]) =>
        since !== undefined && since <= now ? [{ id, since }] : [],
      );
      const [last, first] = partition(
        sortBy(due, ({ since }) => since),
        ({ id }) => erasedLast.has(id),
      );
      for (const page of [...chunk(first, MAX_QUEUED), last]) yield page;
    },
    putErasureLast: async (id) => void erasedLast.add(id),
    keep: async () => undefined,
    listIds: async (owner) =>
      listHeads()
        .filter((head) => head.owner === owner)
        .map(({ id }) => id),
    listQueuedIds: async () =>
      ['queued', 'rendering'].flatMap((state) => {
        const heads = listHeads().filter((head) => head.publishing.state === state);
        return sortBy(heads, ({ publishing }) => publishing.requested?.since ?? '')
          .slice(0, MAX_QUEUED)
          .map(({ id }) => id);
      }),
    listGalleryPendingIds: async (before) =>
      listWaitingIds(before, ({ gallery_pending_since }) => gallery_pending_since),
    listReplacedIds: async (before) =>
      listWaitingIds(before, ({ gallery_pending_since, replaced }) =>
        gallery_pending_since === null ? replaced?.since : null,
      ),
    async erase(id) {
      for (const key of revisions.keys()) if (key.startsWith(`${id}/`)) revisions.delete(key);
      documents.delete(id);
    },
  };
}
