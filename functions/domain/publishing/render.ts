import type { HandoutDocument } from '#shared/document/document.ts';
import type { PublishRequested } from '#shared/events/events.ts';
import { createGamePictures, createPublishedGame } from '#shared/kinds/bingo/published-game.ts';
import { getKindFacts } from '#shared/kinds/facts.ts';
import { getPrintedSides } from '#shared/kinds/flashcard/page-setups.ts';
import { countCards, createStudyCopy } from '#shared/kinds/flashcard/study-copy.ts';
import { toExcerpt, toPlainText } from '#shared/text/plain-text.ts';
import { UnprintableError } from '../../errors/unprintable-error.ts';
import type { PrintSource } from '../../ports/images.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Rendered, RenderRequest } from '../../ports/rendering.ts';
import type { Head } from '../../records/document.ts';
import type { Published, Publishing } from '../../records/publishing.ts';
import { findPrintSources } from '../images/document-pictures.ts';
import { CONTENT_TYPES, type FileKind, toDownloadName, toFileKey } from '../publish-state/file-keys.ts';
import { notifyGallery } from '../publish-state/notify-gallery.ts';
import { completeRender, failAttempt, failPermanently, takeLease } from '../publish-state/transitions.ts';
import { updatePublishState } from '../publish-state/update-publish-state.ts';
import { toSlug } from './slug.ts';

export type RenderPorts = Pick<
  Ports,
  'documents' | 'images' | 'imageFiles' | 'files' | 'events' | 'renderer' | 'clock' | 'ids' | 'leaseSeconds'
>;

/**
 * `nothing to do`: made already, given up for a newer one, deleted, or in another renderer's hands. `refused`: it
 * can never be printed, and its state says why.
 */
export type RenderOutcome = 'rendered' | 'refused' | 'nothing to do';

/**
 * Makes the PDFs and the thumbnail of a frozen revision, then moves the document forward to it.
 * However often and in whatever order it is asked, and wherever it is killed, the files of a revision
 * have the same names and the document only goes forward. Throws what the rendering threw, after the
 * revision was put back in the queue or has failed for good.
 */
export async function renderDocument(
  ports: RenderPorts,
  { document_id, revision }: PublishRequested,
  sentAt: Date,
): Promise<RenderOutcome> {
  const leaseId = ports.ids.generate();
  const taken = await updatePublishState(ports, document_id, (from) =>
    takeLease(from, { revision, sentAt, leaseId, leaseSeconds: ports.leaseSeconds }, ports.clock.now()),
  );
  if (!taken?.publishing.requested) return 'nothing to do';
  try {
    const done = await makeFiles(ports, taken, taken.publishing.requested);
    const shown = await updatePublishState(ports, document_id, (from) => completeRender(from, done));
    if (shown) await notifyGallery(ports.events, shown);
    return 'rendered';
  } catch (error) {
    if (!(error instanceof UnprintableError)) {
      await updatePublishState(ports, document_id, (from) => failAttempt(from, leaseId, ports.clock.now()));
      throw error;
    }
    await updatePublishState(ports, document_id, (from) =>
      failPermanently(from, leaseId, error.message, ports.clock.now()),
    );
    return 'refused';
  }
}

type RequestedRevision = NonNullable<Publishing['requested']>;

/** The document as it was frozen. */
export async function readFrozen(
  { documents }: Pick<Ports, 'documents'>,
  id: string,
  { revision, hash }: { revision: number; hash: string },
): Promise<HandoutDocument> {
  const document = await documents.readRevision(id, revision, hash);
  if (!document) throw new Error(`Revision ${revision} of ${id} is missing`);
  return document;
}

