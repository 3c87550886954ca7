import type { HandoutDocument } from '#shared/document/document.ts';
import { getPublishedParts } from '#shared/document/published-parts.ts';
import { getOtherPaper } from '#shared/paper/sheet/page-sizes.ts';
import { toNameText } from '#shared/text/plain-text.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Head } from '../../records/document.ts';
import type { Published, PublishedParts } from '../../records/publishing.ts';
import type { FileSet } from '../publish-state/file-keys.ts';
import { type FrozenRevision, readFrozen, storeFile, storeSheets, toNames } from './frozen-revision.ts';
import { limitRenderer } from './limit-renderer.ts';
import { PRINT_RECIPE } from './recipe.ts';
import { countFurther, type RenderedFiles, renderAll, renderSheets } from './render-files.ts';
import { toSlug } from './slug.ts';

/** The ports that make the files of a frozen revision. */
export type MakePorts = Pick<
  Ports,
  'documents' | 'images' | 'imageFiles' | 'files' | 'renderer' | 'renderSeconds' | 'clock' | 'site'
>;

type Owned = Pick<Head, 'id' | 'owner'>;

/** A revision whose files are made, and the printer's warnings of the student's sheets. */
export interface MadeFiles {
  readonly published: Omit<Published, 'link_shared'>;
  readonly warnings: readonly string[];
}

/** Makes and stores all files of a revision on its own paper. */
export async function makeFiles(ports: MakePorts, owned: Owned, requested: FileSet): Promise<MadeFiles> {
  const frozen = await readFrozen(ports, owned, requested);
  const { document } = frozen;
  const rendered = await renderAll(limitRenderer(ports), document, frozen.on);
  const { createPublishedGame, describeDeck } = getPublishedParts(document);
  const game = createPublishedGame?.(document) ?? null;
  await Promise.all([storeSheets(ports, frozen, rendered), storeExtras(ports, frozen, rendered, game)]);
  const { pages, warnings } = rendered.student;
  const published = {
    ...describeDocument(document),
    ...describeParts(document, rendered, game !== null),
    pages,
    deck: describeDeck?.(document) ?? null,
    other_paper: null,
    revision: requested.revision,
    hash: requested.hash,
    rendering: requested.rendering ?? null,
    recipe: PRINT_RECIPE,
    published_at: ports.clock.now().toISOString(),
  };
  return { published, warnings };
}

/** Makes and stores the sheets of a revision on the paper that is not its own. */
export async function makeOtherPaper(ports: MakePorts, owned: Owned, set: FileSet): Promise<void> {
  const frozen = await readFrozen(ports, owned, set);
  const { document, on } = frozen;
  const paper = getOtherPaper(document.paper);
  const rendered = await renderSheets(limitRenderer(ports), document, { ...on, paper, thumbnail: false });
  await storeSheets(ports, frozen, rendered, paper);
}

/** Stores what a revision has once, whatever the paper: its thumbnail and its game. */
async function storeExtras(
  ports: Pick<Ports, 'files'>,
  frozen: FrozenRevision,
  { student: { thumbnail } }: RenderedFiles,
  game: object | null,
): Promise<void> {
  if (thumbnail) await storeFile(ports, frozen, { kind: 'thumbnail', bytes: thumbnail });
  if (!game) return;
  const bytes = new TextEncoder().encode(JSON.stringify(game));
  await storeFile(ports, frozen, { kind: 'game', bytes });
}

/** Says which files a revision has besides the student's sheets. */
const describeParts = (
  document: HandoutDocument,
  { student, key, study }: RenderedFiles,
  has_game: boolean,
): PublishedParts => ({
  has_thumbnail: student.thumbnail !== null,
  has_large_print: document.large_print,
  has_key: key !== undefined,
  has_study: study !== undefined,
  has_game,
  ...countFurther(document),
});

/** Returns what the published page shows of a document besides its files. */
function describeDocument(document: HandoutDocument) {
  const { paper, is_private, grade_levels, subjects, subject_other } = document;
  const names = toNames(document);
  return {
    ...names,
    slug: toSlug(toNameText(document.title), names.filename),
    paper,
    is_private,
    subjects: subjects.map((subject) => (subject === 'Other' && subject_other ? subject_other : subject)),
    grade_levels,
  };
}
