import type { PublishedDocument } from '#shared/api/published-models.ts';
import { getOtherPaper } from '#shared/paper/sheet/page-sizes.ts';
import type { PaperSize } from '#shared/vocabulary/papers.ts';
import { VERSION_LETTERS } from '#shared/vocabulary/version-letter.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Head } from '../../records/document.ts';
import { authorize, isAllowed, toPresent } from '../access/policies.ts';
import { type FileKind, toFileKey } from '../publish-state/file-keys.ts';

/**
 * Returns everything that the published page shows, with signed URLs. The answer key is included only for
 * callers who may see it.
 */
export async function readPublished(
  { documents, fileUrls, clock }: Pick<Ports, 'documents' | 'fileUrls' | 'clock'>,
  caller: Caller | null,
  id: string,
): Promise<PublishedDocument> {
  const head = toPresent(authorize(caller, 'seePublished', await documents.findHead(id)), clock.now());
  const { published } = head.publishing;
  if (!published) throw new ApiError('not_found');
  const {
    revision: _,
    rendering: __,
    recipe: ___,
    hash,
    has_thumbnail,
    has_large_print,
    has_key,
    has_study,
    has_game,
    separate_versions,
    has_class_set,
    other_paper,
    ...facts
  } = published;
  const seesKey = has_key && isAllowed(caller, 'seeKey', head);
  const signUrl = (kind: FileKind) => fileUrls.sign(toFileKey(id, published, kind));
  const signSheets = async (paper?: PaperSize) => {
    const signSheet = (kind: FileKind) => fileUrls.sign(toFileKey(id, published, kind, paper));
    return {
      pdf_url: await signSheet('student'),
      key_url: seesKey ? await signSheet('key') : null,
      large_pdf_url: has_large_print ? await signSheet('large') : null,
      large_key_url: has_large_print && seesKey ? await signSheet('large_key') : null,
      versions: await Promise.all(
        VERSION_LETTERS.slice(0, separate_versions).map(async (letter) => ({
          letter,
          pdf_url: await signSheet(`student ${letter}`),
          key_url: seesKey ? await signSheet(`key ${letter}`) : null,
        })),
      ),
      // The class set has the names of pupils, so its owner alone gets the address.
      class_url: has_class_set && isOwner(caller, head) ? await signSheet('class') : null,
    };
  };
  const isOnBoth = other_paper?.state === 'ready';
  return {
    ...facts,
    id,
    entity_type: head.entity_type,
    author: null,
    is_owner: isOwner(caller, head),
    can_copy: isAllowed(caller, 'copy', head),
    has_changed: isOwner(caller, head) && head.hash !== hash,
    key_shared: head.publishing.key_shared,
    key_shared_from: head.publishing.key_shared_from,
    ...(await signSheets()),
    other_paper: {
      state: other_paper?.state ?? 'none',
      ...(isOnBoth ? await signSheets(getOtherPaper(published.paper)) : NOT_MADE),
    },
    study_url: has_study ? await signUrl('study') : null,
    game_url: has_game ? await signUrl('game') : null,
    thumbnail_url: has_thumbnail ? await signUrl('thumbnail') : null,
  };
}

const NOT_MADE = {
  pdf_url: null,
  key_url: null,
  large_pdf_url: null,
  large_key_url: null,
  versions: [],
  class_url: null,
};

const isOwner = (caller: Caller | null, head: Head): boolean => caller?.id === head.owner;
