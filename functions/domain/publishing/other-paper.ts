import type { PublishedDocument } from '#shared/api/published-models.ts';
import type { PublishRequested } from '#shared/events/events.ts';
import { RenderTimeout } from '../../errors/render-timeout.ts';
import { UnprintableError } from '../../errors/unprintable-error.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import { authorize } from '../access/policies.ts';
import { finishOtherPaper, requestOtherPaper } from '../publish-state/made-again.ts';
import { updatePublishState } from '../publish-state/update-publish-state.ts';
import { bestEffort } from '../reliability/best-effort.ts';
import { makeOtherPaper } from './make-files.ts';
import { meterRenderer } from './meter-renderer.ts';
import { removeIfErased } from './remove-if-erased.ts';
import type { RenderOutcome, RenderPorts } from './render.ts';

/**
 * A document is published on its own paper. The sheets on the other paper are made when a user first requests
 * them. Sheets that cannot be made are not asked for again: anybody could have them tried all day, at their owner's cost.
 */

/**
 * Requests the published sheets on the other paper, unless they are ready or in progress. When the bus does not take
 * the event, or the renderer fails, they can be requested again after three minutes.
 */
export async function askOtherPaper(
  ports: Pick<Ports, 'documents' | 'events' | 'monitor' | 'clock'>,
  caller: Caller | null,
  id: string,
): Promise<Pick<PublishedDocument['other_paper'], 'state'>> {
  const { documents, events, clock } = ports;
  const before = authorize(caller, 'seePublished', await documents.findHead(id));
  const after = await updatePublishState(ports, id, (from) => requestOtherPaper(from, clock.now()));
  const { published } = (after ?? before).publishing;
  if (after && published) {
    const asked = { document_id: id, revision: published.revision, owner_id: before.owner };
    await bestEffort(
      ports,
      'request-other-paper',
      events.sendPublishRequested({ ...asked, other_paper: true }),
    );
  }
  return { state: published?.other_paper?.state ?? 'none' };
}

/**
 * Renders the files, then records that they are ready. Safe to repeat, because a revision always has the same file
 * names. Throws what the renderer throws, so that the queue delivers the message again.
 */
export async function renderOtherPaper(
  ports: RenderPorts,
  requested: PublishRequested,
): Promise<RenderOutcome> {
  try {
    return await renderShown(ports, requested);
  } finally {
    await removeIfErased(ports, requested.document_id);
  }
}

async function renderShown(
  ports: RenderPorts,
  { document_id: id, revision }: PublishRequested,
): Promise<RenderOutcome> {
  const { documents, clock } = ports;
  const head = await documents.findHead(id);
  const published = head?.deleted_at === null ? head.publishing.published : null;
  if (!head || published?.revision !== revision || published.other_paper?.state === 'ready')
    return 'nothing to do';
  const end = (state: 'ready' | 'failed') =>
    updatePublishState(ports, id, (from) => finishOtherPaper(from, published, state, clock.now()));
  try {
    const renderer = await meterRenderer(ports, head.owner);
    await makeOtherPaper({ ...ports, renderer }, head, published);
    // The files of this revision may have been rendered again meanwhile; then these sheets belong to the former
    // ones.
    return (await end('ready')) ? 'rendered' : renderShown(ports, { document_id: id, revision });
  } catch (error) {
    // Anybody may ask for these sheets, so that what takes too long is tried once.
    if (!(error instanceof UnprintableError || error instanceof RenderTimeout)) throw error;
    await end('failed');
    return 'refused';
  }
}
