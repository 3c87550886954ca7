import { createRenderer } from '#functions/adapters/chromium/renderer.ts';
import { findIconPictures } from '#functions/adapters/icons/icon-pictures.ts';
import type { PrintSource } from '#functions/ports/images.ts';
import { type FoundQuestions, toDocument } from '#shared/conversion/convert.ts';
import type { PictureFiles } from '#shared/questions/source/picture-files.ts';
import type { WrittenFile } from '#shared/questions/write/writing.ts';
import type { PaperSize } from '#shared/vocabulary/papers.ts';

/** How questions are printed. */
export interface PrintOptions {
  /** Prints the answers. */
  readonly key?: boolean;
  /** The paper instead of the document's own. */
  readonly paper?: PaperSize | undefined;
}

/** Prints questions, or the document that their file was, with the renderer of the publish function. */
export async function printQuestions(
  found: FoundQuestions,
  { key = false, paper }: PrintOptions = {},
): Promise<WrittenFile> {
  const { document, files, losses } = toDocument(found);
  const renderer = createRenderer();
  try {
    const { pdf, warnings } = await renderer.render({
      document,
      answerKey: key,
      paper: paper ?? document.paper,
      thumbnail: false,
      images: new Map([...(await findIconPictures(document)), ...toSources(files)]),
    });
    // The printer's warnings are named as losses.
    const warned = warnings.map((text) => ({ what: 'Warning of the printer', where: 'PDF', text }));
    return { bytes: new Uint8Array(pdf), losses: [...losses, ...warned] };
  } finally {
    await renderer.close();
  }
}

const toSources = (files: PictureFiles): [string, PrintSource][] =>
  [...files].map(([id, { type, bytes }]) => [id, { type, read: async () => bytes }]);
