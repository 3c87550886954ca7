import { forEachAsync, mapAsync, uniq } from 'es-toolkit';
import { listPictures } from '#shared/document/pictures.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ImageRecord } from '../../records/image.ts';
import { listImageKeys } from './image-keys.ts';
import { CHECK_INTERVAL_MS } from './images.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Time for which an unused picture is kept: as long as versions, one of which may use it. */
const UNUSED_MS = 90 * DAY_MS;
/** Time after which pictures that could not be checked are tried again, behind those that can. */
const RETRY_MS = DAY_MS;
const OWNERS_AT_ONCE = 4;
/** Documents that are read, or pictures that are checked, at the same time for one owner. */
const AT_ONCE = 8;

type SweepPorts = Pick<
  Ports,
  'images' | 'imageFiles' | 'documents' | 'keptItems' | 'users' | 'monitor' | 'clock'
>;

interface Swept {
  looked: number;
  removed: number;
}

/**
 * Checks the pictures that are due, each every thirty days, while `hasTime`. Removes those that no saved or published
 * document of their owner, and nothing in their bank, nor their letterhead, has used for 90 days. Reports how long the oldest has waited. An owner whose pictures cannot
 * be checked holds up no other; throws at the end when there was one.
 */
export async function sweepImages(ports: SweepPorts, hasTime: () => boolean): Promise<Swept> {
  const now = ports.clock.now();
  const swept: Swept = { looked: 0, removed: 0 };
  const visited = new Set<string>();
  let failed = 0;
  const visit = async (owner: string): Promise<void> => {
    if (!hasTime()) return;
    visited.add(owner);
    const due = await ports.images.findDue(owner, now.toISOString());
    try {
      await checkImages(ports, owner, due, swept);
    } catch (error) {
      failed += 1;
      ports.monitor.reportFailure('check pictures', error);
      await putOff(ports, owner, due);
    }
  };
  let batch = await ports.images.listDue(now.toISOString());
  const oldest = Date.parse(batch[0]?.since ?? now.toISOString());
  while (hasTime()) {
    // The index may still list what was checked a moment ago.
    const owners = uniq(batch.map(({ owner }) => owner)).filter((owner) => !visited.has(owner));
    if (owners.length === 0) break;
    await forEachAsync(owners, visit, { concurrency: OWNERS_AT_ONCE });
    batch = await ports.images.listDue(now.toISOString());
  }
  ports.monitor.reportOldestDue('check pictures', (now.getTime() - oldest) / 1000);
  if (failed > 0) throw new Error(`check pictures: those of ${failed} owners failed`);
  return swept;
}

/** Checks the pictures of one owner, whose documents are read once for all of them. */
async function checkImages(
  ports: SweepPorts,
  owner: string,
  due: readonly ImageRecord[],
  swept: Swept,
): Promise<void> {
  if (due.length === 0) return;
  const kept = await listKeptPictures(ports.keptItems, owner);
  const logo = (await ports.users.find(owner))?.letterhead?.logo_image?.id;
  const used = new Set([...(await listUsedPictures(ports.documents, owner)), ...kept, logo]);
  const check = async (image: ImageRecord): Promise<void> => {
    const removed = await checkImage(ports, owner, image, used.has(image.id));
    swept.looked += 1;
    swept.removed += removed ? 1 : 0;
  };
  await forEachAsync(due, check, { concurrency: AT_ONCE });
}

/** Puts the check of an owner's pictures off. What was removed or checked meanwhile is only checked once more. */
async function putOff(
  { images, clock }: SweepPorts,
  owner: string,
  due: readonly ImageRecord[],
): Promise<void> {
  const at = new Date(clock.now().getTime() + RETRY_MS).toISOString();
  for (const { id, unused_since } of due) await images.reschedule(owner, id, { due: at, unused_since });
}

/** Reschedules a picture or removes it. Returns true when it is removed. */
async function checkImage(
  { images, imageFiles, clock }: SweepPorts,
  owner: string,
  image: ImageRecord,
  isUsed: boolean,
): Promise<boolean> {
  const now = clock.now();
  const unused_since = isUsed ? null : (image.unused_since ?? now.toISOString());
  const isOver = unused_since !== null && now.getTime() - Date.parse(unused_since) >= UNUSED_MS;
  if (!isOver) {
    const due = new Date(now.getTime() + CHECK_INTERVAL_MS).toISOString();
    await images.reschedule(owner, image.id, { due, unused_since });
    return false;
  }
  // Files go before the row, so that a check after a crash finds the row and finishes.
  await imageFiles.remove(listImageKeys(image));
  await images.remove(owner, image.id);
  return true;
}

async function listUsedPictures(documents: Ports['documents'], owner: string): Promise<Set<string>> {
  const lists = await mapAsync([...(await documents.listIds(owner))], (id) => listPictureIds(documents, id), {
    concurrency: AT_ONCE,
  });
  return new Set(lists.flat());
}

/** Lists the pictures of a document: as saved, as published, and as it is being published. */
async function listPictureIds(documents: Ports['documents'], id: string): Promise<string[]> {
  const stored = await documents.read(id);
  if (!stored) return [];
  const { requested, published } = stored.head.publishing;
  const frozen = [requested, published].flatMap((revision) =>
    revision ? [documents.readRevision(id, revision.revision, revision.hash)] : [],
  );
  return [stored.document, ...(await Promise.all(frozen))].flatMap((document) =>
    document ? listPictures(document).map(({ image }) => image.id) : [],
  );
}

/** Lists the pictures of a bank, which is read page by page. */
async function listKeptPictures(keptItems: Ports['keptItems'], owner: string): Promise<string[]> {
  const found: string[] = [];
  let next: string | undefined;
  do {
    const page = await keptItems.list(owner, next);
    found.push(...page.entries.flatMap(({ content }) => listPictures(content).map(({ image }) => image.id)));
    next = page.next ?? undefined;
  } while (next !== undefined);
  return found;
}
