import { getKind, type HandoutDocument } from '#shared/document/document.ts';
import type { LayoutRecord } from '#shared/document/layout-record.ts';
import { getPublishedParts } from '#shared/document/published-parts.ts';
import type { FurtherCopies } from '#shared/kinds/parts/copies.ts';
import { getOtherPaper } from '#shared/paper/sheet/page-sizes.ts';
import { toExcerpt, toNameText } from '#shared/text/plain-text.ts';
import { getPublishedAddress } from '#shared/vocabulary/codes.ts';
import type { PaperSize } from '#shared/vocabulary/papers.ts';
import { VERSION_LETTERS } from '#shared/vocabulary/version-letter.ts';
import type { PrintSource } from '../../ports/images.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Rendered, RenderRequest } from '../../ports/rendering.ts';
import type { Head } from '../../records/document.ts';
import type { Published } from '../../records/publishing.ts';
import { findPrintSources } from '../images/document-pictures.ts';
import {
  type FileKind,
  type FileSet,
  getContentType,
  toDownloadName,
  toFileKey,
} from '../publish-state/file-keys.ts';
import { limitRenderer } from './limit-renderer.ts';
import { PRINT_RECIPE } from './recipe.ts';
import { toSlug } from './slug.ts';

/** The ports that make the files of a frozen revision. */
export type MakePorts = Pick<
  Ports,
  'documents' | 'images' | 'imageFiles' | 'files' | 'renderer' | 'renderSeconds' | 'clock' | 'site'
>;

type Owned = Pick<Head, 'id' | 'owner'>;

/** Reads a frozen revision; throws when it is missing. */
async function readFrozen(
  { documents }: Pick<Ports, 'documents'>,
  id: string,
  { revision, hash }: FileSet,
): Promise<HandoutDocument> {
  const document = await documents.readRevision(id, revision, hash);
  if (!document) throw new Error(`Revision ${revision} of ${id} is missing`);
  return document;
}

/** The files that were made, and the printer's warnings of the student's sheets. */
export interface MadeFiles {
  readonly published: Omit<Published, 'link_shared'>;
  readonly warnings: readonly string[];
}

/** Makes and stores all files of a revision on its own paper. */
export async function makeFiles(
  ports: MakePorts,
  { id, owner }: Owned,
  requested: FileSet,
): Promise<MadeFiles> {
  const { files, clock } = ports;
  const document = await readFrozen(ports, id, requested);
  const images = await findPrintSources(ports, owner, document);
  const address = getPublishedAddress(ports.site, id);
  const rendered = await renderAll(limitRenderer(ports), document, { images, address });
  const names = toNames(document);
  const put = (kind: FileKind, bytes: Uint8Array) =>
    files.put(toFileKey(id, requested, kind), bytes, getContentType(kind), toDownloadName(kind, names));
  const { student } = rendered;
  const layout = toRecord({ id, ...requested, paper: document.paper }, student);
  const parts = getPublishedParts(document);
  const game = parts.createPublishedGame?.(document) ?? null;
  await Promise.all([
    ...Object.entries(rendered).map(([kind, { pdf }]) => put(kind as FileKind, pdf)),
    layout && put('layout', layout),
    student.thumbnail && put('thumbnail', student.thumbnail),
    game && put('game', new TextEncoder().encode(JSON.stringify(game))),
  ]);
  const published = toPublished(document, requested, {
    pages: student.pages,
    has_thumbnail: student.thumbnail !== null,
    has_large_print: document.large_print,
    has_key: rendered.key !== undefined,
    has_study: rendered.study !== undefined,
    has_game: game !== null,
    ...countFurther(document),
    deck: parts.describeDeck?.(document) ?? null,
    published_at: clock.now().toISOString(),
  });
  return { published, warnings: student.warnings };
}

