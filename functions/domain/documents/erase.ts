import type { Ports } from '../../ports/ports.ts';
import { GONE_VERSION } from '../../records/gallery.ts';
import { toFolder } from '../publish-state/file-keys.ts';

/**
 * Erases a document for good: first everything that others can see, last the head, by which it is found. Files that a renderer
 * stored meanwhile go after the head; a renderer that ends later removes its own.
 */
export async function eraseStored(
  { gallery, files, documents }: Pick<Ports, 'gallery' | 'files' | 'documents'>,
  id: string,
): Promise<void> {
  await gallery.putEntry(id, GONE_VERSION, null);
  await files.removeAll(toFolder(id));
  await documents.erase(id);
  await files.removeAll(toFolder(id));
}
