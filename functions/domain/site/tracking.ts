import type { TrackedEvent } from '#shared/api/account-models.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';

/** Records a usage event unless the user has turned tracking off. */
export async function recordEvent(
  { tracking, users }: Pick<Ports, 'tracking' | 'users'>,
  caller: Caller | null,
  event: TrackedEvent,
): Promise<void> {
  const user = caller && (await users.find(caller.id));
  if (user?.tracking_off) return;
  tracking.record({ ...event, user_id: caller?.id ?? null });
}
