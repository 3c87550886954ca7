import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { inject } from 'vitest';
import { createRenderer } from '#functions/adapters/chromium/renderer.ts';
import { findIconPictures } from '#functions/adapters/icons/icon-pictures.ts';
import type { Fixture } from './fixtures.ts';

/** Which of its two renderings. */
export const SIDES = ['student', 'key'] as const;
export type Side = (typeof SIDES)[number];

/** Cards have nothing to solve. */
export const listSides = ({ document }: Fixture): readonly Side[] =>
  document.entity_type === 'worksheet' ? SIDES : ['student'];

/** The same of its twin in large print. */
export const LARGE = ['large', 'large key'] as const;
export type Rendering = Side | (typeof LARGE)[number];
export const listLargeRenderings = (fixture: Fixture): readonly Rendering[] =>
  LARGE.slice(0, listSides(fixture).length);

/** The PDF of one rendering of a document. */
type Printed = (fixture: Fixture, rendering: Rendering) => Promise<Uint8Array>;

/** Prints all of them with one browser, as the publish function does. */
export function printAll(fixtures: readonly Fixture[], renderings: readonly Rendering[] = SIDES): Printed {
  return printEach(fixtures, renderings, (_, print) => print());
}

/** The PDFs of all of them in this run of the tests: whoever asks first prints them. */
export function printOnce(fixtures: readonly Fixture[], renderings: readonly Rendering[] = SIDES): Printed {
  return printEach(fixtures, renderings, async (name, print) => {
    const path = join(inject('prints'), `${name}.pdf`);
    if (existsSync(path)) return readFile(path);
    const pdf = await print();
    const whole = `${path}.${process.pid}`;
    await writeFile(whole, pdf);
    await rename(whole, path);
    return pdf;
  });
}

function printEach(
  fixtures: readonly Fixture[],
  renderings: readonly Rendering[],
  pdfOf: (name: string, print: () => Promise<Uint8Array>) => Promise<Uint8Array>,
): Printed {
  const renderer = createRenderer();
  const print = async ({ document }: Fixture, rendering: Rendering) => {
    const [answerKey, large] = [rendering.endsWith('key'), rendering.startsWith('large')];
    const request = { document, answerKey, large, paper: document.paper, thumbnail: false };
    const { pdf } = await renderer.render({ ...request, images: await findIconPictures(document) });
    return pdf;
  };
  const printed = new Map<string, Promise<Uint8Array>>();
  for (const fixture of fixtures)
    for (const rendering of renderings) {
      const name = `${fixture.name}-${rendering}`;
      printed.set(
        name,
        pdfOf(name, () => print(fixture, rendering)),
      );
    }
  void Promise.allSettled(printed.values()).then(() => renderer.close());
  return async ({ name }, rendering) => {
    const pdf = await printed.get(`${name}-${rendering}`);
    if (!pdf) throw new Error(`${name} was not printed`);
    return pdf;
  };
}

export const openPdf = (pdf: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(pdf), verbosity: 0, fontExtraProperties: true }).promise;
