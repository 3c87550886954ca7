import type { PublishState } from '#shared/api/models.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Publishing } from '../../records/publishing.ts';
import { authorize } from '../access/policies.ts';
import { notifyGallery } from '../publish-state/notify-gallery.ts';
import { republish, setKeyShared, toPublishState, unpublish } from '../publish-state/transitions.ts';
import { updatePublishState } from '../publish-state/update-publish-state.ts';

type UnpublishPorts = Pick<Ports, 'documents' | 'events' | 'clock'>;

/** Takes back what is published, and what is on its way; where there is neither, nothing changes. */
export const unpublishDocument = (ports: UnpublishPorts, caller: Caller, id: string): Promise<PublishState> =>
  applyTransition(ports, caller, id, unpublish);

/** Shows again what was taken back, unless something newer took its place. */
export const republishDocument = (ports: UnpublishPorts, caller: Caller, id: string): Promise<PublishState> =>
  applyTransition(ports, caller, id, republish);

async function applyTransition(
  { documents, events, clock }: UnpublishPorts,
  caller: Caller,
  id: string,
  decide: (from: Publishing, now: Date) => Publishing | undefined,
): Promise<PublishState> {
  const before = authorize(caller, 'unpublish', await documents.findHead(id));
  const after = await updatePublishState({ documents }, id, (from) => decide(from, clock.now()));
  if (after) await notifyGallery(events, after);
  return toPublishState((after ?? before).publishing);
}

/** Shares the answer key with whoever sees the published document, or with nobody any more. */
export async function shareKey(
  { documents }: Pick<Ports, 'documents'>,
  caller: Caller,
  id: string,
  shared: boolean,
): Promise<{ shared: boolean }> {
  authorize(caller, 'shareKey', await documents.findHead(id));
  await updatePublishState({ documents }, id, (from) =>
    from.key_shared === shared ? undefined : setKeyShared(from, shared),
  );
  return { shared };
}
