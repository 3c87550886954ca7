import { createDynamoAccountDeletions } from '../adapters/dynamo/dynamo-account-deletions.ts';
import { createDynamoLogins } from '../adapters/dynamo/dynamo-logins.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Caller, Logins } from '../ports/identity.ts';
import type { Ports } from '../ports/ports.ts';

/** Keeps a deleted account from being used by an access token that outlives it. */
export interface EndedAccounts {
  /** Returns the account that a login opens. Throws `session_expired` when it is deleted or about to be. */
  open(login: Caller): Promise<Caller>;
  /**
   * Throws `session_expired` when the deletion started during the request, and has the sweeper erase what the request
   * wrote: whatever was written before the deletion started is erased by the deletion itself.
   */
  refuseLate(caller: Caller): Promise<void>;
}

interface CheckPorts extends Pick<Ports, 'accountDeletions'> {
  readonly clock: Pick<Ports['clock'], 'now'>;
  readonly logins: Pick<Logins, 'findAccountId'>;
}

export const openEndedAccounts = (): EndedAccounts =>
  createEndedAccounts({
    accountDeletions: createDynamoAccountDeletions(),
    logins: createDynamoLogins(),
    clock: { now: () => new Date() },
  });

export function createEndedAccounts({ accountDeletions, clock, logins }: CheckPorts): EndedAccounts {
  const isEnded = async ({ id }: Caller) => (await accountDeletions.find(id)) !== undefined;
  return {
    async open(login) {
      // Nearly every login is its account's own id, so that both are looked up at once.
      const [id, isOver] = await Promise.all([logins.findAccountId(login.id), isEnded(login)]);
      if (id === login.id ? isOver : await isEnded({ id })) throw new ApiError('session_expired');
      return { id };
    },
    async refuseLate(caller) {
      if (!(await isEnded(caller))) return;
      await accountDeletions.wake(caller.id, clock.now().toISOString());
      throw new ApiError('session_expired');
    },
  };
}
