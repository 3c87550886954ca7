import type { PublishState } from '#shared/api/models.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Publishing } from '../../records/publishing.ts';
import { authorize } from '../access/policies.ts';
import { notifyGallery } from '../publish-state/notify-gallery.ts';
import {
  republish,
  setKeyShared,
  setLinkShared,
  toPublishState,
  unpublish,
} from '../publish-state/transitions.ts';
import { updatePublishState } from '../publish-state/update-publish-state.ts';

type UnpublishPorts = Pick<Ports, 'documents' | 'events' | 'monitor' | 'clock'>;

/** Hides what is published and cancels what is in progress; changes nothing when there is neither. */
export const unpublishDocument = (ports: UnpublishPorts, caller: Caller, id: string): Promise<PublishState> =>
  applyTransition(ports, caller, id, unpublish);

/** Shows an unpublished revision again, unless a newer one took its place. */
export const republishDocument = (ports: UnpublishPorts, caller: Caller, id: string): Promise<PublishState> =>
  applyTransition(ports, caller, id, republish);

async function applyTransition(
  ports: UnpublishPorts,
  caller: Caller,
  id: string,
  transition: (from: Publishing, now: Date) => Publishing | undefined,
): Promise<PublishState> {
  const { documents, clock } = ports;
  const before = authorize(caller, 'unpublish', await documents.findHead(id));
  const after = await updatePublishState(ports, id, (from) => transition(from, clock.now()));
  if (after) await notifyGallery(ports, after);
  return toPublishState((after ?? before).publishing);
}

type SharePorts = Pick<Ports, 'documents' | 'clock'>;

/**
 * Shares the answer key with everybody who sees the published document, at once or from a time on; or stops sharing it. A
 * time that has passed is at once.
 */
export async function shareKey(
  ports: SharePorts,
  caller: Caller,
  id: string,
  shared: boolean,
  since: string | null = null,
): Promise<{ shared: boolean; since: string | null }> {
  const later = shared && since !== null && new Date(since) > ports.clock.now() ? toInstant(since) : null;
  await share(ports, caller, id, shared, (from) => setKeyShared(from, shared, later));
  return { shared: shared && later === null, since: later };
}

const toInstant = (time: string): string => new Date(time).toISOString();

/** Lets everybody who has the link open the private document, or stops it. */
export const shareLink = (ports: SharePorts, caller: Caller, id: string, shared: boolean) =>
  share(ports, caller, id, shared, setLinkShared);

async function share(
  ports: SharePorts,
  caller: Caller,
  id: string,
  shared: boolean,
  transition: (from: Publishing, shared: boolean) => Publishing,
): Promise<{ shared: boolean }> {
  authorize(caller, 'share', await ports.documents.findHead(id));
  await updatePublishState(ports, id, (from) => transition(from, shared));
  return { shared };
}
