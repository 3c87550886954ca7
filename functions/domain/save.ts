import type { SaveReceipt } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { documentHash } from '#shared/document/hash.ts';
import { LIMITS } from '#shared/document/limits.ts';
import { setFilename } from '#shared/document/rules.ts';
import { excerpt } from '#shared/text/plain-text.ts';
import type { Caller, Head, Ports, Publishing, Save } from '../ports.ts';
import { receiptOf, savedDocumentOf, withoutOwner } from './answers.ts';
import { authorize, authorizeKept } from './policies.ts';
import { unpublished } from './publishing.ts';
import { Refused } from './refused.ts';

export type Keeping = Pick<Ports, 'documents' | 'clock' | 'ids'>;

/** What a write says besides the document: its own key, and the version it started from. */
export interface Write {
  readonly id: string;
  readonly key: string;
  readonly base: number;
}

const RECEIPTS = 20;
const TITLE_EXCERPT = 120;

/**
 * Makes a document; the same key makes it once. Where that one was deleted meanwhile, somebody still saves what
 * they have open: it becomes another document, and the deleted one stays deleted.
 */
export async function createDocument(
  ports: Keeping,
  caller: Caller,
  key: string,
  document: HandoutDocument,
  instead: readonly string[] = [],
): Promise<SaveReceipt> {
  const { documents, clock, ids } = ports;
  const blank = { id: ids.derived(caller.id, key, ...instead), owner: caller.id, version: 0, receipts: [] };
  const first = await versionAfter(blank, key, document, clock.now());
  if (await documents.create(first)) return receiptOf(first.head);
  const head = await documents.find(first.head.id);
  if (!head) throw new Refused('unavailable');
  if (head.deleted_at !== null) return createDocument(ports, caller, key, document, [head.id]);
  return repeated(head, key) ?? receiptOf(head);
}

/** Keeps the next version of a document, or refuses with `version_conflict` and the other copy. */
export async function updateDocument(
  ports: Keeping,
  caller: Caller,
  write: Write,
  document: HandoutDocument,
): Promise<SaveReceipt> {
  const head = authorize(caller, 'change', await ports.documents.find(write.id));
  return repeated(head, write.key) ?? keep(ports, caller, write, head, document);
}

/** Gives the file another name. */
export async function renameDocument(
  ports: Keeping,
  caller: Caller,
  write: Write,
  filename: string,
): Promise<SaveReceipt> {
  const { head, document } = authorizeKept(caller, 'change', await ports.documents.read(write.id));
  const renamed = { ...document };
  setFilename(renamed, filename);
  return repeated(head, write.key) ?? keep(ports, caller, write, head, renamed);
}

async function keep(
  ports: Keeping,
  caller: Caller,
  write: Write,
  head: Head,
  document: HandoutDocument,
): Promise<SaveReceipt> {
  if (head.version !== write.base) return conflict(ports, caller, write);
  const save = await versionAfter(head, write.key, document, ports.clock.now());
  if (await ports.documents.save(save, write.base)) return receiptOf(save.head);
  return conflict(ports, caller, write);
}

/** Somebody was first: this very write, whose answer was lost, or another. */
async function conflict(
  { documents }: Pick<Ports, 'documents'>,
  caller: Caller,
  { id, key }: Write,
): Promise<SaveReceipt> {
  const kept = authorizeKept(caller, 'change', await documents.read(id));
  const before = repeated(kept.head, key);
  if (before) return before;
  throw new Refused('version_conflict', { current: savedDocumentOf(kept) });
}

/** The answer that this write was given before, if it was. */
export function repeated(head: Head, key: string): SaveReceipt | undefined {
  const before = head.receipts.find((receipt) => receipt.key === key);
  return before && receiptOf(head, before);
}

type Before = Pick<Head, 'id' | 'owner' | 'version' | 'receipts'> & { publishing?: Publishing };

/** The version after this one, with its receipt. Refuses a document of more than 4 MB. */
export async function versionAfter(
  { id, owner, version, receipts, publishing = unpublished }: Before,
  key: string,
  source: HandoutDocument,
  now: Date,
): Promise<Save> {
  const document = withoutOwner(source);
  if (Buffer.byteLength(JSON.stringify(document)) > LIMITS.bytes) throw new Refused('too_large');
  const given = {
    version: version + 1,
    hash: await documentHash(document),
    updated_at: now.toISOString(),
  };
  const head: Head = {
    id,
    owner,
    ...given,
    entity_type: document.entity_type,
    filename: document.filename,
    title: excerpt(document.title, TITLE_EXCERPT),
    deleted_at: null,
    receipts: [{ key, ...given }, ...receipts].slice(0, RECEIPTS),
    publishing,
  };
  return { head, document, frozen: false };
}
