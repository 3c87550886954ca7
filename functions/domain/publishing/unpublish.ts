import type { PublishState } from '#shared/api/models.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Publishing } from '../../records/publishing.ts';
import { authorize } from '../access/policies.ts';
import { tellGallery } from '../publish-state/notify-gallery.ts';
import { publishStateOf, republish, unpublish, withKeyShared } from '../publish-state/transitions.ts';
import { turn } from '../publish-state/update-publish-state.ts';

type Changing = Pick<Ports, 'documents' | 'events' | 'clock'>;

/** Takes back what is published, and what is on its way; where there is neither, nothing changes. */
export const unpublishDocument = (ports: Changing, caller: Caller, id: string): Promise<PublishState> =>
  change(ports, caller, id, unpublish);

/** Shows again what was taken back, unless something newer took its place. */
export const republishDocument = (ports: Changing, caller: Caller, id: string): Promise<PublishState> =>
  change(ports, caller, id, republish);

async function change(
  { documents, events, clock }: Changing,
  caller: Caller,
  id: string,
  decide: (from: Publishing, now: Date) => Publishing | undefined,
): Promise<PublishState> {
  const before = authorize(caller, 'unpublish', await documents.find(id));
  const after = await turn({ documents }, id, (from) => decide(from, clock.now()));
  if (after) await tellGallery(events, after);
  return publishStateOf((after ?? before).publishing);
}

/** Shares the answer key with whoever sees the published document, or with nobody any more. */
export async function shareKey(
  { documents }: Pick<Ports, 'documents'>,
  caller: Caller,
  id: string,
  shared: boolean,
): Promise<{ shared: boolean }> {
  authorize(caller, 'shareKey', await documents.find(id));
  await turn({ documents }, id, (from) =>
    from.key_shared === shared ? undefined : withKeyShared(from, shared),
  );
  return { shared };
}
