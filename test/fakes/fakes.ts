import { omit, pick } from 'es-toolkit';
import { IdentityError } from '#functions/errors/identity-error.ts';
import type { Events } from '#functions/ports/events.ts';
import type { Accounts, Identity } from '#functions/ports/identity.ts';
import type { Picture } from '#functions/ports/images.ts';
import type { Mail } from '#functions/ports/mails.ts';
import type { CheckoutOrder, Member } from '#functions/ports/plans.ts';
import type { Ports } from '#functions/ports/ports.ts';
import type { GalleryRecord } from '#functions/records/gallery.ts';
import type { PlanRecord } from '#functions/records/plan.ts';
import type { PublishRequested } from '#shared/events/events.ts';
import { createDocuments, type DocumentRows } from './documents.ts';
import { createFederation } from './federation.ts';
import { createFiles, unsignedFileUrls } from './files.ts';
import { createFolders } from './folders.ts';
import { createGallery } from './gallery.ts';
import { acceptEveryPicture, createImageFiles, createImages, createUploads, oneIcon } from './images.ts';
import { createKept } from './kept-items.ts';
import { createPaymentEvents, createPayments, type FakeSubscription } from './payments.ts';
import { createMeter, createQuotas } from './quotas.ts';
import { createRenderer } from './rendering.ts';
import { createSecurity } from './security.ts';
import { createHelpRequests, createNotices } from './site.ts';
import { createClock, createIds } from './system.ts';
import {
  createAccountDeletions,
  createLogins,
  createMemberSetter,
  createPlans,
  createRefusal,
  createUserRows,
  createUsers,
  type DeletionRows,
} from './users.ts';

/** All ports in memory. Tests can look at what is stored and move the clock. */
export interface Fakes extends Ports {
  readonly storedDocuments: DocumentRows['documents'];
  readonly revisions: DocumentRows['revisions'];
  /** The bucket of published files. */
  readonly storedFiles: Map<string, Uint8Array>;
  /** The bucket of pictures. */
  readonly storedPictures: Map<string, Picture>;
  /** What browsers have sent and is no picture yet, by its key. */
  readonly sentPictures: Map<string, Picture>;
  readonly storedPlans: Map<string, PlanRecord>;
  /** Events on the bus that no renderer has taken yet. */
  readonly publishRequests: PublishRequested[];
  /** Ids of the documents in DocumentPublished and DocumentUnpublished events, in order. */
  readonly galleryChanges: string[];
  readonly galleryEntries: Map<string, GalleryRecord>;
  readonly trackedEvents: Parameters<Ports['tracking']['record']>[0][];
  readonly subscriptions: Map<string, FakeSubscription>;
  readonly orders: CheckoutOrder[];
  readonly sentMails: Mail[];
  /** Gives a user a profile with this role and plan. */
  setMember(userId: string, member: Member): void;
  /** Failures of best-effort calls. */
  /** The seconds that each published document waited for its PDF. */
  readonly waits: number[];
  /** The seconds that the oldest of each sweep had waited, by the sweep's name. */
  readonly oldestDue: Map<string, number>;
  readonly reportedFailures: { readonly name: string; readonly error: unknown }[];
  advanceClock(milliseconds: number): void;
}

