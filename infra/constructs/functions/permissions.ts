import { ROUTES, type Route, type RouteName } from '#shared/api/routes.ts';
import type { EVENTS } from '#shared/events/events.ts';

/** A permission of a handler, in words of the ports. `grants.ts` maps each to IAM actions and environment variables. */
export type Permission =
  /** The head of one document. */
  | 'documents:find'
  /** The content too, which may be in S3. */
  | 'documents:read'
  | 'documents:list'
  /** The saved versions of one document. */
  | 'documents:revisions'
  /** Documents that wait for a PDF. */
  | 'documents:queued'
  | 'documents:create'
  /** A further version: the revision's row, then the head. */
  | 'documents:save'
  /** The head's state only: deleted, restored, publishing. */
  | 'documents:change'
  | 'users:find'
  | 'users:create'
  | 'users:update'
  /** A user's role and plan. */
  | 'plans:find'
  | 'plans:write'
  /** The prices of the plans. */
  | 'prices'
  /** Stripe, which takes the money. */
  | 'payments'
  /** The events of Stripe that were handled. */
  | 'payments:events'
  /** The quotas that a user has used. */
  | 'quotas'
  /** The names that count towards a quota once. */
  | 'quotas:names'
  /** The seconds and bytes of an owner's PDFs, which the renderer counts. */
  | 'renders:count'
  | 'renders:read'
  /** The tries of people who are not signed in. */
  | 'tries'
  | 'folders:read'
  | 'folders:save'
  | 'folders:remove'
  /** The items and cards of a bank. */
  | 'kept:read'
  | 'kept:write'
  | 'kept:remove'
  /** The links to a bank. */
  | 'kept-shares:read'
  | 'kept-shares:list'
  | 'kept-shares:open'
  | 'kept-shares:close'
  | 'settings:read'
  | 'settings:write'
  /** Sign-up and login, by the secret of our client at the user pool. */
  | 'identity'
  /** The address of the site: a cookie of a session is set for it alone. */
  | 'origin'
  /** The user behind an account, read as an administrator. */
  | 'accounts'
  /** Tells of two-step sign-in of an account, and switches it off. */
  | 'accounts:two-step'
  /** Ends every session of an account. */
  | 'accounts:sign-out'
  /** The account that has an address. */
  | 'accounts:look-up'
  /** Gives an account another address, and removes a sign-up that nobody confirmed. */
  | 'accounts:address'
  | 'sessions:list'
  | 'sessions:write'
  | 'sessions:end'
  /** The browsers on which an account was signed in. */
  | 'devices'
  | 'email-change:find'
  | 'email-change:start'
  | 'email-change:finish'
  | 'recovery:count'
  | 'recovery:use'
  | 'recovery:replace'
  /** Mails from the stage's sender. */
  | 'mails'
  /** Every user of the pool, to copy them. */
  | 'accounts:list'
  /** Copies of the user pool. */
  | 'copies:write'
  /** The deletion of an account. */
  | 'accounts:remove'
  /** The providers that people may sign in with in addition to address and password. */
  | 'providers'
  /** The users of the pool, to link identities of other providers to them. */
  | 'accounts:link'
  /** The user pool's public keys. */
  | 'tokens'
  | 'events'
  /** The private key that signs addresses of users' files; only CloudFront reads the files. */
  | 'published:sign'
  | 'published:write'
  /** The files of a document that is gone, or of revisions that newer ones have replaced. */
  | 'published:erase'
  /** The rows of a user's pictures. */
  | 'images:find'
  | 'images:create'
  /** Pictures that nobody has checked for long, to check them again or to remove them. */
  | 'images:sweep'
  /** A presigned upload from a browser. */
  | 'uploads:presign'
  | 'uploads:read'
  /** An original whose picture is stored. */
  | 'uploads:remove'
  /** All originals of an account. */
  | 'uploads:erase'
  | 'images:read'
  | 'images:write'
  /** The names of the icon library. */
  | 'icons'
  /** The drawings of the icon library. */
  | 'drawings'
  /** The decoder of pictures. */
  | 'pictures'
  /** The public part of a document, listed so that search finds it. */
  | 'gallery:read'
  | 'gallery:write'
  /** Everything of a document, a picture or a user, deleted for good. */
  | 'documents:erase'
  | 'images:erase'
  | 'users:erase'
  /** Accounts that wait for their deletion. */
  | 'deletions:create'
  | 'deletions:find'
  /** Which account a login of the user pool opens. */
  | 'logins:find'
  /** Forgets a login that was removed. */
  | 'logins:end'
  /** Makes a deletion due again. */
  | 'deletions:wake'
  | 'deletions:execute'
  | 'help:send'
  | 'help:list'
  | 'help:close'
  | 'help:own'
  /** Notices that everyone sees. */
  | 'notices:read'
  | 'notices:write'
  /** The visibility timeout of a message in the render queue, shortened for a retry. */
  | 'retries'
  | 'chromium'
  /** The account of the canary, and the address of the site that it visits. */
  | 'canary';

