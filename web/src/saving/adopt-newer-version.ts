import type { SavedDocument } from '#shared/api/models.ts';
import type { Saver } from './saver.ts';

/**
 * Takes in a newer version from another tab, with what only one of both has changed; where both have changed the same, it asks
 * the user. Returns whether it took it in. It does nothing during a save, which the account answers itself, or while the user is
 * being asked.
 */
export async function adoptNewerVersion(saver: Saver, read: () => Promise<SavedDocument>): Promise<boolean> {
  if (isBusy(saver)) return false;
  const current = await read();
  if (isBusy(saver) || current.version <= (saver.version ?? Number.POSITIVE_INFINITY)) return false;
  return saver.takeIn(current);
}

const isBusy = ({ state }: Saver): boolean =>
  state.status === 'saving' || state.conflict !== null || state.outdated;
