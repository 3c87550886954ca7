import type { PublishedDocument } from '#shared/api/published-models.ts';
import type { PublishRequested } from '#shared/events/events.ts';
import { getOtherPaper } from '#shared/paper/sheet/page-sizes.ts';
import { Unprintable } from '../../errors/unprintable-error.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import { authorize } from '../access/policies.ts';
import { printSources } from '../images/document-pictures.ts';
import { CONTENT_TYPES, downloadName, type FileKind, fileKey } from '../publish-state/file-keys.ts';
import { askForOtherPaper, endOtherPaper } from '../publish-state/transitions.ts';
import { turn } from '../publish-state/update-publish-state.ts';
import { namedFor, type Outcome, type Rendering, renderSheets, revisionOf } from './render.ts';

/** A document is published on its own paper; the other one is made the first time that somebody wants it. */

type Asking = Pick<Ports, 'documents' | 'events' | 'clock'>;

/**
 * Has the published sheets made on the other paper, unless they are or will be. Where the bus does not take it, or a
 * renderer gives up, it can be asked for again some minutes later.
 */
export async function askOtherPaper(
  { documents, events, clock }: Asking,
  caller: Caller | null,
  id: string,
): Promise<Pick<PublishedDocument['other_paper'], 'state'>> {
  const before = authorize(caller, 'seePublished', await documents.find(id));
  const after = await turn({ documents }, id, (from) => askForOtherPaper(from, clock.now()));
  const { published } = (after ?? before).publishing;
  if (after && published)
    await events
      .publishRequested({ document_id: id, revision: published.revision, other_paper: true })
      .catch(() => undefined);
  return { state: published?.other_paper?.state ?? 'none' };
}

/**
 * Makes the files, then says that they are there. Twice is no harm: the same revision has the same names. Throws what
 * the rendering threw, so that its message comes back.
 */
export async function renderOtherPaper(
  ports: Rendering,
  { document_id: id, revision }: PublishRequested,
): Promise<Outcome> {
  const { documents, clock } = ports;
  const head = await documents.find(id);
  const published = head?.deleted_at === null ? head.publishing.published : null;
  if (!head || published?.revision !== revision || published.other_paper?.state === 'ready')
    return 'nothing to do';
  const end = (state: 'ready' | 'failed') =>
    turn(ports, id, (from) => endOtherPaper(from, revision, state, clock.now()));
  try {
    await makeSheets(ports, id, head.owner, published);
    await end('ready');
    return 'rendered';
  } catch (error) {
    if (!(error instanceof Unprintable)) throw error;
    await end('failed');
    return 'refused';
  }
}

async function makeSheets(
  ports: Rendering,
  id: string,
  owner: string,
  frozen: { revision: number; hash: string },
): Promise<void> {
  const document = await revisionOf(ports, id, frozen);
  const paper = getOtherPaper(document.paper);
  const images = await printSources(ports, owner, document);
  const made = await renderSheets(ports.renderer, document, { paper, images, thumbnail: false });
  const put = (kind: FileKind, pdf: Uint8Array) =>
    ports.files.put(
      fileKey(id, frozen, kind, paper),
      pdf,
      CONTENT_TYPES[kind],
      downloadName(kind, namedFor(document), paper),
    );
  await Promise.all(Object.entries(made).map(([kind, { pdf }]) => put(kind as FileKind, pdf)));
}
