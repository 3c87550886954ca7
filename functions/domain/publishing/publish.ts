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
import { consumeQuota } from '../access/quotas.ts';
import { toSavedDocument, toSaveReceipt } from '../documents/responses.ts';
import { createNextVersion, findRepeatedWrite, type SavePorts, type Write } from '../documents/save.ts';
import { lookUpPictures } from '../images/document-pictures.ts';
import { getEntitlements } from '../plans/entitlements.ts';
import { checkEntitlements } from '../plans/premium.ts';
import { notifyGallery } from '../publish-state/notify-gallery.ts';
import { isInProgress, requestPublish as requested, toPublishState } from '../publish-state/transitions.ts';

type FreezePorts = SavePorts & Pick<Ports, 'images' | 'icons' | 'plans' | 'events'>;
type PublishPorts = FreezePorts & Pick<Ports, 'users'>;
type PublishAnswer = SaveReceipt & { publish: PublishState };

/**
 * Freezes the revision that Make Printable's answers make, queues it, and says so on the bus. When the
 * bus does not take it the answer is the same: the sweeper sends the event again.
 */
export async function publishDocument(
  ports: PublishPorts,
  caller: Caller,
  write: Write,
  settings: PublishSettings,
): Promise<PublishAnswer> {
  const answer = await freeze(ports, caller, write, settings);
  await Promise.allSettled([
    ports.events.sendPublishRequested({ document_id: write.id, revision: answer.version }),
    ports.users.savePublishSettings(caller.id, settings),
  ]);
  return answer;
}

async function freeze(
  ports: FreezePorts,
  caller: Caller,
  write: Write,
  settings: PublishSettings,
): Promise<PublishAnswer> {
  const [found, member] = await Promise.all([
    ports.documents.read(write.id),
    ports.plans.findMember(caller.id),
  ]);
  const kept = authorizeStored(caller, 'publish', found);
  const { head } = kept;
  const request = `publish ${JSON.stringify(settings)}`;
  const before = await findRepeatedWrite(head, write.key, () => request);
  if (before) return toAnswer(before, head.publishing);
  const document = applyPublishSettings(kept.document, settings);
  const now = ports.clock.now();
  const save = await createNextVersion(head, write.key, document, now, request);
  const { missing, premium } = await lookUpPictures(ports, caller.id, document);
  const isPremium: IsPremiumImage = ({ id }) => premium.has(id);
  checkConflicts(kept, write, save);
  checkProblems(listPublishProblems(document, isPremium));
  checkProblems(missing);
  checkEntitlements(getEntitlements(member, now), document, isPremium);
  const { version, hash } = save.head;
  const next = requested(head.publishing, { revision: version, hash, is_private: document.is_private }, now);
  // One that starts from this version can succeed once: whatever it takes, it is one.
  await consumeQuota(ports, caller, 'publishes', `${write.id}/${write.base}/${write.key}`);
  if (await ports.documents.save({ ...save, frozen: true }, write.base, next)) {
    await notifyGallery(ports.events, { ...save.head, publishing: next });
    return toAnswer(toSaveReceipt(save.head), next);
  }
  // Another save was first, or a renderer took its turn meanwhile: a fresh look tells which.
  return freeze(ports, caller, write, settings);
}

/** A second click, or another copy, in this order. */
function checkConflicts(kept: StoredDocument, { base }: Write, { head }: NewVersion): void {
  const { publishing, version } = kept.head;
  if (isInProgress(publishing) && publishing.requested?.hash === head.hash)
    throw new ApiError('already_publishing');
  if (version !== base) throw new ApiError('version_conflict', { current: toSavedDocument(kept) });
}

function checkProblems(problems: readonly DocumentProblem[]): void {
  if (problems.length > 0) throw new ApiError('not_publishable', { problems });
}

const toAnswer = (receipt: SaveReceipt, publishing: Publishing): PublishAnswer => ({
  ...receipt,
  publish: toPublishState(publishing),
});

/** Where the document is on its way to a PDF. */
export async function readPublishState(
  { documents }: Pick<Ports, 'documents'>,
  caller: Caller,
  id: string,
): Promise<PublishState> {
  return toPublishState(authorize(caller, 'followPublishing', await documents.findHead(id)).publishing);
}

/** What the caller answered last in Make Printable; null before the first time. */
export const readPublishSettings = (
  { users }: Pick<Ports, 'users'>,
  caller: Caller,
): Promise<PublishSettings | null> => users.readPublishSettings(caller.id);
