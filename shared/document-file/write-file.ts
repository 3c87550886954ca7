import type { HandoutDocument } from '../document/document.ts';
import { createPictureMapper } from '../document/pictures.ts';
import type { PictureFiles } from '../questions/source/picture-files.ts';
import type { Loss } from '../questions/source/reading.ts';
import { SERVER_FIELDS } from '../vocabulary/server-fields.ts';
import { toBase64 } from './base64.ts';
import { DOCUMENT_FILE_LIMITS, FILE_VERSION, FORMAT, SCHEMA_PATH } from './envelope.ts';
import { listOwnPictures } from './own-pictures.ts';

/** A document as a file, and its pictures that are not in it. */
export interface WrittenDocument {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly losses: readonly Loss[];
}

/** Removes the places of pictures in an account, which are no matter of the document. */
const withoutPlaces = createPictureMapper((image) => ({
  ...image,
  objectId: null,
  thumb: null,
  uploading: false,
}));

const removeServerFields = (document: HandoutDocument): object =>
  Object.fromEntries(
    Object.entries(document).filter(([name]) => !(SERVER_FIELDS as readonly string[]).includes(name)),
  );

/**
 * Writes a document as a file that opens anywhere in Handout, with its own pictures inside. `site` is the address of this
 * Handout, for the link to the schema.
 */
export function writeDocumentFile(
  document: HandoutDocument,
  files: PictureFiles,
  site = 'https://handout.example',
): WrittenDocument {
  const losses: Loss[] = [];
  let total = 0;
  const pictures = listOwnPictures(document).flatMap(({ id, name, alt }) => {
    const file = files.get(id);
    const isTooMuch = file && total + file.bytes.length > DOCUMENT_FILE_LIMITS.allPictureBytes;
    if (!file || isTooMuch) {
      const what = file ? 'Picture beyond the size of a file' : 'Picture that could not be loaded';
      losses.push({ what, where: 'The document', text: alt || name });
      return [];
    }
    total += file.bytes.length;
    return [[id, { type: file.type, name: file.name, data: toBase64(file.bytes) }]];
  });
  const text = JSON.stringify({
    $schema: `${site}${SCHEMA_PATH}`,
    format: FORMAT,
    version: FILE_VERSION,
    document: removeServerFields(withoutPlaces(document)),
    pictures: Object.fromEntries(pictures),
  });
  return { bytes: new TextEncoder().encode(text), losses };
}
