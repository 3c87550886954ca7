import { createNextVersion } from '#functions/domain/documents/revisions.ts';
import { requestPublish } from '#functions/domain/publish-state/transitions.ts';
import { ApiError } from '#functions/errors/api-error.ts';
import type { Head } from '#functions/records/document.ts';
import { aWorksheet } from '../../support/builders.ts';

/** Opens the adapters of the table. They are imported late, because they read the environment when they open. */
export async function openPorts() {
  const [deletions, documents, folders, gallery, images, quotas, users, plans] = await Promise.all([
    import('#functions/adapters/dynamo/dynamo-account-deletions.ts'),
    import('#functions/adapters/dynamo/dynamo-documents.ts'),
    import('#functions/adapters/dynamo/dynamo-folders.ts'),
    import('#functions/adapters/dynamo/dynamo-gallery.ts'),
    import('#functions/adapters/dynamo/dynamo-images.ts'),
    import('#functions/adapters/dynamo/dynamo-quotas.ts'),
    import('#functions/adapters/dynamo/dynamo-users.ts'),
    import('#functions/adapters/dynamo/dynamo-plans.ts'),
  ]);
  return {
    accountDeletions: deletions.createDynamoAccountDeletions(),
    documents: documents.createDynamoDocuments(),
    folders: folders.createDynamoFolders(),
    gallery: gallery.createDynamoGallery(),
    images: images.createDynamoImages(),
    quotas: quotas.createDynamoQuotas(),
    users: users.createDynamoUsers(),
    plans: plans.createDynamoPlans(),
  };
}
type Ports = Awaited<ReturnType<typeof openPorts>>;

/** Draws what an operation is about: few documents and people, so that operations meet. */
export interface Draw {
  readonly number: (below: number) => number;
  readonly one: <T>(of: readonly T[]) => T;
  /** A later moment at each call, so that no two rows of an index have the same place. */
  readonly now: () => Date;
}

const OWNERS = ['ann', 'bob', 'eve'] as const;
const DOCUMENTS = ['rain', 'snow', 'fog', 'dew', 'ice'] as const;
const DAY_MS = 24 * 3600 * 1000;

const drawDocument = (draw: Draw) => aWorksheet({ title: `Version ${draw.number(1e6)}` });

async function drawNext(head: Head, draw: Draw) {
  return createNextVersion(head, `key ${draw.number(1e6)}`, drawDocument(draw), draw.now());
}

/** Returns a head that is stored, or one that is older or another's, so that conditions fail too. */
async function drawHead(ports: Ports, draw: Draw): Promise<Head | undefined> {
  const head = await ports.documents.findHead(draw.one(DOCUMENTS));
  if (!head || draw.number(5) > 0) return head;
  return { ...head, owner: draw.one(OWNERS), version: Math.max(1, head.version - draw.number(2)) };
}

const withHead =
  (change: (ports: Ports, head: Head, draw: Draw) => Promise<unknown>): Operation =>
  async (ports, draw) => {
    const head = await drawHead(ports, draw);
    if (head) await change(ports, head, draw);
  };

async function readAll(rows: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of rows);
}

/** Reads all pages of a list. */
async function readPages(
  read: (next: string | undefined) => Promise<{ next: string | null }>,
): Promise<void> {
  let next: string | undefined;
  do next = (await read(next)).next ?? undefined;
  while (next);
}

/** People who come and go. */
const LEAVERS = ['leo', 'mia'] as const;

function ignoreDeleted(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'session_expired')) throw error;
}

type Operation = (ports: Ports, draw: Draw) => Promise<unknown>;

