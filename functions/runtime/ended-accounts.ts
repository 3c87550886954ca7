import { createDynamoAccountDeletions } from '../adapters/dynamo/dynamo-account-deletions.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Caller } from '../ports/identity.ts';
import type { Ports } from '../ports/ports.ts';

/** Keeps a deleted account from being used by an access token that outlives it. */
export interface EndedAccounts {
  /** Throws `session_expired` when the caller's account is deleted or about to be. */
  refuse(caller: Caller): Promise<void>;
  /**
   * Throws `session_expired` when the deletion started during the request, and has the sweeper erase what the request
   * wrote: whatever was written before the deletion started is erased by the deletion itself.
   */
  refuseLate(caller: Caller): Promise<void>;
}

interface CheckPorts extends Pick<Ports, 'accountDeletions'> {
  readonly clock: Pick<Ports['clock'], 'now'>;
}

export const openEndedAccounts = (): EndedAccounts =>
  createEndedAccounts({
    accountDeletions: createDynamoAccountDeletions(),
    clock: { now: () => new Date() },
  });

export function createEndedAccounts({ accountDeletions, clock }: CheckPorts): EndedAccounts {
  const isEnded = async ({ id }: Caller) => (await accountDeletions.find(id)) !== undefined;
  return {
    async refuse(caller) {
      if (await isEnded(caller)) throw new ApiError('session_expired');
    },
    async refuseLate(caller) {
      if (!(await isEnded(caller))) return;
      await accountDeletions.wake(caller.id, clock.now().toISOString());
      throw new ApiError('session_expired');
    },
  };
}
