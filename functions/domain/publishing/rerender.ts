import { getVersionLetter } from '#shared/vocabulary/version-letter.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Head } from '../../records/document.ts';
import { findShown, type Published, type PublishedParts } from '../../records/publishing.ts';
import { findDocumentId } from '../publish-state/file-keys.ts';
import { showMadeAnew } from '../publish-state/made-again.ts';
import { notifyGallery } from '../publish-state/notify-gallery.ts';
import { updatePublishState } from '../publish-state/update-publish-state.ts';
import { type MadeFiles, type MakePorts, makeFiles, makeOtherPaper } from './make-files.ts';
import { PRINT_RECIPE } from './recipe.ts';
import { removeIfErased } from './remove-if-erased.ts';
import { removeReplaced } from './remove-replaced.ts';
import type { RerenderRun } from './rerender-run.ts';

/**
 * Renders the files of what is published again, beside those that people see. One conditional write shows a
 * document's new files when all of them are made and checked. The head says which run made them, so that a run that
 * broke off goes on where it was, from its id alone.
 */

type RerenderPorts = MakePorts & Pick<Ports, 'events' | 'monitor'>;

/** The outcome for one document, as a line of the run's report. */
export interface RerenderResult {
  readonly document_id: string;
  /**
   * `up to date`: made by this run, or published since it began. `not published`: not any more, or erased. `failed`:
   * people still see the former files, and the same run can be started again.
   */
  readonly outcome: 'rendered' | 'would be rendered' | 'up to date' | 'not published' | 'failed';
  readonly revision?: number;
  /** The number of pages before and now. */
  readonly pages?: readonly [number, number];
  readonly warnings?: readonly string[];
  readonly reason?: string;
}

/** Renders the documents that the listed files belong to, one after another. Throws where the run is for another release. */
export async function rerenderListed(
  ports: RerenderPorts,
  run: RerenderRun,
  keys: readonly string[],
): Promise<RerenderResult[]> {
  checkRecipe(run);
  const results: RerenderResult[] = [];
  for (const id of new Set(keys.map(findDocumentId)))
    if (id !== undefined) results.push(await rerenderDocument(ports, run, id));
  return results;
}

/** Throws where this release prints by another recipe than the run is for. */
export function checkRecipe({ id, recipe }: RerenderRun): void {
  if (recipe === PRINT_RECIPE) return;
  throw new Error(`Run ${id} is for the print recipe ${recipe}, and this release prints by ${PRINT_RECIPE}.`);
}

/** How often a document that changes while it is rendered is tried. */
const TRIES = 3;

/** Renders one document for a run. Never throws: what went wrong is in the result. */
export async function rerenderDocument(
  ports: RerenderPorts,
  run: RerenderRun,
  document_id: string,
): Promise<RerenderResult> {
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const result = await tryOnce(ports, run, document_id);
      if (result) return { document_id, ...result };
    }
    return { document_id, outcome: 'failed', reason: 'It changed each time while it was rendered.' };
  } catch (error) {
    return { document_id, outcome: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

type Result = Omit<RerenderResult, 'document_id'>;

/** Renders the document once. Returns undefined when something else was shown by the time it was made. */
async function tryOnce(ports: RerenderPorts, run: RerenderRun, id: string): Promise<Result | undefined> {
  const head = await ports.documents.findHead(id);
  const shown = head?.deleted_at === null ? findShown(head.publishing) : null;
  if (!head || !shown) return { outcome: 'not published' };
  const { revision } = shown;
  if (!isDue(shown, run)) return { outcome: 'up to date', revision };
  if (run.isDry) return { outcome: 'would be rendered', revision };
  const { published, warnings } = await makeAll(ports, head, shown, run);
  const after = await updatePublishState(ports, id, (from) =>
    showMadeAnew(from, shown, published, ports.clock.now()),
  );
  if (!after) {
    await removeIfErased(ports, id);
    return;
  }
  await notifyGallery(ports, after);
  await removeReplaced(ports, id, { shown: published, before: shown });
  return { outcome: 'rendered', revision, pages: [shown.pages, published.pages], warnings };
}

/** Tells whether a run has to make these files. Those of an earlier recipe may be younger than the run. */
const isDue = (shown: Published, { id, recipe, startedAt }: RerenderRun): boolean =>
  shown.rendering !== id && (shown.recipe < recipe || shown.published_at < startedAt);

/** Makes the files of the run. Throws where one is missing that people have now. */
async function makeAll(
  ports: RerenderPorts,
  head: Head,
  shown: Published,
  run: RerenderRun,
): Promise<MadeFiles> {
  const { revision, hash } = shown;
  const set = { revision, hash, rendering: run.id };
  const made = await makeFiles(ports, head, set);
  const lost = listParts(shown).filter((part) => !listParts(made.published).includes(part));
  if (lost.length > 0) throw new Error(`The new files lack what people have now: ${lost.join(', ')}`);
  if (made.published.pages < 1) throw new Error('The new PDF has no page.');
  if (shown.other_paper?.state === 'ready') await makeOtherPaper(ports, head, set);
  return made;
}

/** The words for a file in a report; versions have a letter each. */
const PART_NAMES = {
  has_thumbnail: 'thumbnail',
  has_large_print: 'large print',
  has_key: 'answer key',
  has_study: 'copy for the screen',
  has_game: 'game',
  has_class_set: 'set of a class',
} as const satisfies Record<Exclude<keyof PublishedParts, 'separate_versions'>, string>;
const NAMED_PARTS = Object.keys(PART_NAMES) as (keyof typeof PART_NAMES)[];

const listParts = (made: PublishedParts): string[] => [
  ...NAMED_PARTS.filter((part) => made[part]).map((part) => PART_NAMES[part]),
  ...Array.from({ length: made.separate_versions }, (_, at) => `version ${getVersionLetter(at)}`),
];
