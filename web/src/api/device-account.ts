import { deviceMemory } from '../device/device-memory.ts';
import { api, session } from './api.ts';
import { useSession } from './use-session.ts';

const KEY = 'handout-account';

session.subscribe(() => {
  const { status, user } = session.getState();
  if (status !== 'unknown') deviceMemory.write(KEY, user?.id ?? null);
});

/**
 * Returns the id of the account whose drafts this device shows, null for none: the signed-in one, or the last one
 * while its session cannot be asked about, as without a connection.
 */
export function getDeviceAccount(): string | null {
  const { status, user } = session.getState();
  return user?.id ?? (status === 'unknown' ? deviceMemory.read(KEY) : null);
}

/** Returns the same, once the server was asked about a session of an earlier visit, where it can be. */
export async function askDeviceAccount(): Promise<string | null> {
  await session.ensureFresh(api.refreshSession).catch(() => undefined);
  return getDeviceAccount();
}

/** Returns the same for a component, which renders again when it changes. */
export function useDeviceAccount(): string | null {
  useSession();
  return getDeviceAccount();
}
