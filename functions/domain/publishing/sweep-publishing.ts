import type { Ports } from '../../ports/ports.ts';
import { isInProgress, recoverInterrupted, recoverStalled } from '../publish-state/transitions.ts';
import { updatePublishState } from '../publish-state/update-publish-state.ts';

export interface SweepResult {
  readonly requeued: number;
  readonly failed: number;
}

type SweepPorts = Pick<Ports, 'documents' | 'events' | 'clock' | 'lostAfterSeconds'>;

/**
 * Sends the event again for documents whose event was lost or whose renderer died; fails those whose third
 * renderer died. Where `isAfterStop` is true no renderer has outlived a stop of the whole product, so that no lease
 * is waited for.
 */
export async function sweepPublishing(ports: SweepPorts, isAfterStop = false): Promise<SweepResult> {
  const swept = { requeued: 0, failed: 0 };
  for (const id of await ports.documents.listQueuedIds()) {
    const head = await updatePublishState(ports, id, (from) =>
      isAfterStop
        ? recoverInterrupted(from, ports.clock.now())
        : recoverStalled(from, ports.clock.now(), ports.lostAfterSeconds),
    );
    if (!head?.publishing.requested) continue;
    if (!isInProgress(head.publishing)) {
      swept.failed += 1;
      continue;
    }
    await ports.events.sendPublishRequested({
      document_id: id,
      revision: head.publishing.requested.revision,
      owner_id: head.owner,
    });
    swept.requeued += 1;
  }
  return swept;
}
