import { omit } from 'es-toolkit';
import type { PublishedDocument } from '#shared/api/published-models.ts';
import { getOtherPaper } from '#shared/paper/sheet/page-sizes.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import { PUBLISHED_PARTS } from '../../records/publishing.ts';
import { authorize, isAllowed, toPresent } from '../access/policies.ts';
import { createSigner, NO_SHEETS, signSheets } from './sign-files.ts';

/** Fields about the files, which are no words of the published page. */
const HIDDEN = ['revision', 'hash', 'rendering', 'recipe', ...PUBLISHED_PARTS] as const;

/**
 * Returns everything that the published page shows, with signed URLs. The answer key is included only for
 * callers who may see it.
 */
export async function readPublished(
  ports: Pick<Ports, 'documents' | 'fileUrls' | 'clock'>,
  caller: Caller | null,
  id: string,
): Promise<PublishedDocument> {
  const found = authorize(caller, 'seePublished', await ports.documents.findHead(id));
  const head = toPresent(found, ports.clock.now());
  const { published, key_shared, key_shared_from } = head.publishing;
  if (!published) throw new ApiError('not_found');
  const { has_thumbnail, has_key, has_study, has_game, other_paper, paper } = published;
  const is_owner = caller?.id === head.owner;
  const sees = { key: has_key && isAllowed(caller, 'seeKey', head), classSet: is_owner };
  const sign = createSigner(ports, id, published);
  const others =
    other_paper?.state === 'ready'
      ? await signSheets(sign, published, sees, getOtherPaper(paper))
      : NO_SHEETS;
  return {
    ...omit(published, HIDDEN),
    id,
    entity_type: head.entity_type,
    author: null,
    is_owner,
    can_copy: isAllowed(caller, 'copy', head),
    has_changed: is_owner && head.hash !== published.hash,
    key_shared,
    key_shared_from,
    ...(await signSheets(sign, published, sees)),
    other_paper: { state: other_paper?.state ?? 'none', ...others },
    study_url: has_study ? await sign('study') : null,
    game_url: has_game ? await sign('game') : null,
    thumbnail_url: has_thumbnail ? await sign('thumbnail') : null,
  };
}
