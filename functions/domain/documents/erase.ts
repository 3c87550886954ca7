import type { Ports } from '../../ports/ports.ts';
import { GONE_VERSION } from '../../records/gallery.ts';
import { toFolder } from '../publish-state/file-keys.ts';

/** Erases a document for good: first everything that others can see, last the head, by which it is found. */
export async function eraseStored(
  { gallery, files, documents }: Pick<Ports, 'gallery' | 'files' | 'documents'>,
  id: string,
): Promise<void> {
  await gallery.putEntry(id, GONE_VERSION, null);
  await files.removeAll(toFolder(id));
  await documents.erase(id);
}