/** What the product asks of its storage, with random arguments. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  'create a document': async ({ documents }, draw) => {
    const blank = { id: draw.one(DOCUMENTS), owner: draw.one(OWNERS), version: 0, receipts: [] };
    return documents.create(await createNextVersion(blank, 'create', drawDocument(draw), draw.now()));
  },
  'start the deletion of an account': ({ accountDeletions }, draw) =>
    accountDeletions.start(draw.one(LEAVERS), draw.now().toISOString()),
  'end the deletion of an account': ({ accountDeletions }, draw) =>
    accountDeletions.finish(draw.one(LEAVERS)),
  'create a document that an account may not have any more': async ({ documents }, draw) => {
    const blank = { id: draw.one(DOCUMENTS), owner: draw.one(LEAVERS), version: 0, receipts: [] };
    const first = await createNextVersion(blank, 'create', drawDocument(draw), draw.now());
    return documents.create(first).catch(ignoreDeleted);
  },
  'make a folder': ({ folders }, draw) =>
    folders.put(draw.one(LEAVERS), { id: `folder-${draw.number(3)}`, name: 'Plants' }).catch(ignoreDeleted),
  'read a document': ({ documents }, draw) => documents.read(draw.one(DOCUMENTS)),
  'save a document': withHead(async ({ documents }, head, draw) =>
    documents.save(await drawNext(head, draw), head.version),
  ),
  'publish a document': withHead(async ({ documents }, head, draw) => {
    const save = await drawNext(head, draw);
    const { version: revision, hash } = save.head;
    const next = requestPublish(head.publishing, { revision, hash, is_private: 0 }, draw.now());
    return documents.save({ ...save, frozen: true }, head.version, next);
  }),
  'change the publish state': withHead(({ documents }, { id, publishing }, draw) => {
    const states = ['queued', 'rendering', 'published', 'failed', 'draft'] as const;
    const lock_version = publishing.lock_version + draw.number(2);
    return documents.updatePublishing(id, { ...publishing, state: draw.one(states), lock_version });
  }),
  'delete a document': withHead(({ documents }, head, draw) => {
    const now = draw.now();
    const at = {
      deleted_at: now.toISOString(),
      erase_at: new Date(now.getTime() + 30 * DAY_MS).toISOString(),
    };
    const { lock_version } = head.publishing;
    return documents.delete(head, at, { ...head.publishing, lock_version: lock_version + 1 });
  }),
  'restore a document': withHead(({ documents }, head) => documents.restore(head)),
  'erase a document': async ({ documents }, draw) => {
    if (draw.number(8) === 0) await documents.erase(draw.one(DOCUMENTS));
  },
  'list documents': ({ documents }, draw) => readPages((next) => documents.list(draw.one(OWNERS), next)),
  'list the trash': ({ documents }, draw) =>
    readPages((next) =>
      documents.listDeleted('ann', new Date(draw.now().getTime() - DAY_MS).toISOString(), next),
    ),
  'list what is queued': ({ documents }) => documents.listQueuedIds(),
  'list what was replaced': ({ documents }) => documents.listReplacedIds('2999-01-01T00:00:00.000Z'),
  'list what is due': ({ documents }, draw) =>
    readAll(documents.listErasable(new Date(draw.now().getTime() + 40 * DAY_MS).toISOString())),
  'list versions': withHead(({ documents }, { id, version }) =>
    readAll(documents.listRevisions(id, version)),
  ),
  'name a version': withHead(({ documents }, { id, version, hash }, draw) =>
    documents.nameRevision(id, Math.max(1, version - draw.number(2)), hash, draw.one(['First', null])),
  ),
  'move to a folder': withHead(({ documents }, head, draw) =>
    documents.setFolder(head, draw.one(['spring', 'autumn', null])),
  ),
  'save a folder': ({ folders }, draw) =>
    folders.put(draw.one(OWNERS), { id: draw.one(['spring', 'autumn']), name: `Folder ${draw.number(9)}` }),
  'list folders': ({ folders }, draw) => folders.list(draw.one(OWNERS)),
  'remove a folder': ({ folders }, draw) => folders.remove(draw.one(OWNERS), draw.one(['spring', 'autumn'])),
  'use a quota': ({ quotas }, draw) =>
    quotas.consume(
      draw.one(OWNERS),
      { name: draw.one(['saves', 'copies']), limit: 3, bytes: 20, windowSeconds: 60 },
      draw.now(),
      { name: draw.one(['one', 'two', undefined]), bytes: draw.number(15) },
    ),
  'create a profile': ({ users }, draw) => {
    const id = draw.one(OWNERS);
    return users.create({ id, email: `${id}@example.org` });
  },
  'change a profile': ({ users }, draw) =>
    users.update(draw.one(OWNERS), { occupation: draw.one(['t', 'p']), paper: draw.one(['a4', 'letter']) }),
  'read a profile': ({ users }, draw) => users.find(draw.one(OWNERS)),
  'save a plan': async ({ plans }, draw) => {
    const id = draw.one(OWNERS);
    const { lock_version } = await plans.find(id);
    return plans.save(id, { lock_version: lock_version + draw.number(2), granted: true, subscription: null });
  },
  'add a picture': ({ images }, draw) => {
    const created_at = draw.now().toISOString();
    const picture = {
      type: 'image/png',
      width: 4,
      height: 3,
      bytes: 9,
      has_middle: false,
      icon: null,
    } as const;
    const record = { id: draw.one(['p1', 'p2', 'p3']), ...picture, created_at, unused_since: null };
    return images.add(draw.one(OWNERS), record, draw.now().toISOString());
  },
  'find pictures': ({ images }, draw) => images.find(draw.one(OWNERS), ['p1', 'p2', 'p9']),
  'measure pictures': ({ images }, draw) => images.measureUsage(draw.one(OWNERS)),
  'remove a picture': ({ images }, draw) => images.remove(draw.one(OWNERS), draw.one(['p1', 'p2', 'p3'])),
  'list in the gallery': ({ gallery }, draw) => {
    const id = draw.one(DOCUMENTS);
    const lockVersion = draw.number(20);
    if (draw.number(4) === 0) return gallery.putEntry(id, lockVersion, null);
    const published_at = draw.now().toISOString();
    return gallery.putEntry(id, lockVersion, {
      ...{ id, slug: id, title: id, entity_type: 'worksheet', subjects: [], grade_levels: [], pages: 1 },
      ...{ published_at, revision: 1, hash: 'abc', rendering: null, has_thumbnail: false },
      found_by: ['all', draw.one(['rain', 'snow'])],
    });
  },
  'search the gallery': ({ gallery }, draw) =>
    readPages((next) => gallery.search([draw.one(['all', 'rain']), ...draw.one([[], ['snow']])], next)),
};
