import { getKind, type HandoutDocument } from '#shared/document/document.ts';
import { getPublishedParts } from '#shared/document/published-parts.ts';
import type { FurtherCopies } from '#shared/kinds/parts/copies.ts';
import { VERSION_LETTERS } from '#shared/vocabulary/version-letter.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Rendered, RenderRequest } from '../../ports/rendering.ts';
import type { PublishedParts } from '../../records/publishing.ts';
import type { FileKind } from '../publish-state/file-keys.ts';

/** The PDFs of a document. A kind of file that the document has no use for is absent. */
export type RenderedFiles = { readonly student: Rendered } & Partial<Record<FileKind, Rendered>>;

/** The part of a request that all PDFs of a document share. */
export type PrintedOn = Pick<RenderRequest, 'images' | 'address'>;

/** Renders the sheets on the document's own paper, and the copy for the screen if its kind has one. */
export async function renderAll(
  renderer: Ports['renderer'],
  document: HandoutDocument,
  on: PrintedOn,
): Promise<RenderedFiles> {
  const { paper } = document;
  const sheets = await renderSheets(renderer, document, { ...on, paper, thumbnail: true });
  const screenCopy = getPublishedParts(document).createScreenCopy?.(document);
  if (!screenCopy) return sheets;
  const request = { document: screenCopy, paper, answerKey: false, large: false, thumbnail: false };
  return { ...sheets, study: await renderer.render({ ...request, ...(on.images && { images: on.images }) }) };
}

/** Renders the student's sheets, the answer key if the kind has one, and both in large print if requested. */
export async function renderSheets(
  renderer: Ports['renderer'],
  document: HandoutDocument,
  { thumbnail, ...on }: Pick<RenderRequest, 'paper' | 'thumbnail'> & PrintedOn,
): Promise<RenderedFiles> {
  const render = (answerKey: boolean, large: boolean) =>
    renderer.render({ ...on, document, answerKey, large, thumbnail: false });
  const record = getKind(document).isMarked?.(document) ?? false;
  const student = await renderer.render({ ...on, document, answerKey: false, thumbnail, record });
  const hasKey = getKind(document).hasAnswerKey;
  const further = await renderFurther(renderer, document, { ...on, thumbnail: false });
  return {
    student,
    ...(hasKey && { key: await render(true, false) }),
    ...(document.large_print && { large: await render(false, true) }),
    ...(hasKey && document.large_print && { large_key: await render(true, true) }),
    ...further,
  };
}

const listFurther = (document: HandoutDocument): readonly FurtherCopies[] =>
  getKind(document).listFurtherCopies?.(document) ?? [];

const isVersion = (copies: FurtherCopies): copies is number => copies !== 'class';

/** Says which PDFs there are besides the usual ones. */
export function countFurther(
  document: HandoutDocument,
): Pick<PublishedParts, 'separate_versions' | 'has_class_set'> {
  const further = listFurther(document);
  return { separate_versions: further.filter(isVersion).length, has_class_set: further.includes('class') };
}

/** Renders a PDF of each version, and of its key, and the set of a class; as far as the document asks for them. */
async function renderFurther(
  renderer: Ports['renderer'],
  document: HandoutDocument,
  on: Pick<RenderRequest, 'paper' | 'thumbnail'> & PrintedOn,
): Promise<Partial<Record<FileKind, Rendered>>> {
  const made: Partial<Record<FileKind, Rendered>> = {};
  for (const copies of listFurther(document)) {
    const render = (answerKey: boolean) => renderer.render({ ...on, document, answerKey, copies });
    if (!isVersion(copies)) made.class = await render(false);
    const letter = isVersion(copies) ? VERSION_LETTERS[copies] : undefined;
    if (letter === undefined) continue;
    made[`student ${letter}`] = await render(false);
    made[`key ${letter}`] = await render(true);
  }
  return made;
}
