import type { Ports } from '../../ports/ports.ts';
import { toFolder } from '../publish-state/file-keys.ts';

/** Removes the files of a document that was erased while they were made: nothing would find them any more. */
export async function removeIfErased(
  { documents, files }: Pick<Ports, 'documents' | 'files'>,
  id: string,
): Promise<void> {
  if (!(await documents.findHead(id))) await files.removeAll(toFolder(id));
}
