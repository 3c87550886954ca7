import { getKind, type HandoutDocument } from '#shared/document/document.ts';
import type { PublishRequested } from '#shared/events/events.ts';
import { toExcerpt, toPlainText } from '#shared/text/plain-text.ts';
import { RenderTimeout } from '../../errors/render-timeout.ts';
import { UnprintableError } from '../../errors/unprintable-error.ts';
import type { PrintSource } from '../../ports/images.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Rendered, RenderRequest } from '../../ports/rendering.ts';
import type { Head } from '../../records/document.ts';
import type { Published, Publishing } from '../../records/publishing.ts';
import { findPrintSources } from '../images/document-pictures.ts';
import {
  CONTENT_TYPES,
  type FileKind,
  isOlderFile,
  toDownloadName,
  toFileKey,
} from '../publish-state/file-keys.ts';
import { notifyGallery } from '../publish-state/notify-gallery.ts';
import { completeRender, failAttempt, failPermanently, takeLease } from '../publish-state/transitions.ts';
import { updatePublishState } from '../publish-state/update-publish-state.ts';
import { bestEffort } from '../reliability/best-effort.ts';
import { toSlug } from './slug.ts';

export type RenderPorts = Pick<
  Ports,
  | 'documents'
  | 'images'
  | 'imageFiles'
  | 'files'
  | 'events'
  | 'monitor'
  | 'renderer'
  | 'clock'
  | 'ids'
  | 'leaseSeconds'
>;

/**
 * The result of a queue message. `nothing to do`: rendered already, replaced by a newer revision, deleted, or leased by
 * another renderer. `refused`: the document can never be printed, and its publish state says why.
 */
export type RenderOutcome = 'rendered' | 'refused' | 'nothing to do';

/**
 * Renders the files of a frozen revision, then publishes it. Safe to repeat, reorder and kill: a revision always has
 * the same file names, and the published revision only grows. Throws what the renderer throws, after the revision
 * was requeued or has failed.
 */
export async function renderDocument(
  ports: RenderPorts,
  { document_id: id, revision }: PublishRequested,
  sentAt: Date,
): Promise<RenderOutcome> {
  const { clock, ids, leaseSeconds } = ports;
  const leaseId = ids.generate();
  const leased = await updatePublishState(ports, id, (from) =>
    takeLease(from, { revision, sentAt, leaseId, leaseSeconds }, clock.now()),
  );
  if (!leased?.publishing.requested) return 'nothing to do';
  try {
    const done = await makeFiles(ports, leased, leased.publishing.requested);
    const published = await updatePublishState(ports, id, (from) => completeRender(from, done));
    if (published) {
      ports.monitor.reportPublished((clock.now().getTime() - sentAt.getTime()) / 1000);
      await notifyGallery(ports, published);
      await bestEffort(ports, 'remove superseded files', removeSuperseded(ports, leased));
    }
    return 'rendered';
  } catch (error) {
    const reason = findFinalReason(error, leased.publishing.requested);
    if (reason === null) {
      await updatePublishState(ports, id, (from) => failAttempt(from, leaseId, clock.now()));
      throw error;
    }
    await updatePublishState(ports, id, (from) => failPermanently(from, leaseId, reason, clock.now()));
    return 'refused';
  }
}

/**
 * Removes the files of revisions before the one that was published until now. That one's stay until the next publish:
 * readers who have its page open hold signed addresses of them. A removal that fails is made up for by the next one.
 */
async function removeSuperseded({ files }: RenderPorts, { id, publishing }: Head): Promise<void> {
  const before = publishing.published?.revision;
  if (before !== undefined) await files.removeWhere(`published/${id}/`, (key) => isOlderFile(key, before));
}

type RequestedRevision = NonNullable<Publishing['requested']>;

const TOO_SLOW = 'This takes too long to print. Please make it shorter, or split it into several documents.';

/**
 * Returns why no further attempt could print, in words for the owner; null where one may. The first time-out may be a
 * busy machine's; a third attempt would only keep others waiting.
 */
function findFinalReason(error: unknown, { attempts }: RequestedRevision): string | null {
  if (error instanceof UnprintableError) return error.message;
  return error instanceof RenderTimeout && attempts > 1 ? TOO_SLOW : null;
}

/** Reads a frozen revision; throws when it is missing. */
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
  requested: RequestedRevision,
): Promise<Omit<Published, 'link_shared'>> {
  const { files, clock } = ports;
  const document = await readFrozen(ports, id, requested);
  const rendered = await renderAll(ports.renderer, document, await findPrintSources(ports, owner, document));
  const names = toNames(document);
  const put = (kind: FileKind, bytes: Uint8Array) =>
    files.put(toFileKey(id, requested, kind), bytes, CONTENT_TYPES[kind], toDownloadName(kind, names));
  const { student } = rendered;
  const kind = getKind(document);
  const game = kind.createPublishedGame?.(document) ?? null;
  await Promise.all([
    ...Object.entries(rendered).map(([kind, { pdf }]) => put(kind as FileKind, pdf)),
    student.thumbnail && put('thumbnail', student.thumbnail),
    game && put('game', new TextEncoder().encode(JSON.stringify(game))),
  ]);
  return toPublished(document, requested, {
    pages: student.pages,
    has_thumbnail: student.thumbnail !== null,
    has_large_print: document.large_print,
    has_key: rendered.key !== undefined,
    has_study: rendered.study !== undefined,
    has_game: game !== null,
    deck: kind.describeDeck?.(document) ?? null,
    published_at: clock.now().toISOString(),
  });
}

/** The PDFs of a document. A kind of file that the document has no use for is absent. */
type RenderedFiles = { readonly student: Rendered } & Partial<Record<FileKind, Rendered>>;

/** Renders the sheets on the document's own paper, and the copy for the screen if its kind has one. */
async function renderAll(
  renderer: RenderPorts['renderer'],
  document: HandoutDocument,
  images: ReadonlyMap<string, PrintSource>,
): Promise<RenderedFiles> {
  const { paper } = document;
  const sheets = await renderSheets(renderer, document, { paper, images, thumbnail: true });
  const screenCopy = getKind(document).createScreenCopy?.(document);
  if (!screenCopy) return sheets;
  const request = { document: screenCopy, paper, answerKey: false, large: false, thumbnail: false, images };
  return { ...sheets, study: await renderer.render(request) };
}

/** Renders the student's sheets, the answer key if the kind has one, and both in large print if requested. */
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
  const hasKey = getKind(document).hasAnswerKey;
  return {
    student,
    ...(hasKey && { key: await render(true, false) }),
    ...(document.large_print && { large: await render(false, true) }),
    ...(hasKey && document.large_print && { large_key: await render(true, true) }),
  };
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
): Omit<Published, 'link_shared'> {
  const { paper, is_private, grade_levels, subjects, subject_other } = document;
  const { filename, title } = toNames(document);
  return {
    ...made,
    other_paper: null,
    revision,
    hash,
    title,
    filename,
    slug: toSlug(toPlainText(document.title), filename),
    paper,
    is_private,
    subjects: subjects.map((subject) => (subject === 'Other' && subject_other ? subject_other : subject)),
    grade_levels,
  };
}

/** In characters. */
const TITLE_LENGTH = 300;

/** Returns the names from which downloads take theirs, as plain text. */
export const toNames = ({ filename, title }: HandoutDocument) => ({
  filename,
  title: toExcerpt(title, TITLE_LENGTH),
});
