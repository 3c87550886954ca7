import type { Ports } from '../../ports/ports.ts';
import { type FileSet, isReplacedFile, toFolder } from '../publish-state/file-keys.ts';
import { bestEffort } from '../reliability/best-effort.ts';

/**
 * Removes all files of a document but those that are to be shown, and those that are shown until then: readers who have
 * the page open hold signed addresses of them until the next files replace these. A removal that fails is made up for by
 * the next one.
 */
export async function removeReplaced(
  ports: Pick<Ports, 'files' | 'monitor'>,
  id: string,
  { shown, before }: { shown: FileSet; before: FileSet },
): Promise<void> {
  const isGone = (key: string) => isReplacedFile(key, id, [shown, before]);
  await bestEffort(ports, 'remove superseded files', ports.files.removeWhere(toFolder(id), isGone));
}
