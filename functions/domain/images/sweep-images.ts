import { listPictures } from '#shared/document/pictures.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ImageRecord } from '../../records/image.ts';
import { listImageKeys } from './image-keys.ts';
import { CHECK_INTERVAL_MS } from './images.ts';

/** Time for which an unused picture is kept: as long as versions, one of which may use it. */
const UNUSED_MS = 90 * 24 * 3600 * 1000;

type SweepPorts = Pick<Ports, 'images' | 'imageFiles' | 'documents' | 'clock'>;

interface Swept {
  looked: number;
  removed: number;
}

/**
 * Checks the pictures that are due, each every thirty days, batch by batch while `hasTime`. Removes those that no saved
 * or published document of their owner has used for 90 days.
 */
export async function sweepImages(ports: SweepPorts, hasTime: () => boolean): Promise<Swept> {
  const swept: Swept = { looked: 0, removed: 0 };
  let looked = -1;
  // A batch in which nothing could be looked at would come again.
  while (hasTime() && looked < swept.looked) {
    looked = swept.looked;
    await sweepBatch(ports, swept, hasTime);
  }
  return swept;
}

async function sweepBatch(ports: SweepPorts, swept: Swept, hasTime: () => boolean): Promise<void> {
  const now = ports.clock.now();
  const due = Map.groupBy(await ports.images.listDue(now.toISOString()), ({ owner }) => owner);
  for (const [owner, waiting] of due) {
    if (!hasTime()) return;
    const used = await listUsedPictures(ports.documents, owner);
    const images = await ports.images.find(
      owner,
      waiting.map(({ id }) => id),
    );
    for (const image of images) {
      const removed = await checkImage(ports, owner, image, used.has(image.id));
      swept.looked += 1;
      swept.removed += removed ? 1 : 0;
    }
  }
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
  const used = new Set<string>();
  for (const id of await documents.listIds(owner)) {
    const stored = await documents.read(id);
    if (!stored) continue;
    const { requested, published } = stored.head.publishing;
    const frozen = [requested, published].flatMap((revision) =>
      revision ? [documents.readRevision(id, revision.revision, revision.hash)] : [],
    );
    for (const document of [stored.document, ...(await Promise.all(frozen))])
      if (document) for (const { image } of listPictures(document)) used.add(image.id);
  }
  return used;
}
