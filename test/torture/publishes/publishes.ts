import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { chunk } from 'es-toolkit';
import { createDocument, updateDocument } from '#functions/domain/documents/save.ts';
import { indexDocument } from '#functions/domain/gallery/gallery.ts';
import { toFolder } from '#functions/domain/publish-state/file-keys.ts';
import { isInProgress } from '#functions/domain/publish-state/transitions.ts';
import { publishDocument } from '#functions/domain/publishing/publish.ts';
import { renderDocument } from '#functions/domain/publishing/render.ts';
import { sweepPublishing } from '#functions/domain/publishing/sweep-publishing.ts';
import { sweepReplaced } from '#functions/domain/publishing/sweep-replaced.ts';
import { ApiError } from '#functions/errors/api-error.ts';
import { publishSettings } from '#shared/api/models.ts';
import type { PublishRequested } from '#shared/events/events.ts';
import { createSeededRandom } from '#shared/shuffle.ts';
import { createFakes } from '../../fakes/fakes.ts';
import { aCloud } from '../../support/a-cloud.ts';
import { aWorksheet } from '../../support/builders.ts';
import { createRenderPorts } from '../../support/publish-for.ts';
import type { Outcome, Trial, TrialOptions } from '../support/trial.ts';
import { type Death, Died, makeMortal } from './mortal.ts';

/**
 * Publishes documents again and again while events are doubled, shuffled and dropped, and while every process dies at any of
 * its calls. In the end each document has one PDF, of its last revision.
 */
export const publishes: Trial = {
  sizes: { whole: 1_000, short: 60 },
  run,
};

/** The part of events that are lost, that come twice, and of processes that die. */
const DROPPED = 0.1;
const DOUBLED = 0.2;
const DYING = 0.35;
/** Most processes make fewer calls than this. */
const MOST_CALLS = 16;
/** Clicks after which nobody would go on: the trial fails there. */
const MOST_CLICKS = 50;
/** Deliveries after which the queue puts a message aside: fewer than in the cloud, so that it happens. */
const DELIVERIES = 2;
const AT_ONCE = 8;
/** Faults for each document, about: how many documents a number of faults takes. */
const FAULTS_A_DOCUMENT = 0.75;
/** Renders that one document may need until its PDF stands, and the time of each that died. */
const LONGEST_LEASES = 6;
/** In ms. */
const HALF_AN_HOUR = 30 * 60_000;

/** The calls of a publish and of a render: each process must have died before and after each of them. */
const STEPS = [
  ...['documents.findHead', 'documents.read', 'documents.readRevision', 'documents.save'],
  ...['documents.updatePublishing', 'renderer.render', 'files.put', 'files.removeWhere'],
  ...['events.sendPublishRequested', 'events.sendDocumentPublished'],
].flatMap((step) => [`died: ${step} before`, `died: ${step} after`]);

const settings = publishSettings.parse({
  ...{ is_private: 0, subjects: ['Science'], subject_other: '', grade_levels: ['4'] },
});
const owner = { id: 'ann' };

interface Message {
  readonly event: PublishRequested;
  readonly sentAt: Date;
  deliveries: number;
}