async function makeFiles(
  ports: RenderPorts,
  { id, owner }: Head,
  wanted: RequestedRevision,
): Promise<Published> {
  const { files, clock } = ports;
  const document = await readFrozen(ports, id, wanted);
  const made = await renderAll(ports.renderer, document, await findPrintSources(ports, owner, document));
  const named = toNames(document);
  const put = (kind: FileKind, bytes: Uint8Array) =>
    files.put(toFileKey(id, wanted, kind), bytes, CONTENT_TYPES[kind], toDownloadName(kind, named));
  const { student } = made;
  const game = document.entity_type === 'bingo' ? createPublishedGame(document) : null;
  await Promise.all([
    ...Object.entries(made).map(([kind, { pdf }]) => put(kind as FileKind, pdf)),
    student.thumbnail && put('thumbnail', student.thumbnail),
    game && put('game', new TextEncoder().encode(JSON.stringify(game))),
  ]);
  return toPublished(document, wanted, {
    pages: student.pages,
    has_thumbnail: student.thumbnail !== null,
    has_large_print: document.large_print,
    has_key: made.key !== undefined,
    has_study: made.study !== undefined,
    has_game: game !== null,
    deck: toPublishedDeck(document),
    published_at: clock.now().toISOString(),
  });
}

/** The files of a document but for its picture: what it has no use for is not made. */
type RenderedFiles = { readonly student: Rendered } & Partial<Record<FileKind, Rendered>>;

/** The sheets on the document's own paper, and what is looked at on the screen. All with the same pictures. */
async function renderAll(
  renderer: RenderPorts['renderer'],
  document: HandoutDocument,
  images: ReadonlyMap<string, PrintSource>,
): Promise<RenderedFiles> {
  const { paper } = document;
  const sheets = await renderSheets(renderer, document, { paper, images, thumbnail: true });
  const study = forTheScreen(document);
  if (!study) return sheets;
  const request = { document: study, paper, answerKey: false, large: false, thumbnail: false, images };
  return { ...sheets, study: await renderer.render(request) };
}

/**
 * The student's sheets, and the key where there is something to solve; in large print too, where the document
 * asks for it.
 */
export async function renderSheets(
  renderer: RenderPorts['renderer'],
  document: HandoutDocument,
  {
    thumbnail,
    ...on
  }: Pick<RenderRequest, 'paper' | 'thumbnail'> & { images: ReadonlyMap<string, PrintSource> },
): Promise<RenderedFiles> {
  const render = (answerKey: boolean, large: boolean) =>
    renderer.render({ ...on, document, answerKey, large, thumbnail: false });
  const student = await renderer.render({ ...on, document, answerKey: false, thumbnail });
  const hasKey = getKindFacts(document.entity_type).hasAnswerKey;
  return {
    student,
    ...(hasKey && { key: await render(true, false) }),
    ...(document.large_print && { large: await render(false, true) }),
    ...(hasKey && document.large_print && { large_key: await render(true, true) }),
  };
}

/** What is looked at card by card on the published page: a deck's cards, the pictures of a game. */
function forTheScreen(document: HandoutDocument): HandoutDocument | null {
  if (document.entity_type === 'flashcard') return createStudyCopy(document);
  return document.entity_type === 'bingo' ? createGamePictures(document) : null;
}

function toPublishedDeck(document: HandoutDocument): Published['deck'] {
  if (document.entity_type !== 'flashcard') return null;
  const { page_setup, sides } = document;
  return { page_setup, sides: getPrintedSides(page_setup, sides), cards: countCards(document) };
}

function toPublished(
  document: HandoutDocument,
  { revision, hash }: RequestedRevision,
  made: Pick<
    Published,
    | 'pages'
    | 'has_thumbnail'
    | 'has_large_print'
    | 'has_key'
    | 'has_study'
    | 'has_game'
    | 'deck'
    | 'published_at'
  >,
): Published {
  const { filename, paper, is_private, grade_levels, subjects, subject_other } = document;
  return {
    ...made,
    other_paper: null,
    revision,
    hash,
    title: toExcerpt(document.title, TITLE_LENGTH),
    filename,
    slug: toSlug(toPlainText(document.title), filename),
    paper,
    is_private,
    subjects: subjects.map((subject) => (subject === 'Other' && subject_other ? subject_other : subject)),
    grade_levels,
  };
}

/** What its files are named by. */
export const toNames = ({ filename, title }: HandoutDocument) => ({
  filename,
  title: toExcerpt(title, TITLE_LENGTH),
});

const TITLE_LENGTH = 300;
