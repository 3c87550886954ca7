import type { SavedDocument } from '#shared/api/models.ts';
import type { Saver } from './saver.ts';

/**
 * The account has a newer version, from another tab: it takes the place of what stands here, or, where something
 * was changed here too, both wait for the person's choice. Answers whether it took its place. A save on its way is
 * answered by the account itself, and a choice that is asked for already stays.
 */
export async function adoptNewerVersion(saver: Saver, read: () => Promise<SavedDocument>): Promise<boolean> {
  if (isBusy(saver)) return false;
  const current = await read();
  if (isBusy(saver) || current.version <= (saver.version ?? Number.POSITIVE_INFINITY)) return false;
  saver.state.conflict = current;
  if (saver.isModified) return false;
  await saver.resolveConflict('theirs');
  return true;
}

const isBusy = ({ state }: Saver): boolean =>
  state.status === 'saving' || state.conflict !== null || state.outdated;
