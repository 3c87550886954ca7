import type { HandoutDocument } from '#shared/document/document.ts';
import { suggestFilename } from '#shared/document/document-rules.ts';
import { FILE_ENDING } from '#shared/document-file/file-name.ts';
import { listOwnPictures } from '#shared/document-file/own-pictures.ts';
import { type WrittenDocument, writeDocumentFile } from '#shared/document-file/write-file.ts';
import { download } from '../../device/download-and-print.ts';
import { loadFiles } from './load-pictures.ts';

/** Writes a document as a file of Handout, with its own pictures inside. */
export async function writeDocument(document: HandoutDocument): Promise<WrittenDocument> {
  return writeDocumentFile(document, await loadFiles(listOwnPictures(document)), window.location.origin);
}

/** Names the file that a document is downloaded as, which every system takes. */
export const nameFile = (document: HandoutDocument, ending: string): string =>
  `${(document.filename || suggestFilename(document)).replace(/[\\/:*?"<>|]/g, '-').slice(0, 120)}.${ending}`;

/** Downloads a document as a file of Handout; resolves to how many of its pictures are not in it. */
export async function downloadDocument(document: HandoutDocument): Promise<number> {
  const { bytes, losses } = await writeDocument(document);
  download(new Blob([bytes], { type: 'application/json' }), nameFile(document, FILE_ENDING));
  return losses.length;
}