/** Makes and stores the sheets of a revision on the paper that is not its own. */
export async function makeOtherPaper(ports: MakePorts, { id, owner }: Owned, frozen: FileSet): Promise<void> {
  const document = await readFrozen(ports, id, frozen);
  const paper = getOtherPaper(document.paper);
  const images = await findPrintSources(ports, owner, document);
  const address = getPublishedAddress(ports.site, id);
  const made = await renderSheets(limitRenderer(ports), document, {
    paper,
    images,
    address,
    thumbnail: false,
  });
  const put = (kind: FileKind, pdf: Uint8Array) =>
    ports.files.put(
      toFileKey(id, frozen, kind, paper),
      pdf,
      getContentType(kind),
      toDownloadName(kind, toNames(document), paper),
    );
  const layout = toRecord({ id, ...frozen, paper }, made.student);
  await Promise.all([
    ...Object.entries(made).map(([kind, { pdf }]) => put(kind as FileKind, pdf)),
    layout && put('layout', layout),
  ]);
}

/** Returns the layout record as it is stored: where every item is printed; null where the document has none. */
function toRecord(
  { id, revision, hash, paper }: FileSet & { readonly id: string; readonly paper: PaperSize },
  { sheets }: Rendered,
): Uint8Array | null {
  if (!sheets) return null;
  const record: LayoutRecord = { format: 1, document: id, revision, hash, paper, unit: 'mm', sheets };
  return new TextEncoder().encode(JSON.stringify(record));
}

/** The PDFs of a document. A kind of file that the document has no use for is absent. */
type RenderedFiles = { readonly student: Rendered } & Partial<Record<FileKind, Rendered>>;

/** The part of a request that all PDFs of a document share. */
interface PrintedOn {
  readonly images: ReadonlyMap<string, PrintSource>;
  readonly address: string;
}

/** Renders the sheets on the document's own paper, and the copy for the screen if its kind has one. */
async function renderAll(
  renderer: Ports['renderer'],
  document: HandoutDocument,
  on: PrintedOn,
): Promise<RenderedFiles> {
  const { paper } = document;
  const sheets = await renderSheets(renderer, document, { ...on, paper, thumbnail: true });
  const screenCopy = getPublishedParts(document).createScreenCopy?.(document);
  if (!screenCopy) return sheets;
  const request = { document: screenCopy, paper, answerKey: false, large: false, thumbnail: false };
  return { ...sheets, study: await renderer.render({ ...request, images: on.images }) };
}

/** Renders the student's sheets, the answer key if the kind has one, and both in large print if requested. */
async function renderSheets(
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

/** Says which PDFs there are in addition to the usual ones. */
function countFurther(document: HandoutDocument): Pick<Published, 'separate_versions' | 'has_class_set'> {
  const further = listFurther(document);
  return { separate_versions: further.filter(isVersion).length, has_class_set: further.includes('class') };
}

/** Renders a PDF of each version, and of its key, and the set of a class; as far as the document asks for them. */
async function renderFurther(
  renderer: Ports['renderer'],
  document: HandoutDocument,
  on: Pick<RenderRequest, 'paper' | 'thumbnail' | 'images' | 'address'>,
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

function toPublished(
  document: HandoutDocument,
  { revision, hash, rendering = null }: FileSet,
  made: Pick<
    Published,
    | 'pages'
    | 'has_thumbnail'
    | 'has_large_print'
    | 'has_key'
    | 'has_study'
    | 'has_game'
    | 'separate_versions'
    | 'has_class_set'
    | 'deck'
    | 'published_at'
  >,
): Omit<Published, 'link_shared'> {
  const { paper, is_private, grade_levels, subjects, subject_other } = document;
  const { filename, title } = toNames(document);
  return {
    ...made,
    other_paper: null,
    revision,
    hash,
    rendering,
    recipe: PRINT_RECIPE,
    title,
    filename,
    slug: toSlug(toNameText(document.title), filename),
    paper,
    is_private,
    subjects: subjects.map((subject) => (subject === 'Other' && subject_other ? subject_other : subject)),
    grade_levels,
  };
}

/** In characters. */
const TITLE_LENGTH = 300;

/** Returns the names from which downloads take theirs, as plain text. */
const toNames = ({ filename, title }: HandoutDocument) => ({
  filename,
  title: toExcerpt(title, TITLE_LENGTH),
});
