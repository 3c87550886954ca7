import type { SaveReceipt } from '#shared/api/models.ts';
import { getKind, type HandoutDocument } from '#shared/document/document.ts';
import { nameCopy } from '#shared/document/document-rules.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { StoredDocument } from '../../ports/documents.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import { authorizeStored, toPresent } from '../access/policies.ts';
import { adoptIcons } from '../images/adopt-icons.ts';
import { createDocument, type SavePorts } from './save.ts';

type CopyPorts = SavePorts & Pick<Ports, 'images' | 'imageFiles'>;

/**
 * Copies a document with its answers: the saved version for the owner, the published one for everybody else.
 * Icons are copied too; uploads belong to their owner and are left out. The owner's copy is in the same folder.
 */
export async function copyDocument(
  ports: CopyPorts,
  caller: Caller,
  { id, key }: { id: string; key: string },
): Promise<SaveReceipt> {
  const found = await ports.documents.read(id);
  const present = found && { ...found, head: toPresent(found.head, ports.clock.now()) };
  const stored = authorizeStored(caller, 'copy', present);
  const isOwn = stored.head.owner === caller.id;
  const document = isOwn ? stored.document : await copyPublished(ports, caller, stored);
  const copy = { ...document, copy_of_document_id: id };
  nameCopy(copy);
  const folder = isOwn ? stored.head.folder : null;
  return createDocument(ports, caller, key, copy, { request: `copy ${id}`, folder });
}

/**
 * Returns the published revision with the caller's own icons, as public as it is: nobody has chosen "private", which
 * is premium, and until it is published only the caller can open the copy.
 */
async function copyPublished(
  ports: CopyPorts,
  caller: Caller,
  { head }: StoredDocument,
): Promise<HandoutDocument> {
  const { published } = head.publishing;
  const document =
    published && (await ports.documents.readRevision(head.id, published.revision, published.hash));
  if (!document) throw new ApiError('not_found');
  const given = getKind(document).removePersons?.(document) ?? document;
  const [adopted = given] = await adoptIcons(ports, caller, head.owner, [given]);
  return adopted;
}
