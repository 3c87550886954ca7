import type { HandoutDocument } from '#shared/document/document.ts';
import type { PublishRequested } from '#shared/events/events.ts';
import { createGamePictures, createPublishedGame } from '#shared/kinds/bingo/published-game.ts';
import { getKindFacts } from '#shared/kinds/facts.ts';
import { getPrintedSides } from '#shared/kinds/flashcard/page-setups.ts';
import { countCards, createStudyCopy } from '#shared/kinds/flashcard/study-copy.ts';
import { toExcerpt, toPlainText } from '#shared/text/plain-text.ts';
import { Unprintable } from '../../errors/unprintable-error.ts';
import type { PrintSource } from '../../ports/images.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Rendered, RenderRequest } from '../../ports/rendering.ts';
import type { Head } from '../../records/document.ts';
import type { Published, Publishing } from '../../records/publishing.ts';
import { printSources } from '../images/document-pictures.ts';
import { CONTENT_TYPES, downloadName, type FileKind, fileKey } from '../publish-state/file-keys.ts';
import { tellGallery } from '../publish-state/notify-gallery.ts';
import { complete, giveUp, refuse, takeLease } from '../publish-state/transitions.ts';
import { turn } from '../publish-state/update-publish-state.ts';
import { slugOf } from './slug.ts';

export type Rendering = Pick<
  Ports,
  'documents' | 'images' | 'imageFiles' | 'files' | 'events' | 'renderer' | 'clock' | 'ids' | 'leaseSeconds'
>;

/**
 * `nothing to do`: made already, given up for a newer one, deleted, or in another renderer's hands. `refused`: it
 * can never be printed, and its state says why.
 */
export type Outcome = 'rendered' | 'refused' | 'nothing to do';

/**
 * Makes the PDFs and the thumbnail of a frozen revision, then moves the document forward to it.
 * However often and in whatever order it is asked, and wherever it is killed, the files of a revision
 * have the same names and the document only goes forward. Throws what the rendering threw, after the
 * revision was put back in the queue or has failed for good.
 */
export async function renderDocument(
  ports: Rendering,
  { document_id, revision }: PublishRequested,
  sentAt: Date,
): Promise<Outcome> {
  const leaseId = ports.ids.random();
  const taken = await turn(ports, document_id, (from) =>
    takeLease(from, { revision, sentAt, leaseId, leaseSeconds: ports.leaseSeconds }, ports.clock.now()),
  );
  if (!taken?.publishing.wanted) return 'nothing to do';
  try {
    const done = await makeFiles(ports, taken, taken.publishing.wanted);
    const shown = await turn(ports, document_id, (from) => complete(from, done));
    if (shown) await tellGallery(ports.events, shown);
    return 'rendered';
  } catch (error) {
    if (!(error instanceof Unprintable)) {
      await turn(ports, document_id, (from) => giveUp(from, leaseId, ports.clock.now()));
      throw error;
    }
    await turn(ports, document_id, (from) => refuse(from, leaseId, error.message, ports.clock.now()));
    return 'refused';
  }
}

type Wanted = NonNullable<Publishing['wanted']>;

/** The document as it was frozen. */
export async function revisionOf(
  { documents }: Pick<Ports, 'documents'>,
  id: string,
  { revision, hash }: { revision: number; hash: string },
): Promise<HandoutDocument> {
  const document = await documents.revision(id, revision, hash);
  if (!document) throw new Error(`Revision ${revision} of ${id} is missing`);
  return document;
}

async function makeFiles(ports: Rendering, { id, owner }: Head, wanted: Wanted): Promise<Published> {
  const { files, clock } = ports;
  const document = await revisionOf(ports, id, wanted);
  const made = await renderAll(ports.renderer, document, await printSources(ports, owner, document));
  const named = namedFor(document);
  const put = (kind: FileKind, bytes: Uint8Array) =>
    files.put(fileKey(id, wanted, kind), bytes, CONTENT_TYPES[kind], downloadName(kind, named));
  const { student } = made;
  const game = document.entity_type === 'bingo' ? createPublishedGame(document) : null;
  await Promise.all([
    ...Object.entries(made).map(([kind, { pdf }]) => put(kind as FileKind, pdf)),
    student.thumbnail && put('thumbnail', student.thumbnail),
    game && put('game', new TextEncoder().encode(JSON.stringify(game))),
  ]);
  return publishedOf(document, wanted, {
    pages: student.pages,
    has_thumbnail: student.thumbnail !== null,
    has_large_print: document.large_print,
    has_key: made.key !== undefined,
    has_study: made.study !== undefined,
    has_game: game !== null,
    deck: deckOf(document),
    published_at: clock.now().toISOString(),
  });
}

/** The files of a document but for its picture: what it has no use for is not made. */
type Made = { readonly student: Rendered } & Partial<Record<FileKind, Rendered>>;

/** The sheets on the document's own paper, and what is looked at on the screen. All with the same pictures. */
async function renderAll(
  renderer: Rendering['renderer'],
  document: HandoutDocument,
  images: ReadonlyMap<string, PrintSource>,
): Promise<Made> {
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
  renderer: Rendering['renderer'],
  document: HandoutDocument,
  {
    thumbnail,
    ...on
  }: Pick<RenderRequest, 'paper' | 'thumbnail'> & { images: ReadonlyMap<string, PrintSource> },
): Promise<Made> {
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

function deckOf(document: HandoutDocument): Published['deck'] {
  if (document.entity_type !== 'flashcard') return null;
  const { page_setup, sides } = document;
  return { page_setup, sides: getPrintedSides(page_setup, sides), cards: countCards(document) };
}

function publishedOf(
  document: HandoutDocument,
  { revision, hash }: Wanted,
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
    slug: slugOf(toPlainText(document.title), filename),
    paper,
    is_private,
    subjects: subjects.map((subject) => (subject === 'Other' && subject_other ? subject_other : subject)),
    grade_levels,
  };
}

/** What its files are named by. */
export const namedFor = ({ filename, title }: HandoutDocument) => ({
  filename,
  title: toExcerpt(title, TITLE_LENGTH),
});

const TITLE_LENGTH = 300;
