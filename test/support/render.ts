import { afterAll } from 'vitest';
import { createRenderer } from '#functions/adapters/chromium/renderer.ts';
import { findIconPictures } from '#functions/adapters/icons/icon-pictures.ts';
import { describeProblem, parseDocument } from '#shared/document/parse-document.ts';
import type { Copies } from '#shared/document/versions.ts';
import { type PdfPage, readPdf } from './pdf.ts';

interface Rendered {
  readonly pdf: Uint8Array;
  readonly pages: readonly PdfPage[];
  readonly warnings: readonly string[];
}

/** Prints a document that may leave out whatever has a default; throws where it is none, or cannot be printed. */
export type Print = (
  document: unknown,
  options?: { answerKey?: boolean; large?: boolean; copies?: Copies; address?: string },
) => Promise<Rendered>;

/** Gives the tests of one file the renderer of the publish function. */
export function aPrinter(): Print {
  const renderer = createRenderer();
  afterAll(() => renderer.close());
  return async (given, { answerKey = false, large = false, copies = 'all', address } = {}) => {
    const parsed = parseDocument(given);
    if (!parsed.ok) throw new Error(parsed.problems.map(describeProblem).join('\n'));
    const { document } = parsed;
    const images = await findIconPictures(document);
    const request = { document, answerKey, large, copies, paper: document.paper, thumbnail: false, images };
    const { pdf, warnings } = await renderer.render({ ...request, ...(address && { address }) });
    return { pdf, pages: await readPdf(pdf), warnings };
  };
}