/** Logs users in and creates their profile if it is missing. */
const TOKENS = ['identity', 'logins:find', 'users:find', 'users:create'] as const;
/** Lists the new session, and tells its owner of a new device. */
const SIGN_IN = [...TOKENS, 'origin', 'sessions:write', 'devices', 'mails'] as const;
/** Lets a recovery code take the place of the authenticator app. */
const SECOND_STEP = ['accounts:two-step', 'recovery:use', 'mails', 'tries'] as const;
/** Asks for password and code once more. */
const PROOF = [...TOKENS, ...SECOND_STEP] as const;
const CREATE_IMAGES = ['images:find', 'images:create', 'images:write', 'published:sign'] as const;
/** The public part of a document may change with these. */
const CHANGE_STATE = ['documents:find', 'documents:change', 'events'] as const;
/** Checks what a plan must cover: the icon library tells premium pictures. */
const CHECK_PREMIUM = ['images:find', 'icons', 'plans:find'] as const;
const SAVE = ['documents:read', 'documents:save', 'quotas'] as const;

/** Maps every route of the contract to its permissions; the compiler names a route that is missing. */
const ROUTE_PERMISSIONS = {
  signUp: ['identity', 'origin', 'tries'],
  confirmSignUp: [...SIGN_IN, 'tries'],
  resendCode: ['identity', 'origin', 'tries'],
  logIn: [...SIGN_IN, ...SECOND_STEP],
  refreshSession: [...TOKENS, 'origin', 'sessions:write'],
  logOut: ['identity', 'origin', 'logins:find', 'sessions:end'],
  initializeUser: ['accounts', 'users:find', 'users:create'],
  updateUser: ['accounts', 'users:find', 'users:create', 'users:update'],
  createDocument: ['documents:read', 'documents:create', 'quotas'],
  listDocuments: ['documents:list', 'published:sign'],
  listDocumentWords: ['documents:list', 'documents:read'],
  readDocument: ['documents:read'],
  updateDocument: SAVE,
  renameDocument: SAVE,
  listRevisions: ['documents:find', 'documents:revisions'],
  readRevision: ['documents:read'],
  nameRevision: ['documents:find', 'documents:change'],
  copyDocument: [
    ...(['documents:read', 'documents:create', 'images:find', 'images:create'] as const),
    ...(['images:read', 'images:write', 'quotas'] as const),
  ],
  deleteDocument: CHANGE_STATE,
  restoreDocument: [...CHANGE_STATE, 'published:sign'],
  listTrash: ['documents:list', 'published:sign'],
  eraseDocument: ['documents:find', 'documents:erase', 'gallery:write'],
  publishDocument: [
    ...SAVE,
    ...CHECK_PREMIUM,
    ...(['quotas:names', 'renders:read', 'events', 'settings:write'] as const),
  ],
  readPremium: ['documents:read', ...CHECK_PREMIUM],
  readPlan: ['plans:find', 'prices'],
  readPrices: ['prices'],
  changePlan: ['plans:find', 'payments'],
  startCheckout: ['plans:find', 'payments', 'accounts', 'quotas'],
  payAgain: ['plans:find', 'payments'],
  takePaymentEvent: [
    'plans:find',
    'plans:write',
    'payments',
    'payments:events',
    'deletions:find',
    'deletions:wake',
  ],
  readPublishState: ['documents:find'],
  readPublishSettings: ['settings:read'],
  readPublished: ['documents:find', 'published:sign', 'tokens'],
  askOtherPaper: [...CHANGE_STATE, 'tokens'],
  searchIcons: ['icons'],
  downloadIcon: [...CREATE_IMAGES, 'drawings'],
  requestUpload: ['images:find', 'uploads:presign', 'tokens', 'quotas'],
  completeUpload: [...CREATE_IMAGES, 'uploads:read', 'uploads:remove', 'pictures', 'quotas'],
  readImages: ['images:find', 'published:sign'],
  forgotPassword: ['identity', 'origin', 'tries'],
  resetPassword: [
    ...SIGN_IN,
    ...(['tries', 'accounts', 'accounts:sign-out', 'sessions:list', 'email-change:finish'] as const),
  ],
  logOutEverywhere: ['identity', 'origin', 'logins:find', 'sessions:list', 'sessions:end'],
  listProviders: ['providers'],
  startSignIn: ['identity', 'origin', 'providers'],
  finishSignIn: [...SIGN_IN, 'providers', 'accounts:link'],
  readSecurity: ['accounts:two-step', 'recovery:count', 'sessions:list'],
  endSession: ['sessions:end'],
  startEmailChange: [...PROOF, 'accounts:look-up', 'email-change:start'],
  confirmEmailChange: [
    ...(['tries', 'email-change:find', 'email-change:finish'] as const),
    ...(['accounts:look-up', 'accounts:address'] as const),
    ...(['users:find', 'users:update', 'mails'] as const),
  ],
  startTwoStep: PROOF,
  confirmTwoStep: [...PROOF, 'recovery:replace'],
  endTwoStep: [...PROOF, 'recovery:replace'],
  renewRecoveryCodes: [...PROOF, 'recovery:replace'],
  exportAccount: [
    'help:own',
    ...(['accounts', 'users:find', 'users:create', 'settings:read', 'folders:read'] as const),
    ...(['images:find', 'published:sign'] as const),
  ],
  deleteAccount: ['logins:find', 'logins:end', 'users:find', 'deletions:create', 'accounts:remove', 'events'],
  recordEvent: ['users:find', 'tokens'],
  sendHelpRequest: ['help:send', 'users:find', 'tokens', 'quotas', 'tries'],
  listHelpRequests: ['help:list', 'users:find'],
  closeHelpRequest: ['help:close', 'users:find'],
  readMaintenance: ['notices:read'],
  readPlannedMaintenance: ['notices:read', 'users:find'],
  setMaintenance: ['notices:write', 'users:find'],
  listGallery: ['gallery:read', 'published:sign'],
  unpublishDocument: CHANGE_STATE,
  republishDocument: CHANGE_STATE,
  shareKey: ['documents:find', 'documents:change'],
  shareLink: ['documents:find', 'documents:change'],
  listFolders: ['folders:read'],
  saveFolder: ['folders:read', 'folders:save'],
  deleteFolder: ['folders:remove'],
  moveToFolder: ['documents:find', 'documents:change', 'folders:read'],
  listKeptItems: ['kept:read'],
  keepItem: ['kept:read', 'kept:write', 'quotas'],
  removeKeptItem: ['kept:remove'],
  listKeptShares: ['kept-shares:list'],
  shareKeptItems: ['kept-shares:list', 'kept-shares:open'],
  endKeptShare: ['kept-shares:close'],
  readSharedItems: ['kept-shares:read', 'kept:read', 'images:find', 'published:sign'],
  copySharedItems: [
    ...(['kept-shares:read', 'kept:read', 'kept:write', 'quotas'] as const),
    ...(['images:find', 'images:create', 'images:read', 'images:write'] as const),
  ],
} as const satisfies Record<RouteName, readonly Permission[]>;

