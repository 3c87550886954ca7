import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, inject } from 'vitest';
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

/** Prints all of them with one browser, one after the other in this order, as the publish function does. */
export function printAll(fixtures: readonly Fixture[], renderings: readonly Rendering[] = SIDES): Printed {
  const renderer = createRenderer();
  const printed = new Map<string, Promise<Uint8Array>>();
  for (const fixture of fixtures)
    for (const rendering of renderings)
      printed.set(getName(fixture, rendering), printOne(renderer, fixture, rendering));
  void Promise.allSettled(printed.values()).then(() => renderer.close());
  return async (fixture, rendering) => {
    const pdf = await printed.get(getName(fixture, rendering));
    if (!pdf) throw new Error(`${fixture.name} was not printed`);
    return pdf;
  };
}

/** Prints what the tests of a file ask for; what another file of this run has printed is read from its folder. */
export function printOnce(): Printed {
  const renderer = createRenderer();
  afterAll(() => renderer.close());
  const printed = new Map<string, Promise<Uint8Array>>();
  const readOrPrint = async (fixture: Fixture, rendering: Rendering) => {
    const path = join(inject('prints'), `${getName(fixture, rendering)}.pdf`);
    if (existsSync(path)) return readFile(path);
    const pdf = await printOne(renderer, fixture, rendering);
    const whole = `${path}.${process.pid}`;
    await writeFile(whole, pdf);
    await rename(whole, path);
    return pdf;
  };
  return (fixture, rendering) => {
    const name = getName(fixture, rendering);
    const pdf = printed.get(name) ?? readOrPrint(fixture, rendering);
    printed.set(name, pdf);
    return pdf;
  };
}

const getName = ({ name }: Fixture, rendering: Rendering): string => `${name}-${rendering}`;

async function printOne(
  renderer: ReturnType<typeof createRenderer>,
  { document }: Fixture,
  rendering: Rendering,
): Promise<Uint8Array> {
  const [answerKey, large] = [rendering.endsWith('key'), rendering.startsWith('large')];
  const request = { document, answerKey, large, paper: document.paper, thumbnail: false };
  const { pdf } = await renderer.render({ ...request, images: await findIconPictures(document) });
  return pdf;
}

export const openPdf = (pdf: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(pdf), verbosity: 0, fontExtraProperties: true }).promise;