/** Creates all ports in memory; `parts` replaces some of them. */
export function createFakes(parts: Partial<Ports> = {}): Fakes {
  const rows: DocumentRows = { documents: new Map(), revisions: new Map() };
  const storedFiles: Fakes['storedFiles'] = new Map();
  const storedPictures: Fakes['storedPictures'] = new Map();
  const sentPictures: Fakes['sentPictures'] = new Map();
  const galleryEntries: Fakes['galleryEntries'] = new Map();
  const publishRequests: PublishRequested[] = [];
  const galleryChanges: string[] = [];
  const trackedEvents: Fakes['trackedEvents'] = [];
  const subscriptions: Fakes['subscriptions'] = new Map();
  const orders: CheckoutOrder[] = [];
  const reportedFailures: Fakes['reportedFailures'] = [];
  const waits: Fakes['waits'] = [];
  const oldestDue: Fakes['oldestDue'] = new Map();
  const userRows = createUserRows();
  const images = createImages();
  const quotas = createQuotas();
  const deletions: DeletionRows = new Map();
  const refuseDeleted = createRefusal(deletions);
  const folders = createFolders(refuseDeleted);
  const kept = createKept(refuseDeleted);
  const security = createSecurity();
  const sentMails: Mail[] = [];
  const { clock, advanceClock } = createClock();
  return {
    storedDocuments: rows.documents,
    revisions: rows.revisions,
    storedPlans: userRows.plans,
    ...{
      storedFiles,
      storedPictures,
      sentPictures,
      galleryEntries,
      publishRequests,
      galleryChanges,
      trackedEvents,
    },
    ...{ subscriptions, orders, clock, advanceClock, images, quotas, folders },
    tries: createQuotas(),
    renderMeter: createMeter(),
    setMember: createMemberSetter(userRows),
    documents: createDocuments(rows, clock, refuseDeleted),
    users: createUsers(userRows, refuseDeleted),
    plans: createPlans(userRows),
    accountDeletions: createAccountDeletions(deletions, (userId) => {
      for (const map of Object.values(userRows)) map.delete(userId);
      images.eraseRows(userId);
      quotas.eraseRows(userId);
      folders.eraseRows(userId);
      kept.eraseRows(userId);
      security.eraseRows(userId);
    }),
    identity: refuseEverybody,
    accounts: everyAccount,
    logins: createLogins(),
    ...omit(security, ['eraseRows']),
    ...omit(kept, ['eraseRows']),
    sentMails,
    mails: { isOn: true, send: async (mail) => void sentMails.push(mail) },
    ...pick(createFederation(), ['federation', 'links']),
    events: createEvents(publishRequests, galleryChanges),
    gallery: createGallery(galleryEntries),
    helpRequests: createHelpRequests(),
    notices: createNotices(),
    tracking: { record: (event) => void trackedEvents.push(event) },
    files: createFiles(storedFiles),
    fileUrls: unsignedFileUrls,
    imageFiles: createImageFiles(storedPictures),
    uploads: createUploads(sentPictures),
    icons: { ...oneIcon },
    pictures: { ...acceptEveryPicture },
    payments: createPayments(subscriptions, orders),
    paymentEvents: createPaymentEvents(),
    prices: { currency: 'usd', monthly: 600, yearly: 4800 },
    renderer: createRenderer(),
    site: 'https://handout.example',
    ids: createIds(),
    reportedFailures,
    waits,
    oldestDue,
    monitor: {
      reportOldestDue: (name, seconds) => void oldestDue.set(name, seconds),
      reportFailure: (name, error) => void reportedFailures.push({ name, error }),
      reportPublished: (seconds) => void waits.push(seconds),
    },
    pdfSeconds: 25,
    renderSeconds: 90,
    leaseSeconds: 150,
    lostAfterSeconds: 60,
    ...parts,
  };
}

/** Finds an account under every id. */
const everyAccount: Accounts = {
  find: async (name) => ({ id: name, email: `${name}@example.org` }),
  remove: async () => undefined,
  hasTwoStep: async () => false,
  endTwoStep: async () => undefined,
  signOut: async () => undefined,
};

const createEvents = (publishRequests: PublishRequested[], galleryChanges: string[]): Events => ({
  sendPublishRequested: async (detail) => void publishRequests.push(detail),
  sendDocumentPublished: async ({ document_id }) => void galleryChanges.push(document_id),
  sendDocumentUnpublished: async ({ document_id }) => void galleryChanges.push(document_id),
  sendAccountDeletionRequested: async () => undefined,
});

const refuse = async (): Promise<never> => {
  throw new IdentityError('wrong_password');
};
const refuseEverybody: Identity = {
  signUp: refuse,
  confirm: refuse,
  resendCode: refuse,
  logIn: refuse,
  refresh: refuse,
  revoke: refuse,
  sendResetCode: refuse,
  resetPassword: refuse,
  revokeAll: refuse,
  startTwoStep: refuse,
  confirmTwoStep: refuse,
};
