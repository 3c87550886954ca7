import { createRenderer } from '#functions/adapters/chromium/renderer.ts';
import { findIconPictures } from '#functions/adapters/icons/icon-pictures.ts';
import type { PrintSource } from '#functions/ports/images.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import type { PictureFiles } from '#shared/questions/source/picture-files.ts';
import type { WrittenFile } from '#shared/questions/write/writing.ts';
import type { PaperSize } from '#shared/vocabulary/papers.ts';

/** How a document is printed. */
export interface PrintOptions {
  /** Prints the answers. */
  readonly key?: boolean;
  /** The paper instead of the document's own. */
  readonly paper?: PaperSize | undefined;
}

/** Prints a document with the renderer of the publish function; what the printer warns of is named as lost. */
export async function printDocument(
  document: HandoutDocument,
  files: PictureFiles,
  { key = false, paper = document.paper }: PrintOptions,
): Promise<WrittenFile> {
  const renderer = createRenderer();
  try {
    const own = [...files].map(([id, { type, bytes }]): [string, PrintSource] => [
      id,
      { type, read: async () => bytes },
    ]);
    const images = new Map([...(await findIconPictures(document)), ...own]);
    const request = { document, answerKey: key, large: false, paper, thumbnail: false, images };
    const { pdf, warnings } = await renderer.render(request);
    return {
      bytes: new Uint8Array(pdf),
      losses: warnings.map((text) => ({ what: 'Warning of the printer', where: 'PDF', text })),
    };
  } finally {
    await renderer.close();
  }
}
