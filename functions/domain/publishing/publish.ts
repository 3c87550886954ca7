import type { PublishSettings, PublishState, SaveReceipt } from '#shared/api/models.ts';
import type { IsPremiumImage } from '#shared/document/pictures.ts';
import { applyPublishSettings, listPublishProblems } from '#shared/document/publish-problems.ts';
import type { DocumentProblem } from '#shared/vocabulary/problem.ts';
import { Refused } from '../../errors/api-error.ts';
import type { Kept, Save } from '../../ports/documents.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Publishing } from '../../records/publishing.ts';
import { authorize, authorizeKept } from '../access/policies.ts';
import { spend } from '../access/quotas.ts';
import { receiptOf, savedDocumentOf } from '../documents/responses.ts';
import { type Keeping, repeated, versionAfter, type Write } from '../documents/save.ts';
import { lookUpPictures } from '../images/document-pictures.ts';
import { entitlementsOf } from '../plans/entitlements.ts';
import { refuseUnpaid } from '../plans/premium.ts';
import { tellGallery } from '../publish-state/notify-gallery.ts';
import { isUnderWay, publishStateOf, request as requested } from '../publish-state/transitions.ts';

type Freezing = Keeping & Pick<Ports, 'images' | 'icons' | 'plans' | 'events'>;
type Asking = Freezing & Pick<Ports, 'users'>;
type Asked = SaveReceipt & { publish: PublishState };

/**
 * Freezes the revision that Make Printable's answers make, queues it, and says so on the bus. When the
 * bus does not take it the answer is the same: the sweeper sends the event again.
 */
export async function publishDocument(
  ports: Asking,
  caller: Caller,
  write: Write,
  settings: PublishSettings,
): Promise<Asked> {
  const answer = await freeze(ports, caller, write, settings);
  await Promise.allSettled([
    ports.events.publishRequested({ document_id: write.id, revision: answer.version }),
    ports.users.rememberPublishSettings(caller.id, settings),
  ]);
  return answer;
}

async function freeze(
  ports: Freezing,
  caller: Caller,
  write: Write,
  settings: PublishSettings,
): Promise<Asked> {
  const [found, member] = await Promise.all([ports.documents.read(write.id), ports.plans.member(caller.id)]);
  const kept = authorizeKept(caller, 'publish', found);
  const { head } = kept;
  const request = `publish ${JSON.stringify(settings)}`;
  const before = await repeated(head, write.key, () => request);
  if (before) return asked(before, head.publishing);
  const document = applyPublishSettings(kept.document, settings);
  const now = ports.clock.now();
  const save = await versionAfter(head, write.key, document, now, request);
  const { missing, premium } = await lookUpPictures(ports, caller.id, document);
  const isPremium: IsPremiumImage = ({ id }) => premium.has(id);
  refuseWhatStands(kept, write, save);
  refuse(listPublishProblems(document, isPremium));
  refuse(missing);
  refuseUnpaid(entitlementsOf(member, now), document, isPremium);
  const { version, hash } = save.head;
  const next = requested(head.publishing, { revision: version, hash, is_private: document.is_private }, now);
  // One that starts from this version can succeed once: whatever it takes, it is one.
  await spend(ports, caller, 'publishes', `${write.id}/${write.base}/${write.key}`);
  if (await ports.documents.save({ ...save, frozen: true }, write.base, next)) {
    await tellGallery(ports.events, { ...save.head, publishing: next });
    return asked(receiptOf(save.head), next);
  }
  // Another save was first, or a renderer took its turn meanwhile: a fresh look tells which.
  return freeze(ports, caller, write, settings);
}

/** A second click, or another copy, in this order. */
function refuseWhatStands(kept: Kept, { base }: Write, { head }: Save): void {
  const { publishing, version } = kept.head;
  if (isUnderWay(publishing) && publishing.wanted?.hash === head.hash)
    throw new Refused('already_publishing');
  if (version !== base) throw new Refused('version_conflict', { current: savedDocumentOf(kept) });
}

function refuse(problems: readonly DocumentProblem[]): void {
  if (problems.length > 0) throw new Refused('not_publishable', { problems });
}

const asked = (receipt: SaveReceipt, publishing: Publishing): Asked => ({
  ...receipt,
  publish: publishStateOf(publishing),
});

/** Where the document is on its way to a PDF. */
export async function readPublishState(
  { documents }: Pick<Ports, 'documents'>,
  caller: Caller,
  id: string,
): Promise<PublishState> {
  return publishStateOf(authorize(caller, 'followPublishing', await documents.find(id)).publishing);
}

/** What the caller answered last in Make Printable; null before the first time. */
export const readPublishSettings = (
  { users }: Pick<Ports, 'users'>,
  caller: Caller,
): Promise<PublishSettings | null> => users.publishSettings(caller.id);
