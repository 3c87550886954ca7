import type { Ports } from '../../ports/ports.ts';
import { findShown } from '../../records/publishing.ts';
import { isFileOf, isOlderFile, isSameSet, toFolder } from '../publish-state/file-keys.ts';
import { markReplacedRemoved } from '../publish-state/transitions.ts';
import { updatePublishState } from '../publish-state/update-publish-state.ts';

/** Longer than a signed address is good, so that nobody has a page open that still reads the files. */
const KEPT_MS = 30 * 60_000;

/**
 * Removes the files that were replaced half an hour ago, and those of earlier revisions: a renderer that died, or lost its
 * lease, removed nothing. Returns the number of documents that it looked through.
 */
export async function sweepReplaced(ports: Pick<Ports, 'documents' | 'files' | 'clock'>): Promise<number> {
  const { documents, files, clock } = ports;
  const before = new Date(clock.now().getTime() - KEPT_MS).toISOString();
  let removed = 0;
  for (const id of await documents.listReplacedIds(before)) {
    const head = await documents.findHead(id);
    const replaced = head?.publishing.replaced;
    if (!head || !replaced || replaced.since > before) continue;
    const shown = findShown(head.publishing);
    const isShown = shown !== null && isSameSet(shown, replaced);
    await files.removeWhere(
      toFolder(id),
      (key) => isOlderFile(key, replaced) || (!isShown && isFileOf(key, id, replaced)),
    );
    await updatePublishState(ports, id, (from) => markReplacedRemoved(from, replaced));
    removed += 1;
  }
  return removed;
}