/** Lists the permissions of a route, with those to refuse a caller whose account is deleted. */
export function listRoutePermissions(name: RouteName): readonly Permission[] {
  const { access, method }: Route = ROUTES[name];
  // The route that deletes an account can be repeated when that has started.
  if (access === 'anyone' || name === 'deleteAccount') return ROUTE_PERMISSIONS[name];
  const isWrite = method !== 'GET' && access !== 'admin';
  return [
    ...ROUTE_PERMISSIONS[name],
    'logins:find',
    'deletions:find',
    ...(isWrite ? (['deletions:wake'] as const) : []),
  ];
}

/**
 * Maps the handlers in `functions/events` to their permissions: one per event of the bus, the sweepers, the canary,
 * and the function that renders again.
 */
export const EVENT_PERMISSIONS = {
  'render-document': [
    ...(['documents:read', 'documents:change', 'images:find', 'images:read', 'published:write'] as const),
    ...(['published:erase', 'plans:find', 'renders:count', 'events', 'retries', 'chromium'] as const),
  ],
  'rerender-documents': [
    ...(['documents:read', 'documents:change', 'images:find', 'images:read', 'published:write'] as const),
    ...(['published:erase', 'events', 'chromium'] as const),
  ],
  'sweep-publishing': [
    ...(['documents:queued', 'documents:find', 'documents:change', 'published:erase', 'events'] as const),
  ],
  'index-gallery': ['documents:find', 'documents:change', 'gallery:write'],
  'delete-account': [
    ...(['documents:list', 'documents:queued', 'documents:find', 'documents:change'] as const),
    ...(['documents:erase', 'gallery:write', 'images:find', 'images:erase', 'uploads:erase'] as const),
    ...(['users:erase', 'accounts:remove', 'logins:find', 'logins:end'] as const),
    ...(['deletions:execute', 'plans:find', 'payments'] as const),
  ],
  'sweep-images': [
    'documents:list',
    'documents:read',
    'kept:read',
    'users:find',
    'images:find',
    'images:sweep',
  ],
  'copy-users': ['accounts:list', 'copies:write'],
  'run-canary': ['canary'],
} as const satisfies Record<
  | (typeof EVENTS)[keyof typeof EVENTS]['handler']
  | ('sweep-publishing' | 'sweep-images' | 'run-canary' | 'rerender-documents' | 'copy-users'),
  readonly Permission[]
>;
