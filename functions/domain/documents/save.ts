import type { SaveReceipt } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { setFilename } from '#shared/document/document-rules.ts';
import { hashDocument } from '#shared/document/hash-document.ts';
import { toExcerpt } from '#shared/text/plain-text.ts';
import { isTooLarge } from '#shared/vocabulary/limits.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { NewVersion, StoredDocument } from '../../ports/documents.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Head } from '../../records/document.ts';
import type { Publishing } from '../../records/publishing.ts';
import { authorize, authorizeStored } from '../access/policies.ts';
import { consumeQuota, type QuotaPorts } from '../access/quotas.ts';
import { NEVER_PUBLISHED } from '../publish-state/transitions.ts';
import { clearOwnerFields, toSavedDocument, toSaveReceipt } from './responses.ts';

export type SavePorts = QuotaPorts & Pick<Ports, 'documents' | 'ids'>;

/** What a write says besides the document: its own key, and the version it started from. */
export interface Write {
  readonly id: string;
  readonly key: string;
  readonly base: number;
}

const RECEIPTS = 20;
const TITLE_EXCERPT = 120;

/** How a document comes to be made. */
interface CreateOptions {
  /** What was asked for, where that is not the document itself. */
  readonly request?: string;
  /** Ids under which this key made documents that were deleted since. */
  readonly instead?: readonly string[];
}

/**
 * Makes a document; the same key makes it once. Where that one was deleted meanwhile, somebody still saves what
 * they have open: it becomes another document, and the deleted one stays deleted. A key that made something else
 * before is refused with `key_reused` and what it has become.
 */
export async function createDocument(
  ports: SavePorts,
  caller: Caller,
  key: string,
  document: HandoutDocument,
  { request, instead = [] }: CreateOptions = {},
): Promise<SaveReceipt> {
  const { documents, clock, ids } = ports;
  const blank = { id: ids.derive(caller.id, key, ...instead), owner: caller.id, version: 0, receipts: [] };
  const first = await createNextVersion(blank, key, document, clock.now(), request);
  const made = (await documents.findHead(blank.id)) ?? (await createFirst(ports, caller, first));
  if (made === first.head) return toSaveReceipt(made);
  if (made.deleted_at !== null)
    return createDocument(ports, caller, key, document, { ...(request && { request }), instead: [made.id] });
  const before = made.receipts.find((receipt) => receipt.key === key);
  const asked = request ?? first.head.hash;
  const isRepeated = before ? (before.request ?? asked) === asked : made.hash === first.head.hash;
  if (isRepeated) return toSaveReceipt(made, before ?? made);
  const current = toSavedDocument(authorizeStored(caller, 'read', await documents.read(made.id)));
  throw new ApiError('key_reused', { current });
}

/** The head that was made, or that of whoever was first. */
async function createFirst(ports: SavePorts, caller: Caller, first: NewVersion): Promise<Head> {
  await consumeQuota(ports, caller, 'documents');
  if (await ports.documents.create(first)) return first.head;
  const head = await ports.documents.findHead(first.head.id);
  if (!head) throw new ApiError('unavailable');
  return head;
}

/** Keeps the next version of a document, or refuses with `version_conflict` and the other copy. */
export async function updateDocument(
  ports: SavePorts,
  caller: Caller,
  write: Write,
  document: HandoutDocument,
): Promise<SaveReceipt> {
  const head = authorize(caller, 'change', await ports.documents.findHead(write.id));
  return saveVersion(ports, caller, write, { head, document });
}

/** Gives the file another name. */
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

interface Next extends StoredDocument {
  /** What was asked for, where that is not the document itself. */
  readonly request?: string;
}

async function saveVersion(
  ports: SavePorts,
  caller: Caller,
  write: Write,
  { head, document, request }: Next,
): Promise<SaveReceipt> {
  const asked = () => request ?? hashDocument(clearOwnerFields(document));
  const before = await findRepeatedWrite(head, write.key, asked);
  if (before) return before;
  if (head.version !== write.base) return resolveConflict(ports, caller, write, asked);
  const save = await createNextVersion(head, write.key, document, ports.clock.now(), request);
  await consumeQuota(ports, caller, 'saves');
  if (await ports.documents.save(save, write.base)) return toSaveReceipt(save.head);
  return resolveConflict(ports, caller, write, asked);
}

/** Somebody was first: this very write, whose answer was lost, or another. */
async function resolveConflict(
  { documents }: Pick<Ports, 'documents'>,
  caller: Caller,
  { id, key }: Write,
  asked: HashRequest,
): Promise<SaveReceipt> {
  const kept = authorizeStored(caller, 'change', await documents.read(id));
  const before = await findRepeatedWrite(kept.head, key, asked);
  if (before) return before;
  throw new ApiError('version_conflict', { current: toSavedDocument(kept) });
}

type HashRequest = () => string | Promise<string>;

/** The answer that this write was given before, if it was; `key_reused` where its key asked for something else. */
export async function findRepeatedWrite(
  head: Head,
  key: string,
  asked: HashRequest,
): Promise<SaveReceipt | undefined> {
  const before = head.receipts.find((receipt) => receipt.key === key);
  if (before?.request !== undefined && before.request !== (await asked())) throw new ApiError('key_reused');
  return before && toSaveReceipt(head, before);
}

type Before = Pick<Head, 'id' | 'owner' | 'version' | 'receipts'> & { publishing?: Publishing };

/**
 * The version after this one, with its receipt. Refuses a document of more than 4 MB. `request` is what was asked
 * for, where that is not the document itself.
 */
export async function createNextVersion(
  { id, owner, version, receipts, publishing = NEVER_PUBLISHED }: Before,
  key: string,
  source: HandoutDocument,
  now: Date,
  request?: string,
): Promise<NewVersion> {
  const document = clearOwnerFields(source);
  if (isTooLarge(document)) throw new ApiError('too_large');
  const given = {
    version: version + 1,
    hash: await hashDocument(document),
    updated_at: now.toISOString(),
  };
  const head: Head = {
    id,
    owner,
    ...given,
    entity_type: document.entity_type,
    filename: document.filename,
    title: toExcerpt(document.title, TITLE_EXCERPT),
    deleted_at: null,
    receipts: [{ key, request: request ?? given.hash, ...given }, ...receipts].slice(0, RECEIPTS),
    publishing,
  };
  return { head, document, frozen: false };
}
