import type { SaveReceipt } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { setFilename } from '#shared/document/document-rules.ts';
import { hashDocument } from '#shared/document/hash-document.ts';
import { toExcerpt } from '#shared/text/plain-text.ts';
import { isTooLarge } from '#shared/vocabulary/limits.ts';
import { Refused } from '../../errors/api-error.ts';
import type { Kept, Save } from '../../ports/documents.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Head } from '../../records/document.ts';
import type { Publishing } from '../../records/publishing.ts';
import { authorize, authorizeKept } from '../access/policies.ts';
import { type Spending, spend } from '../access/quotas.ts';
import { unpublished } from '../publish-state/transitions.ts';
import { receiptOf, savedDocumentOf, withoutOwner } from './responses.ts';

export type Keeping = Spending & Pick<Ports, 'documents' | 'ids'>;

/** What a write says besides the document: its own key, and the version it started from. */
export interface Write {
  readonly id: string;
  readonly key: string;
  readonly base: number;
}

const RECEIPTS = 20;
const TITLE_EXCERPT = 120;

/** How a document comes to be made. */
interface Making {
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
  ports: Keeping,
  caller: Caller,
  key: string,
  document: HandoutDocument,
  { request, instead = [] }: Making = {},
): Promise<SaveReceipt> {
  const { documents, clock, ids } = ports;
  const blank = { id: ids.derived(caller.id, key, ...instead), owner: caller.id, version: 0, receipts: [] };
  const first = await versionAfter(blank, key, document, clock.now(), request);
  const made = (await documents.find(blank.id)) ?? (await makeFirst(ports, caller, first));
  if (made === first.head) return receiptOf(made);
  if (made.deleted_at !== null)
    return createDocument(ports, caller, key, document, { ...(request && { request }), instead: [made.id] });
  const before = made.receipts.find((receipt) => receipt.key === key);
  const asked = request ?? first.head.hash;
  const isRepeated = before ? (before.request ?? asked) === asked : made.hash === first.head.hash;
  if (isRepeated) return receiptOf(made, before ?? made);
  const current = savedDocumentOf(authorizeKept(caller, 'read', await documents.read(made.id)));
  throw new Refused('key_reused', { current });
}

/** The head that was made, or that of whoever was first. */
async function makeFirst(ports: Keeping, caller: Caller, first: Save): Promise<Head> {
  await spend(ports, caller, 'documents');
  if (await ports.documents.create(first)) return first.head;
  const head = await ports.documents.find(first.head.id);
  if (!head) throw new Refused('unavailable');
  return head;
}

/** Keeps the next version of a document, or refuses with `version_conflict` and the other copy. */
export async function updateDocument(
  ports: Keeping,
  caller: Caller,
  write: Write,
  document: HandoutDocument,
): Promise<SaveReceipt> {
  const head = authorize(caller, 'change', await ports.documents.find(write.id));
  return keep(ports, caller, write, { head, document });
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
  return keep(ports, caller, write, { head, document: renamed, request: `name ${filename}` });
}

interface Next extends Kept {
  /** What was asked for, where that is not the document itself. */
  readonly request?: string;
}

async function keep(
  ports: Keeping,
  caller: Caller,
  write: Write,
  { head, document, request }: Next,
): Promise<SaveReceipt> {
  const asked = () => request ?? hashDocument(withoutOwner(document));
  const before = await repeated(head, write.key, asked);
  if (before) return before;
  if (head.version !== write.base) return conflict(ports, caller, write, asked);
  const save = await versionAfter(head, write.key, document, ports.clock.now(), request);
  await spend(ports, caller, 'saves');
  if (await ports.documents.save(save, write.base)) return receiptOf(save.head);
  return conflict(ports, caller, write, asked);
}

/** Somebody was first: this very write, whose answer was lost, or another. */
async function conflict(
  { documents }: Pick<Ports, 'documents'>,
  caller: Caller,
  { id, key }: Write,
  asked: Asking,
): Promise<SaveReceipt> {
  const kept = authorizeKept(caller, 'change', await documents.read(id));
  const before = await repeated(kept.head, key, asked);
  if (before) return before;
  throw new Refused('version_conflict', { current: savedDocumentOf(kept) });
}

type Asking = () => string | Promise<string>;

/** The answer that this write was given before, if it was; `key_reused` where its key asked for something else. */
export async function repeated(head: Head, key: string, asked: Asking): Promise<SaveReceipt | undefined> {
  const before = head.receipts.find((receipt) => receipt.key === key);
  if (before?.request !== undefined && before.request !== (await asked())) throw new Refused('key_reused');
  return before && receiptOf(head, before);
}

type Before = Pick<Head, 'id' | 'owner' | 'version' | 'receipts'> & { publishing?: Publishing };

/**
 * The version after this one, with its receipt. Refuses a document of more than 4 MB. `request` is what was asked
 * for, where that is not the document itself.
 */
export async function versionAfter(
  { id, owner, version, receipts, publishing = unpublished }: Before,
  key: string,
  source: HandoutDocument,
  now: Date,
  request?: string,
): Promise<Save> {
  const document = withoutOwner(source);
  if (isTooLarge(document)) throw new Refused('too_large');
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