async function run({ seed, faults: atLeast }: TrialOptions): Promise<Outcome> {
  const random = createSeededRandom(seed);
  const cloud = await aCloud();
  Object.assign(process.env, cloud.env);
  const { renderer, ...fakes } = createFakes();
  const stored = await createRenderPorts(renderer);
  // A short run is too small to be sure of each step.
  const steps = atLeast < publishes.sizes.whole ? [] : STEPS;
  const kinds = ['event dropped', 'event doubled', ...steps];
  const faults: Record<string, number> = Object.fromEntries(kinds.map((kind) => [kind, 0]));
  const counts = { publishes: 0, renders: 0, swept: 0, 'dead letters': 0, 'failures shown': 0, files: 0 };
  const misses: string[] = [];
  const tell = (fault: string) => {
    faults[fault] = (faults[fault] ?? 0) + 1;
  };
  let ahead = 0;
  const clock = { ...fakes.clock, now: () => new Date(Date.now() + ahead), pause: async () => undefined };
  const queue: Message[] = [];
  const aside: Message[] = [];
  const events = {
    ...fakes.events,
    async sendPublishRequested(event: PublishRequested) {
      if (random() < DROPPED) return tell('event dropped');
      const copies = random() < DOUBLED ? 2 : 1;
      if (copies === 2) tell('event doubled');
      for (let copy = 0; copy < copies; copy += 1) queue.push({ event, sentAt: clock.now(), deliveries: 0 });
    },
  };
  const { documents, files, images, imageFiles } = stored;
  // One person does what a thousand do.
  const quotas = { consume: async () => true };
  const ports = { ...fakes, quotas, renderer, documents, files, images, imageFiles, events, clock };
  const die = (): Death | null =>
    random() < DYING
      ? { call: Math.floor(random() * MOST_CALLS), when: random() < 0.5 ? 'before' : 'after' }
      : null;
  const drawMortal = () =>
    makeMortal(ports, ['documents', 'files', 'renderer', 'events'], die(), (call) => tell(`died: ${call}`));

  /** Clicks Make Printable until it is acknowledged, as an impatient owner does. */
  async function publish(id: string, title: string): Promise<void> {
    for (let round = 0; ; round += 1) {
      const base = (await documents.findHead(id))?.version ?? 0;
      const key = `${title} ${base}`;
      try {
        const saved = await updateDocument(
          drawMortal(),
          owner,
          { id, key: `save ${key}`, base },
          aWorksheet({ title: `${title} ${round}` }),
        );
        await publishDocument(drawMortal(), owner, { id, key, base: saved.version }, settings);
        counts.publishes += 1;
        return;
      } catch (error) {
        const isExpected = error instanceof Died || error instanceof ApiError;
        if (!isExpected || round > MOST_CLICKS) throw error;
      }
    }
  }

  /** Takes any message of the queue: they come in no order. */
  async function deliverOne(): Promise<void> {
    const [message] = queue.splice(Math.floor(random() * queue.length), 1);
    if (!message) return;
    counts.renders += 1;
    try {
      await renderDocument(drawMortal(), message.event, message.sentAt);
    } catch {
      message.deliveries += 1;
      if (message.deliveries < DELIVERIES) queue.push(message);
      else aside.push(message);
    }
  }

  const count = Math.ceil(atLeast / FAULTS_A_DOCUMENT);
  const ids: string[] = [];
  const worker = async (): Promise<void> => {
    while (ids.length < count) {
      const place = ids.push('') - 1;
      const { id } = await createDocument(ports, owner, `create ${place}`, aWorksheet());
      ids[place] = id;
      await publish(id, 'first');
      // Most PDFs stand when the second publish comes, so that there are files to be replaced.
      while (queue.length > AT_ONCE) await deliverOne();
      if (random() < 0.5) await publish(id, 'second');
      await deliverOne();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  /** Lets leases run out, and everything that waits be done, until nothing is left. */
  for (let leases = 0; leases <= LONGEST_LEASES * 4; leases += 1) {
    while (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, deliverOne));
    counts['dead letters'] += aside.length;
    queue.push(...aside.splice(0).map((message) => ({ ...message, deliveries: 0 })));
    ahead += 1000 * (ports.leaseSeconds + 60);
    const { requeued, failed } = await sweepPublishing(ports);
    counts.swept += requeued;
    counts['failures shown'] += failed;
    const failedIds = await findIds(
      async (id) => (await documents.findHead(id))?.publishing.state === 'failed',
    );
    for (const id of failedIds) await publish(id, `again ${leases}`);
    if (queue.length === 0 && requeued === 0 && failedIds.length === 0) break;
  }

  // The files that were shown before stay for readers who have the page open, and go half an hour later.
  // It waits until the gallery knows of the newer one.
  for (const id of ids) await indexDocument(ports, id);
  ahead += HALF_AN_HOUR;
  while ((await sweepReplaced(ports)) > 0);

  async function findIds(isFound: (id: string) => Promise<boolean>): Promise<string[]> {
    const found: string[] = [];
    for (const some of chunk(ids, AT_ONCE)) {
      const answers = await Promise.all(some.map(isFound));
      found.push(...some.filter((_, place) => answers[place]));
    }
    return found;
  }

  for (const id of ids) {
    const head = await documents.findHead(id);
    const publishing = head?.publishing;
    if (!head || !publishing) {
      misses.push(`${id} is gone`);
      continue;
    }
    if (isInProgress(publishing)) misses.push(`${id} is stuck: ${publishing.state}`);
    if (publishing.published?.hash !== publishing.requested?.hash)
      misses.push(
        `${id} shows revision ${publishing.published?.revision} of ${publishing.requested?.revision}`,
      );
    const listed = await cloud.clients.s3.send(
      new ListObjectsV2Command({ Bucket: process.env.PUBLISHED_BUCKET ?? '', Prefix: toFolder(id) }),
    );
    const keys = (listed.Contents ?? []).map(({ Key = '' }) => Key);
    counts.files += keys.length;
    const student = `${toFolder(id)}${publishing.published?.revision}-${publishing.published?.hash}.pdf`;
    if (!keys.includes(student)) misses.push(`${id} lacks its PDF`);
    const sets = new Set(
      keys.map((key) => key.slice(toFolder(id).length).replace(/^(\d+-[0-9a-f]+).*$/, '$1')),
    );
    if (sets.size > 1) misses.push(`${id} has ${sets.size} sets of files: ${[...sets].join(', ')}`);
  }
  await cloud.stop();
  return { faults, counts: { documents: ids.length, ...counts }, misses };
}
