import type { PublishRequested } from '#shared/events/events.ts';
import { RenderTimeout } from '../../errors/render-timeout.ts';
import { UnprintableError } from '../../errors/unprintable-error.ts';
import type { Ports } from '../../ports/ports.ts';
import { findShown, type Publishing } from '../../records/publishing.ts';
import { notifyGallery } from '../publish-state/notify-gallery.ts';
import { completeRender, failAttempt, failPermanently, takeLease } from '../publish-state/transitions.ts';
import { updatePublishState } from '../publish-state/update-publish-state.ts';
import { type MakePorts, makeFiles } from './make-files.ts';
import { type MeterPorts, meterRenderer } from './meter-renderer.ts';
import { removeIfErased } from './remove-if-erased.ts';
import { removeReplaced } from './remove-replaced.ts';

export type RenderPorts = MakePorts & MeterPorts & Pick<Ports, 'events' | 'monitor' | 'ids' | 'leaseSeconds'>;

/**
 * The result of a queue message. `nothing to do`: rendered already, replaced by a newer revision, deleted, or leased by
 * another renderer. `refused`: the document can never be printed, and its publish state says why.
 */
export type RenderOutcome = 'rendered' | 'refused' | 'nothing to do';

/**
 * Renders the files of a frozen revision, then publishes it. Safe to repeat, reorder and kill: a revision always has
 * the same file names, and the published revision only grows. Throws what the renderer throws, after the revision
 * was requeued or has failed. Of a document that is erased meanwhile no file stays.
 */
export async function renderDocument(
  ports: RenderPorts,
  requested: PublishRequested,
  sentAt: Date,
): Promise<RenderOutcome> {
  try {
    return await renderRevision(ports, requested, sentAt);
  } finally {
    // A repeated message cleans up after a renderer that was killed.
    await removeIfErased(ports, requested.document_id);
  }
}

async function renderRevision(
  ports: RenderPorts,
  { document_id: id, revision }: PublishRequested,
  sentAt: Date,
): Promise<RenderOutcome> {
  const { clock, ids, leaseSeconds } = ports;
  const leaseId = ids.generate();
  const leased = await updatePublishState(ports, id, (from) =>
    takeLease(from, { revision, sentAt, leaseId, leaseSeconds }, clock.now()),
  );
  if (!leased?.publishing.requested) return 'nothing to do';
  try {
    const renderer = await meterRenderer(ports, leased.owner);
    const { published: done } = await makeFiles({ ...ports, renderer }, leased, leased.publishing.requested);
    const before = findShown(leased.publishing);
    // The replaced files are removed before the new ones are shown: a process that dies right after that leaves
    // nothing behind.
    if (before && (await isLeasedBy(ports, id, leaseId)))
      await removeReplaced(ports, id, { shown: done, before });
    const published = await updatePublishState(ports, id, (from) => completeRender(from, done));
    if (published) {
      ports.monitor.reportPublished((clock.now().getTime() - sentAt.getTime()) / 1000);
      await notifyGallery(ports, published);
    }
    return 'rendered';
  } catch (error) {
    const reason = findFinalReason(error, leased.publishing.requested);
    if (reason === null) {
      await updatePublishState(ports, id, (from) => failAttempt(from, leaseId, clock.now()));
      throw error;
    }
    await updatePublishState(ports, id, (from) => failPermanently(from, leaseId, reason, clock.now()));
    return 'refused';
  }
}

/** Tells whether the lease is still this one: whoever lost it must remove nothing that others show meanwhile. */
async function isLeasedBy({ documents }: RenderPorts, id: string, leaseId: string): Promise<boolean> {
  const head = await documents.findHead(id);
  return head?.publishing.lease?.id === leaseId;
}

type RequestedRevision = NonNullable<Publishing['requested']>;

const TOO_SLOW = 'This takes too long to print. Please make it shorter, or split it into several documents.';

/**
 * Returns why no further attempt could print, in words for the owner; null where one may. The first time-out may be a
 * busy machine's; a third attempt would only keep others waiting.
 */
function findFinalReason(error: unknown, { attempts }: RequestedRevision): string | null {
  if (error instanceof UnprintableError) return error.message;
  return error instanceof RenderTimeout && attempts > 1 ? TOO_SLOW : null;
}
