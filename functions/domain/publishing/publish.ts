import type { PublishSettings, PublishState, SaveReceipt } from '#shared/api/models.ts';
import type { IsPremiumImage } from '#shared/document/pictures.ts';
import { applyPublishSettings, listPublishProblems } from '#shared/document/publish-problems.ts';
import type { DocumentProblem } from '#shared/vocabulary/problem.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { NewVersion, StoredDocument } from '../../ports/documents.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Publishing } from '../../records/publishing.ts';
import { authorize, authorizeStored } from '../access/policies.ts';
import { consumeQuota, PREMIUM_TIMES } from '../access/quotas.ts';
import { checkRenderQuota } from '../access/render-quota.ts';
import { toSavedDocument, toSaveReceipt } from '../documents/responses.ts';
import { createNextVersion, findRepeatedWrite, type Write } from '../documents/revisions.ts';
import { lookUpPictures } from '../images/document-pictures.ts';
import { getEntitlements } from '../plans/entitlements.ts';
import { checkEntitlements } from '../plans/premium.ts';
import { notifyGallery } from '../publish-state/notify-gallery.ts';
import { isInProgress, requestPublish, toPublishState } from '../publish-state/transitions.ts';
import { bestEffort } from '../reliability/best-effort.ts';
import { CONFLICT, retryOnConflict } from '../reliability/retry.ts';

type FreezePorts = Pick<
  Ports,
  'documents' | 'quotas' | 'renderMeter' | 'clock' | 'images' | 'icons' | 'plans' | 'events' | 'monitor'
>;
type PublishAnswer = SaveReceipt & { publish: PublishState };

/**
 * Freezes a revision with the answers of Make Printable, queues it, and sends the event. The answer is the same when
 * the bus does not take the event: the sweeper sends it again.
 */
export async function publishDocument(
  ports: FreezePorts & Pick<Ports, 'users'>,
  caller: Caller,
  write: Write,
  settings: PublishSettings,
): Promise<PublishAnswer> {
  const answer = await retryOnConflict(ports, () => freeze(ports, caller, write, settings));
  const detail = { document_id: write.id, revision: answer.version, owner_id: answer.user_id };
  await Promise.all([
    bestEffort(ports, 'request-publish', ports.events.sendPublishRequested(detail)),
    bestEffort(ports, 'save-publish-settings', ports.users.savePublishSettings(caller.id, settings)),
  ]);
  return answer;
}

async function freeze(
  ports: FreezePorts,
  caller: Caller,
  write: Write,
  settings: PublishSettings,
): Promise<PublishAnswer | typeof CONFLICT> {
  const [found, member] = await Promise.all([
    ports.documents.read(write.id),
    ports.plans.findMember(caller.id),
  ]);
  const stored = authorizeStored(caller, 'publish', found);
  const { head } = stored;
  const request = `publish ${JSON.stringify(settings)}`;
  const before = await findRepeatedWrite(head, write.key, () => request);
  if (before) return toAnswer(before, head.publishing);
  const document = applyPublishSettings(stored.document, settings);
  const now = ports.clock.now();
  const version = await createNextVersion(head, write.key, document, now, request);
  const { missing, premium } = await lookUpPictures(ports, caller.id, document);
  const isPremium: IsPremiumImage = ({ id }) => premium.has(id);
  checkConflicts(stored, write, version);
  checkProblems(listPublishProblems(document, isPremium));
  checkProblems(missing);
  const entitlements = getEntitlements(member, now);
  checkEntitlements(entitlements, document, isPremium);
  await checkRenderQuota(ports, caller.id, entitlements.premium);
  const { version: revision, hash } = version.head;
  const { is_private } = document;
  const link_shared = is_private === 1 && settings.link_shared === true;
  const next = requestPublish(head.publishing, { revision, hash, is_private, link_shared }, now);
  // A publish from one version succeeds at most once, so that all its attempts count as one use.
  const bytes = await ports.documents.weigh(version);
  const use = { name: `${write.id}/${write.base}/${write.key}`, bytes };
  await consumeQuota(ports, caller, 'publishes', use, entitlements.premium ? PREMIUM_TIMES : 1);
  if (!(await ports.documents.save({ ...version, frozen: true }, write.base, next))) return CONFLICT;
  await notifyGallery(ports, { ...version.head, publishing: next });
  return toAnswer(toSaveReceipt(version.head), next);
}

/** Throws for a second click on the same content, then for an outdated base. */
function checkConflicts(stored: StoredDocument, { base }: Write, { head }: NewVersion): void {
  const { publishing, version } = stored.head;
  if (isInProgress(publishing) && publishing.requested?.hash === head.hash)
    throw new ApiError('already_publishing');
  if (version !== base) throw new ApiError('version_conflict', { current: toSavedDocument(stored) });
}

function checkProblems(problems: readonly DocumentProblem[]): void {
  if (problems.length > 0) throw new ApiError('not_publishable', { problems });
}

const toAnswer = (receipt: SaveReceipt, publishing: Publishing): PublishAnswer => ({
  ...receipt,
  publish: toPublishState(publishing),
});

/** Returns the publish state of the caller's document. */
export async function readPublishState(
  { documents }: Pick<Ports, 'documents'>,
  caller: Caller,
  id: string,
): Promise<PublishState> {
  return toPublishState(authorize(caller, 'followPublishing', await documents.findHead(id)).publishing);
}

/** Returns the caller's last answers in Make Printable; null before the first time. */
export const readPublishSettings = (
  { users }: Pick<Ports, 'users'>,
  caller: Caller,
): Promise<PublishSettings | null> => users.readPublishSettings(caller.id);
