import { createHash, randomUUID } from 'node:crypto';
import type { RouteName } from '#shared/api/routes.ts';
import type { ApiRequest } from './an-api.ts';
import { aWorksheet } from './builders.ts';

/** A picture of one pixel. */
export const PIXEL = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);
const getChecksum = (file: Uint8Array) => createHash('sha256').update(file).digest('base64');
const announced = { type: 'image/png', bytes: PIXEL.byteLength, checksum: getChecksum(PIXEL) };
const settings = { is_private: 0, subjects: ['Math'], subject_other: '', grade_levels: ['K'] };
/** Somebody else each time: the tries for one account are counted. */
const someone = () => ({ email: `${randomUUID()}@example.org`, password: 'a long secret' });

const createKeyHeaders = () => ({ 'idempotency-key': randomUUID() });

/** What the requests are about. */
interface Subject {
  readonly id: string;
  readonly version: number;
  /** The hash of the version. */
  readonly hash?: string;
  /** An upload that has arrived. */
  readonly upload?: string;
}

/** For each route a request that is good but for who sends it; the compiler names the route that was forgotten. */
export function createRequests({
  id,
  version,
  hash = '0'.repeat(64),
  upload = 'none',
}: Subject): Record<RouteName, () => ApiRequest> {
  const params = { id };
  const revision = `${version}-${hash}`;
  const versioned = () => ({ ...createKeyHeaders(), 'if-match': `"${version}"` });
  const one = () => ({ params });
  const plain = () => ({});
  return {
    signUp: () => ({ body: someone() }),
    confirmSignUp: () => ({ body: { ...someone(), code: '123456' } }),
    resendCode: () => ({ body: { email: someone().email } }),
    logIn: () => ({ body: someone() }),
    refreshSession: plain,
    listProviders: plain,
    startSignIn: () => ({ params: { provider: 'google' } }),
    finishSignIn: () => ({ query: { code: 'x', state: 'y' } }),
    logOut: plain,
    forgotPassword: () => ({ body: { email: someone().email } }),
    resetPassword: () => ({ body: { ...someone(), code: '123456' } }),
    logOutEverywhere: plain,
    initializeUser: plain,
    updateUser: () => ({ body: { onboarded: true } }),
    exportAccount: plain,
    readSecurity: plain,
    endSession: () => ({ params: { session: 'another' } }),
    startEmailChange: () => ({ body: { email: someone().email, password: 'a long secret' } }),
    confirmEmailChange: () => ({ body: { code: '123456' } }),
    startTwoStep: () => ({ body: { password: 'a long secret' } }),
    confirmTwoStep: () => ({ body: { password: 'a long secret', code: '123456' } }),
    endTwoStep: () => ({ body: { password: 'a long secret' } }),
    renewRecoveryCodes: () => ({ body: { password: 'another secret', code: '123456' } }),
    // Not the account's own address: whoever may ask is asked for it, and nobody's account goes.
    deleteAccount: () => ({ body: { email: someone().email } }),
    createDocument: () => ({ headers: createKeyHeaders(), body: { document: aWorksheet() } }),
    listDocuments: plain,
    listDocumentWords: plain,
    readDocument: one,
    updateDocument: () => ({
      params,
      headers: versioned(),
      body: { document: aWorksheet({ title: 'New' }) },
    }),
    renameDocument: () => ({ params, headers: versioned(), body: { filename: 'New' } }),
    listRevisions: one,
    readRevision: () => ({ params: { id, revision } }),
    nameRevision: () => ({ params: { id, revision }, body: { name: 'First draft' } }),
    copyDocument: () => ({ params, headers: createKeyHeaders() }),
    deleteDocument: one,
    restoreDocument: one,
    listTrash: plain,
    eraseDocument: one,
    publishDocument: () => ({ params, headers: versioned(), body: settings }),
    unpublishDocument: one,
    republishDocument: one,
    shareKey: () => ({ params, body: { shared: true } }),
    shareLink: () => ({ params, body: { shared: true } }),
    listFolders: plain,
    saveFolder: () => ({ params: { folder: 'year-4' }, body: { name: 'Year 4' } }),
    deleteFolder: () => ({ params: { folder: 'year-4' } }),
    moveToFolder: () => ({ params, body: { folder: null } }),
    listKeptItems: plain,
    keepItem: () => ({
      params: { kept: randomUUID() },
      headers: { ...createKeyHeaders(), 'if-match': '"0"' },
      body: { name: 'Rain', subject: 'Science', grade: '4', tags: ['water'], content: aWorksheet() },
    }),
    removeKeptItem: () => ({ params: { kept: 'gone' } }),
    listKeptShares: plain,
    shareKeptItems: () => ({ headers: createKeyHeaders(), body: { kept: null } }),
    endKeptShare: () => ({ params: { share: 'gone' } }),
    readSharedItems: () => ({ params: { share: 'none' } }),
    copySharedItems: () => ({ params: { share: 'none' }, body: { kept: ['one'] } }),
    readPremium: one,
    readPlan: plain,
    readPrices: plain,
    changePlan: () => ({ body: { cancels: true } }),
    startCheckout: () => ({ headers: createKeyHeaders(), body: { interval: 'monthly', document_id: null } }),
    payAgain: plain,
    takePaymentEvent: () => ({ body: {} }),
    readPublishState: one,
    readPublishSettings: plain,
    readPublished: one,
    askOtherPaper: one,
    listGallery: () => ({ query: { kind: 'worksheet', words: 'water' } }),
    searchIcons: () => ({ query: { query: 'star' } }),
    downloadIcon: () => ({ params: { icon: '2B50' }, body: { color: '#B42318' } }),
    requestUpload: () => ({ headers: createKeyHeaders(), body: announced }),
    completeUpload: () => ({ params: { upload } }),
    readImages: () => ({ query: { ids: 'one,two' } }),
    recordEvent: () => ({ body: { name: 'page_left', document_id: id } }),
    sendHelpRequest: () => ({ body: { id: randomUUID(), message: 'How do I print two on a page?' } }),
    listHelpRequests: plain,
    closeHelpRequest: () => ({ params: { request: 'none' }, query: { sent_at: new Date().toISOString() } }),
    readMaintenance: plain,
    readPlannedMaintenance: plain,
    setMaintenance: () => ({ body: { maintenance: null } }),
  };
}
