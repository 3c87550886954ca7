import { isEqual, pick } from 'es-toolkit';
import { KEPT_LIMITS, type KeptBody, type KeptItem } from '#shared/api/kept-models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { isSameContent, toKeptContent } from '#shared/document/kept-content.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../ports/identity.ts';
import type { StoredKeptItem } from '../../ports/kept-items.ts';
import type { Ports } from '../../ports/ports.ts';
import { consumeQuota, type QuotaPorts } from '../access/quotas.ts';

export interface KeptPage {
  readonly kept_items: KeptItem[];
  readonly next: string | null;
}

export const createProblem = (where: string, message: string) =>
  new ApiError('invalid', { problems: [{ where, message }] });

/** Returns a kept item without what only its storage needs. */
export const toKeptItem = ({ last_key: _, ...item }: StoredKeptItem): KeptItem => item;

/** Lists a page of the caller's bank, or only those of these ids that there are. */
export async function listKeptItems(
  { keptItems }: Pick<Ports, 'keptItems'>,
  caller: Caller,
  { ids, next }: { ids?: readonly string[] | undefined; next?: string | undefined },
): Promise<KeptPage> {
  if (ids) return { kept_items: (await keptItems.find(caller.id, ids)).map(toKeptItem), next: null };
  const page = await keptItems.list(caller.id, next);
  return { kept_items: page.entries.map(toKeptItem), next: page.next };
}

/** A conditional write of a kept item, with its idempotency key; `base` is 0 for a new one. */
export interface KeptWrite {
  readonly id: string;
  readonly key: string;
  readonly base: number;
}

type KeepPorts = QuotaPorts & Pick<Ports, 'keptItems'>;

/**
 * Keeps an item of the caller's, or changes a kept one. A repeated request gets the same answer. Throws
 * `version_conflict` when the stored version is not the base, and `invalid` for what does not fit.
 */
export async function keepItem(
  ports: KeepPorts,
  caller: Caller,
  write: KeptWrite,
  given: KeptBody,
): Promise<KeptItem> {
  const body = { ...given, content: cleanContent(given.content) };
  const [before] = await ports.keptItems.find(caller.id, [write.id]);
  const repeated = before && findRepeated(before, write.key, body);
  if (repeated) return repeated;
  if ((before?.version ?? 0) !== write.base) throw createConflict();
  if (!before) await checkRoom(ports, caller, 1);
  await consumeQuota(ports, caller, 'keeps', { bytes: weigh([body.content]) });
  const next = toNextVersion(before, write, body, ports.clock.now());
  if (await ports.keptItems.write(caller.id, next, write.base)) return toKeptItem(next);
  const [stored] = await ports.keptItems.find(caller.id, [write.id]);
  const written = stored && findRepeated(stored, write.key, body);
  if (written) return written;
  throw createConflict();
}

/** Returns the bytes of contents as JSON. */
export const weigh = (contents: readonly HandoutDocument[]): number =>
  contents.reduce((sum, content) => sum + new TextEncoder().encode(JSON.stringify(content)).byteLength, 0);

const createConflict = () =>
  new ApiError('version_conflict', { message: 'This was changed in your bank somewhere else.' });

/** Takes off all but the one item or card: a document may name pupils, and what is kept may go to colleagues. */
function cleanContent(given: HandoutDocument): HandoutDocument {
  const content = toKeptContent(given);
  if (!content) throw createProblem('content', 'must hold one item or card');
  if (weigh([content]) > KEPT_LIMITS.bytes)
    throw createProblem(
      'content',
      `This is too large for the bank, which takes ${KEPT_LIMITS.bytes / 1024} KB.`,
    );
  return content;
}

/** Throws `invalid` where so many more do not fit into the caller's bank. */
export async function checkRoom(
  { keptItems }: Pick<Ports, 'keptItems'>,
  caller: Caller,
  more: number,
): Promise<void> {
  if ((await keptItems.count(caller.id)) + more > KEPT_LIMITS.perUser)
    throw createProblem('content', `Your bank has room for ${KEPT_LIMITS.perUser} items. Remove some first.`);
}

const REQUESTED = ['name', 'subject', 'grade', 'tags', 'content'] as const;

/** Returns the item where this very request wrote it. Throws `key_reused` when the key came with something else. */
function findRepeated(stored: StoredKeptItem, key: string, body: KeptBody): KeptItem | null {
  if (stored.last_key !== key) return null;
  if (isEqual(pick(stored, REQUESTED), pick(body, REQUESTED))) return toKeptItem(stored);
  throw new ApiError('key_reused');
}

/**
 * Returns the first version of a kept item. It follows the time, so that a tab that knows an item from before it was removed
 * and put back, under the same id, cannot write over it.
 */
export const toFirstVersion = (now: Date): number => now.getTime();

/** The revision changes with the content alone: a new name is nothing to documents that are in step. */
function toNextVersion(
  before: StoredKeptItem | undefined,
  { id, key }: KeptWrite,
  body: KeptBody,
  now: Date,
): StoredKeptItem {
  const isSame = before !== undefined && isSameContent(before.content, body.content);
  const revision = isSame ? before.revision : now.toISOString();
  const version = before ? before.version + 1 : toFirstVersion(now);
  return { ...pick(body, REQUESTED), id, version, revision, last_key: key };
}

/** Removes a kept item of the caller's. Documents that were in step with it keep what they print. */
export const removeKeptItem = (
  { keptItems }: Pick<Ports, 'keptItems'>,
  caller: Caller,
  id: string,
): Promise<void> => keptItems.remove(caller.id, id);
