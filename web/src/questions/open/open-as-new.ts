import type { HandoutDocument } from '#shared/document/document.ts';
import { createPictureMapper } from '#shared/document/pictures.ts';
import { isOfLibrary } from '#shared/document-file/own-pictures.ts';
import type { FiledDocument } from '#shared/document-file/read-file.ts';
import { handedPictures } from '../../images/handed-pictures.ts';
import { openAsDraft } from '../../saving/open-as-draft.ts';

/** Gives the pictures of a document ids of its own, under which its editor sends them; null for `files` leaves them out. */
function renewPictures(document: HandoutDocument, files: FiledDocument['files'] | null) {
  const ids = new Map<string, string>();
  const sent = new Map<string, File>();
  const renewed = createPictureMapper((image) => {
    const id = ids.get(image.id) ?? crypto.randomUUID();
    ids.set(image.id, id);
    const placeless = { ...image, id, objectId: null, thumb: null };
    if (isOfLibrary(image)) return placeless;
    const file = files?.get(image.id);
    if (!file) return null;
    sent.set(id, new File([file.bytes], file.name, { type: file.type }));
    return { ...placeless, uploading: true };
  })(document);
  return { document: renewed, sent };
}

/** Makes a draft of a document from a file on this device; resolves to the address at which the editor opens it. */
export async function openAsNew(
  found: FiledDocument,
  { hasPictures }: { hasPictures: boolean },
): Promise<string> {
  const { document, sent } = renewPictures(found.document, hasPictures ? found.files : null);
  const address = await openAsDraft(document);
  handedPictures.give(sent);
  return address;
}
