import type { SaveReceipt } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { setFilename } from '#shared/document/document-rules.ts';
import { hashDocument } from '#shared/document/hash-document.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { NewVersion, StoredDocument } from '../../ports/documents.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Head } from '../../records/document.ts';
import { authorize, authorizeStored } from '../access/policies.ts';
import { consumeQuota, type QuotaPorts } from '../access/quotas.ts';
import { clearOwnerFields, toSavedDocument, toSaveReceipt } from './responses.ts';
import {
  createNextVersion,
  findRepeatedWrite,
  getRequest,
  type HashRequest,
  type Write,
} from './revisions.ts';

export type SavePorts = QuotaPorts & Pick<Ports, 'documents' | 'ids'>;

interface CreateOptions {
  /** Identifies the request when that is not the document itself. */
  readonly request?: string;
  /** Ids of deleted documents that this key has created. */
  readonly deletedIds?: readonly string[];
  readonly folder?: string | null;
}

/**
 * Creates a document; the same key creates it once. If that document was deleted meanwhile, the key creates
 * another one, because a user still saves what they have open. Throws `key_reused`, with the other document,
 * when the key came with another request.
 */
export async function createDocument(
  ports: SavePorts,
  caller: Caller,
  key: string,
  document: HandoutDocument,
  { request, deletedIds = [], folder = null }: CreateOptions = {},
): Promise<SaveReceipt> {
  const { documents, clock, ids } = ports;
  const id = ids.derive(caller.id, key, ...deletedIds);
  const blank = { id, owner: caller.id, version: 0, receipts: [], folder };
  const first = await createNextVersion(blank, key, document, clock.now(), request);
  const head = (await documents.findHead(id)) ?? (await createFirst(ports, caller, first));
  if (head === first.head) return toSaveReceipt(head);
  if (head.deleted_at !== null)
    return createDocument(ports, caller, key, document, {
      ...(request && { request }),
      deletedIds: [head.id],
      folder,
    });
  const before = head.receipts.find((receipt) => receipt.key === key);
  const requested = request ?? first.head.hash;
  const isRepeated = before ? getRequest(before) === requested : head.hash === first.head.hash;
  if (isRepeated) return toSaveReceipt(head, before ?? head);
  const current = toSavedDocument(authorizeStored(caller, 'read', await documents.read(head.id)));
  throw new ApiError('key_reused', { current });
}

/** Writes a first version. Returns its head, or the head of another write that came first. */
async function createFirst(ports: SavePorts, caller: Caller, first: NewVersion): Promise<Head> {
  await consumeQuota(ports, caller, 'documents', { bytes: await ports.documents.weigh(first) });
  if (await ports.documents.create(first)) return first.head;
  const head = await ports.documents.findHead(first.head.id);
  if (!head) throw new ApiError('unavailable');
  return head;
}

/** Saves the next version of a document. Throws `version_conflict`, with the other copy, when the base is outdated. */
export async function updateDocument(
  ports: SavePorts,
  caller: Caller,
  write: Write,
  document: HandoutDocument,
): Promise<SaveReceipt> {
  const head = authorize(caller, 'change', await ports.documents.findHead(write.id));
  return saveVersion(ports, caller, write, { head, document });
}

/** Renames a document, as a save of its own version. */
export async function renameDocument(
  ports: SavePorts,
  caller: Caller,
  write: Write,
  filename: string,
): Promise<SaveReceipt> {
  const { head, document } = authorizeStored(caller, 'change', await ports.documents.read(write.id));
  const renamed = { ...document };
  setFilename(renamed, filename);
  return saveVersion(ports, caller, write, { head, document: renamed, request: `name ${filename}` });
}

interface NextContent extends StoredDocument {
  /** Identifies the request when that is not the document itself. */
  readonly request?: string;
}

async function saveVersion(
  ports: SavePorts,
  caller: Caller,
  write: Write,
  { head, document, request }: NextContent,
): Promise<SaveReceipt> {
  const hashRequest = () => request ?? hashDocument(clearOwnerFields(document));
  const before = await findRepeatedWrite(head, write.key, hashRequest);
  if (before) return before;
  if (head.version !== write.base) return resolveConflict(ports, caller, write, hashRequest);
  const version = await createNextVersion(head, write.key, document, ports.clock.now(), request);
  await consumeQuota(ports, caller, 'saves', { bytes: await ports.documents.weigh(version) });
  if (await ports.documents.save(version, write.base)) return toSaveReceipt(version.head);
  return resolveConflict(ports, caller, write, hashRequest);
}

/** Returns the receipt if the write that came first was this very write; otherwise throws `version_conflict`. */
async function resolveConflict(
  { documents }: Pick<Ports, 'documents'>,
  caller: Caller,
  { id, key }: Write,
  hashRequest: HashRequest,
): Promise<SaveReceipt> {
  const stored = authorizeStored(caller, 'change', await documents.read(id));
  const before = await findRepeatedWrite(stored.head, key, hashRequest);
  if (before) return before;
  throw new ApiError('version_conflict', { current: toSavedDocument(stored) });
}
