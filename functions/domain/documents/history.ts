import { type Revision, revisionId } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { StoredRevision } from '../../ports/documents.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Head } from '../../records/document.ts';
import { authorize } from '../access/policies.ts';
import { setOwnerFields } from './responses.ts';
import { walkVersions } from './version-chain.ts';

const PAGE_SIZE = 50;

type HistoryPorts = Pick<Ports, 'documents'>;

/** A version that is named by its id. */
interface Named {
  readonly version: number;
  readonly hash: string;
}

const toId = ({ version, hash }: Named): string => `${version}-${hash}`;

/** Splits the id of a version. The contract has checked its form. */
function parseId(id: string): Named {
  const [version, hash = ''] = id.split('-');
  return { version: Number(version), hash };
}

/** Parses a cursor, which is the id of the version that comes next. Throws `invalid` for a forged one. */
function parseCursor(next: string): Named {
  if (revisionId.safeParse(next).success) return parseId(next);
  throw new ApiError('invalid', { problems: [{ where: 'query.next', message: 'is not valid' }] });
}

/** Lists the saved versions of the caller's document, newest first, without those that lost against another writer. */
export async function listRevisions(
  { documents }: HistoryPorts,
  caller: Caller,
  id: string,
  next: string | undefined,
): Promise<{ revisions: Revision[]; next: string | null }> {
  const head = authorize(caller, 'read', await documents.findHead(id));
  const revisions: Revision[] = [];
  for await (const { stored, place } of walkVersions(documents, id, next ? parseCursor(next) : head)) {
    if (place !== 'in line') continue;
    if (revisions.length === PAGE_SIZE) return { revisions, next: toId(stored) };
    revisions.push(toRevision(head, stored));
  }
  return { revisions, next: null };
}

const toRevision = ({ publishing }: Head, stored: StoredRevision): Revision => ({
  id: toId(stored),
  version: stored.version,
  saved_at: stored.saved_at,
  name: stored.name,
  is_published: publishing.published?.revision === stored.version,
});

/** Reads a saved version of the caller's document. Throws `not_found` where it is not stored any more. */
export async function readRevision(
  { documents }: HistoryPorts,
  caller: Caller,
  id: string,
  revision: string,
): Promise<{ document: HandoutDocument }> {
  const head = authorize(caller, 'read', await documents.findHead(id));
  const { version, hash } = parseId(revision);
  const document = await documents.readRevision(id, version, hash);
  if (!document) throw new ApiError('not_found');
  return { document: setOwnerFields(document, head) };
}

/** Names a saved version of the caller's document; null takes its name away. Throws `not_found` where it is missing. */
export async function nameRevision(
  { documents }: HistoryPorts,
  caller: Caller,
  { id, revision, name }: { id: string; revision: string; name: string | null },
): Promise<void> {
  authorize(caller, 'change', await documents.findHead(id));
  const { version, hash } = parseId(revision);
  if (!(await documents.nameRevision(id, version, hash, name))) throw new ApiError('not_found');
}
