import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createRenderer } from '#functions/adapters/chromium/renderer.ts';
import { iconPictures } from '#functions/adapters/icons/icon-pictures.ts';
import type { Rendered } from '#functions/ports.ts';
import type { Fixture } from './fixtures.ts';

/** Which of its two renderings. */
export const SIDES = ['student', 'key'] as const;
export type Side = (typeof SIDES)[number];

/** Cards have nothing to solve. */
export const sidesOf = ({ document }: Fixture): readonly Side[] =>
  document.entity_type === 'worksheet' ? SIDES : ['student'];

/** Prints all of them with one browser, as the publish function does; answers what each of them came to. */
export function printAll(
  fixtures: readonly Fixture[],
  sides: readonly Side[] = SIDES,
): (fixture: Fixture, side: Side) => Promise<Rendered> {
  const renderer = createRenderer();
  const printed = new Map<string, Promise<Rendered>>();
  for (const { name, document } of fixtures)
    for (const side of sides) {
      const request = { document, answerKey: side === 'key', paper: document.paper, thumbnail: false };
      const rendered = async () => renderer.render({ ...request, images: await iconPictures(document) });
      printed.set(`${name}/${side}`, rendered());
    }
  void Promise.allSettled(printed.values()).then(() => renderer.close());
  return async ({ name }, side) => {
    const rendered = await printed.get(`${name}/${side}`);
    if (!rendered) throw new Error(`${name} was not printed`);
    return rendered;
  };
}

export const openPdf = (pdf: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(pdf), verbosity: 0, fontExtraProperties: true }).promise;
