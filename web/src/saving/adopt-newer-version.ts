import type { SavedDocument } from '#shared/api/models.ts';
import type { Saver } from './saver.ts';

/**
 * Adopts a newer version from another tab in place of this one; where this one has changes too, it asks the
 * user. Returns whether it replaced this one. It does nothing during a save, which the account answers
 * itself, or while the user is being asked.
 */
export async function adoptNewerVersion(saver: Saver, read: () => Promise<SavedDocument>): Promise<boolean> {
  if (isBusy(saver)) return false;
  const current = await read();
  if (isBusy(saver) || current.version <= (saver.version ?? Number.POSITIVE_INFINITY)) return false;
  if (saver.isModified) saver.askWhichCopy(current);
  else await saver.adopt(current);
  return saver.version === current.version;
}

const isBusy = ({ state }: Saver): boolean =>
  state.status === 'saving' || state.conflict !== null || state.outdated;
