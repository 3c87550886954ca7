import { listPictures } from '#shared/document/pictures.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ImageRecord } from '../../records/image.ts';
import { listImageKeys } from './image-keys.ts';
import { CHECK_INTERVAL_MS } from './images.ts';

/** As long as versions of a document are kept: one of them may have the picture. */
const KEPT_UNUSED_MS = 90 * 24 * 3600 * 1000;

type SweepPorts = Pick<Ports, 'images' | 'imageFiles' | 'documents' | 'clock'>;

/**
 * Looks at the pictures whose turn it is, every thirty days. One that no document of its owner has, neither as
 * it is now nor as it was published, goes once it has been so for as long as versions are kept.
 */
export async function sweepImages(ports: SweepPorts): Promise<{ looked: number; removed: number }> {
  const now = ports.clock.now();
  const due = Map.groupBy(await ports.images.listDue(now.toISOString()), ({ owner }) => owner);
  const swept = { looked: 0, removed: 0 };
  for (const [owner, waiting] of due) {
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
  return swept;
}

/** Whether it is gone now. */
async function checkImage(
  { images, imageFiles, clock }: SweepPorts,
  owner: string,
  image: ImageRecord,
  isUsed: boolean,
): Promise<boolean> {
  const now = clock.now();
  const unused_since = isUsed ? null : (image.unused_since ?? now.toISOString());
  const isOver = unused_since !== null && now.getTime() - Date.parse(unused_since) >= KEPT_UNUSED_MS;
  if (!isOver) {
    const due = new Date(now.getTime() + CHECK_INTERVAL_MS).toISOString();
    await images.reschedule(owner, image.id, { due, unused_since });
    return false;
  }
  // Were it killed in between, the next look would find the row and remove what is left.
  await imageFiles.remove(listImageKeys(image));
  await images.remove(owner, image.id);
  return true;
}

async function listUsedPictures(documents: Ports['documents'], owner: string): Promise<Set<string>> {
  const used = new Set<string>();
  for (const id of await documents.listIds(owner)) {
    const kept = await documents.read(id);
    if (!kept) continue;
    const { requested: wanted, published } = kept.head.publishing;
    const frozen = [wanted, published].flatMap((of) =>
      of ? [documents.readRevision(id, of.revision, of.hash)] : [],
    );
    for (const document of [kept.document, ...(await Promise.all(frozen))])
      if (document) for (const { image } of listPictures(document)) used.add(image.id);
  }
  return used;
}
