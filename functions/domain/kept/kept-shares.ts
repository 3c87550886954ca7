import { partition } from 'es-toolkit';
import { KEPT_LIMITS, type KeptItem, type KeptShare } from '#shared/api/kept-models.ts';
import type { UploadedImage } from '#shared/api/models.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../ports/identity.ts';
import type { StoredKeptItem } from '../../ports/kept-items.ts';
import type { Ports } from '../../ports/ports.ts';
import { consumeQuota, type QuotaPorts } from '../access/quotas.ts';
import { type AdoptPorts, adoptIcons, findIcons, keepPictures } from '../images/adopt-icons.ts';
import { toUploadedImage } from '../images/images.ts';
import { checkRoom, createProblem, type KeptPage, toFirstVersion, toKeptItem, weigh } from './kept-items.ts';

export const listKeptShares = async (
  { keptShares }: Pick<Ports, 'keptShares'>,
  caller: Caller,
): Promise<{ shares: KeptShare[] }> => ({ shares: [...(await keptShares.list(caller.id))] });

/**
 * Opens a link to the caller's bank, or with ids to these alone; the same key opens it once. Throws `invalid` for one
 * link too many.
 */
export async function shareKeptItems(
  { keptShares, ids, clock }: Pick<Ports, 'keptShares' | 'ids' | 'clock'>,
  caller: Caller,
  key: string,
  kept: readonly string[] | null,
): Promise<KeptShare> {
  const known = await keptShares.list(caller.id);
  const id = ids.derive(caller.id, 'share of the bank', key);
  const before = known.find((share) => share.id === id);
  if (before) return before;
  if (known.length >= KEPT_LIMITS.shares)
    throw createProblem('kept', `${KEPT_LIMITS.shares} links are open, which is the most. Close one first.`);
  const share = { id, kept: kept && [...new Set(kept)], created_at: clock.now().toISOString() };
  await keptShares.put(caller.id, share);
  return share;
}

export const endKeptShare = (
  { keptShares }: Pick<Ports, 'keptShares'>,
  caller: Caller,
  id: string,
): Promise<void> => keptShares.remove(caller.id, id);

type ReadPorts = Pick<Ports, 'keptItems' | 'keptShares' | 'images' | 'fileUrls'>;

/**
 * Reads a page of what a link shares, as a copy would be: with icons, and without uploads, which belong to their owner.
 * Throws `not_found` for a link that was closed or never was.
 */
export async function readSharedItems(
  ports: ReadPorts,
  link: string,
  next: string | undefined,
): Promise<KeptPage & { images: UploadedImage[] }> {
  const { owner, share } = await findShare(ports, link);
  const page = await readPage(ports, owner, share, next);
  const icons = await findIcons(
    ports,
    owner,
    page.entries.map(({ content }) => content),
  );
  const known = new Map(icons.map((icon) => [icon.id, icon]));
  return {
    kept_items: page.entries.map((item) => ({
      ...toKeptItem(item),
      content: keepPictures(item.content, known),
    })),
    next: page.next,
    images: await Promise.all(icons.map((icon) => toUploadedImage(ports.fileUrls, icon))),
  };
}

/** Finds a link by its id, all that its address says. */
async function findShare(
  { keptShares }: Pick<Ports, 'keptShares'>,
  id: string,
): Promise<{ owner: string; share: KeptShare }> {
  const owner = await keptShares.findOwner(id);
  const share = owner === undefined ? undefined : await keptShares.find(owner, id);
  if (owner === undefined || !share) throw new ApiError('not_found');
  return { owner, share };
}

/** Reads a page of the whole bank, or of the ids that the link names. */
async function readPage(
  { keptItems }: Pick<Ports, 'keptItems'>,
  owner: string,
  { kept }: KeptShare,
  next: string | undefined,
) {
  if (kept === null) return keptItems.list(owner, next);
  const start = next === undefined ? 0 : kept.indexOf(next) + 1;
  const ids = kept.slice(start, start + KEPT_LIMITS.perPage);
  const isLast = start + ids.length >= kept.length;
  return { entries: await keptItems.find(owner, ids), next: isLast ? null : (ids.at(-1) ?? null) };
}

type CopyPorts = QuotaPorts & AdoptPorts & Pick<Ports, 'keptItems' | 'keptShares'>;

/**
 * Copies shared items to the caller's bank. Each is copied once: a repeated request finds the copy as it is now,
 * and copies again what its user has removed. Items that the link does not share, and items that were removed
 * meanwhile, are left out.
 */
export async function copySharedItems(
  ports: CopyPorts,
  caller: Caller,
  link: string,
  ids: readonly string[],
): Promise<{ kept_items: KeptItem[] }> {
  const {
    owner,
    share: { kept },
  } = await findShare(ports, link);
  const shared = [...new Set(ids)].filter((id) => kept === null || kept.includes(id));
  const theirs = await ports.keptItems.find(owner, shared);
  if (owner === caller.id) return { kept_items: theirs.map(toKeptItem) };
  const toOwnId = ({ id }: { id: string }) => ports.ids.derive(caller.id, 'copy of kept', owner, id);
  const before = await ports.keptItems.find(caller.id, theirs.map(toOwnId));
  const missing = theirs.filter((item) => !before.some(({ id }) => id === toOwnId(item)));
  if (missing.length > 0) await checkRoom(ports, caller, missing.length);
  await consumeQuota(ports, caller, 'keeps', { bytes: weigh(missing.map(({ content }) => content)) });
  const contents = await adoptIcons(
    ports,
    caller,
    owner,
    missing.map(({ content }) => content),
  );
  const version = toFirstVersion(ports.clock.now());
  const made = missing.map((item, at) => ({
    ...{ ...item, id: toOwnId(item), content: contents[at] ?? item.content },
    ...{ version, last_key: `copy ${item.id}` },
  }));
  const written = await writeCopies(ports, caller, made);
  return { kept_items: [...before, ...written].map(toKeptItem) };
}

/** Writes copies. Returns what is stored: another request may have stored some of them meanwhile. */
async function writeCopies(
  { keptItems }: Pick<Ports, 'keptItems'>,
  caller: Caller,
  copies: readonly StoredKeptItem[],
): Promise<readonly StoredKeptItem[]> {
  const areWritten = await Promise.all(copies.map((item) => keptItems.write(caller.id, item, 0)));
  const [written, others] = partition(copies, (item) => areWritten[copies.indexOf(item)] === true);
  if (others.length === 0) return written;
  const stored = await keptItems.find(
    caller.id,
    others.map(({ id }) => id),
  );
  return [...written, ...stored];
}
