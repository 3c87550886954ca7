import type { Ports } from '../../ports/ports.ts';
import { isUnderWay, sweep } from '../publish-state/transitions.ts';
import { turn } from '../publish-state/update-publish-state.ts';

export interface Swept {
  readonly requeued: number;
  readonly failed: number;
}

type Sweeping = Pick<Ports, 'documents' | 'events' | 'clock' | 'lostAfterSeconds'>;

/**
 * Finds documents whose event was lost or whose renderer died, and sends the event again; after the
 * third dead renderer the publishing has failed. A lost event is thereby only late.
 */
export async function sweepPublishing(ports: Sweeping): Promise<Swept> {
  const swept = { requeued: 0, failed: 0 };
  for (const id of await ports.documents.waiting()) {
    const head = await turn(ports, id, (from) => sweep(from, ports.clock.now(), ports.lostAfterSeconds));
    if (!head?.publishing.wanted) continue;
    if (!isUnderWay(head.publishing)) {
      swept.failed += 1;
      continue;
    }
    await ports.events.publishRequested({ document_id: id, revision: head.publishing.wanted.revision });
    swept.requeued += 1;
  }
  return swept;
}
