import type { RouteName } from '#shared/api/routes.ts';
import type { EVENTS } from '#shared/events/events.ts';

/**
 * What a handler may need of the world, in words of the ports. `grants.ts` makes a permission and the
 * environment of each.
 */
export type Need =
  /** One document's head. */
  | 'documents:find'
  /** Its content as well, which may lie in S3. */
  | 'documents:read'
  | 'documents:list'
  /** Those that wait for a PDF. */
  | 'documents:waiting'
  | 'documents:create'
  /** A further version: the revision's row, then the head. */
  | 'documents:save'
  /** The head's state alone: deleted, restored, a turn of publishing. */
  | 'documents:change'
  | 'users:find'
  | 'users:create'
  | 'users:update'
  /** A person's role and plan. */
  | 'plans:find'
  | 'plans:keep'
  /** What a plan costs. */
  | 'prices'
  /** Stripe, which takes the money. */
  | 'payments'
  /** The events of Stripe that were dealt with. */
  | 'payments:events'
  /** What a person has used up of what is counted. */
  | 'quotas'
  /** Which of it was counted already. */
  | 'quotas:names'
  | 'settings:read'
  | 'settings:write'
  /** Signing up and in, which asks the user pool as any browser could. */
  | 'identity'
  /** Whose account it is, asked as an administrator. */
  | 'accounts'
  /** The end of an account. */
  | 'accounts:remove'
  /** The user pool's public keys. */
  | 'tokens'
  | 'events'
  /** The private key that signs addresses of people's files; the files themselves are CloudFront's to read. */
  | 'published:sign'
  | 'published:write'
  /** What is kept of a person's pictures. */
  | 'images:find'
  | 'images:keep'
  /** Those that nobody has looked at for long, to look at them again or to remove them. */
  | 'images:sweep'
  /** A slot for a file that a browser sends. */
  | 'uploads:slot'
  | 'uploads:read'
  | 'images:read'
  | 'images:write'
  /** The icon library's names. */
  | 'icons'
  /** Its drawings too. */
  | 'drawings'
  /** Decoding pictures. */
  | 'pictures'
  /** What of a document everybody sees, listed so that it is found. */
  | 'gallery:read'
  | 'gallery:write'
  /** Everything of a document, a picture or a person, taken away for good. */
  | 'documents:erase'
  | 'images:erase'
  | 'users:erase'
  /** An account that is to go is remembered, and found again. */
  | 'deletions:begin'
  | 'deletions:find'
  | 'deletions:carry-out'
  | 'help:send'
  | 'help:list'
  /** What everybody is told. */
  | 'notices:read'
  | 'notices:write'
  /** A message of the render queue that is to come back sooner. */
  | 'retries'
  | 'chromium';

/** Signs people in and makes their profile where it is missing. */
const SIGNING_IN = ['identity', 'users:find', 'users:create'] as const;
const KEEPING_IMAGES = ['images:find', 'images:keep', 'images:write', 'published:sign'] as const;
/** What everybody sees may change with it. */
const CHANGING = ['documents:find', 'documents:change', 'events'] as const;
/** What a plan must cover: premium pictures are known by the icon library. */
const JUDGING = ['images:find', 'icons', 'plans:find'] as const;
const SAVING = ['documents:read', 'documents:save', 'quotas'] as const;

/** Every route of the contract; the compiler names the one that was forgotten. */
export const ROUTE_NEEDS = {
  signUp: ['identity'],
  confirmSignUp: SIGNING_IN,
  resendCode: ['identity'],
  logIn: SIGNING_IN,
  refreshSession: SIGNING_IN,
  logOut: ['identity'],
  initializeUser: ['accounts', 'users:find', 'users:create'],
  updateUser: ['accounts', 'users:find', 'users:create', 'users:update'],
  createDocument: ['documents:read', 'documents:create', 'quotas'],
  listDocuments: ['documents:list', 'published:sign'],
  readDocument: ['documents:read'],
  updateDocument: SAVING,
  renameDocument: SAVING,
  copyDocument: [
    ...(['documents:read', 'documents:create', 'images:find', 'images:keep'] as const),
    ...(['images:read', 'images:write', 'quotas'] as const),
  ],
  deleteDocument: CHANGING,
  restoreDocument: [...CHANGING, 'published:sign'],
  publishDocument: [...SAVING, 'quotas:names', ...JUDGING, 'events', 'settings:write'],
  readPremium: ['documents:read', ...JUDGING],
  readPlan: ['plans:find', 'prices'],
  readPrices: ['prices'],
  changePlan: ['plans:find', 'payments'],
  startCheckout: ['plans:find', 'payments', 'accounts', 'quotas'],
  payAgain: ['plans:find', 'payments'],
  takePaymentEvent: ['plans:find', 'plans:keep', 'payments', 'payments:events', 'deletions:find'],
  readPublishState: ['documents:find'],
  readPublishSettings: ['settings:read'],
  readPublished: ['documents:find', 'published:sign', 'tokens'],
  askOtherPaper: [...CHANGING, 'tokens'],
  searchIcons: ['icons'],
  downloadIcon: [...KEEPING_IMAGES, 'drawings'],
  requestUpload: ['images:find', 'uploads:slot', 'tokens', 'quotas'],
  completeUpload: [...KEEPING_IMAGES, 'uploads:read', 'pictures'],
  readImages: ['images:find', 'published:sign'],
  forgotPassword: ['identity'],
  resetPassword: SIGNING_IN,
  logOutEverywhere: ['identity'],
  exportAccount: [
    ...(['accounts', 'users:find', 'users:create', 'settings:read'] as const),
    ...(['images:find', 'published:sign'] as const),
  ],
  deleteAccount: ['users:find', 'deletions:begin', 'accounts:remove', 'events'],
  recordEvent: ['users:find', 'tokens'],
  sendHelpRequest: ['help:send', 'users:find', 'tokens', 'quotas'],
  listHelpRequests: ['help:list', 'users:find'],
  readMaintenance: ['notices:read'],
  setMaintenance: ['notices:write', 'users:find'],
  listGallery: ['gallery:read', 'published:sign'],
  unpublishDocument: CHANGING,
  republishDocument: CHANGING,
  shareKey: ['documents:find', 'documents:change'],
} as const satisfies Record<RouteName, readonly Need[]>;

/** The handlers in `functions/events`: one for each event of the bus, and the sweepers. */
export const EVENT_NEEDS = {
  'render-document': [
    ...(['documents:read', 'documents:change', 'images:find', 'images:read', 'published:write'] as const),
    ...(['events', 'retries', 'chromium'] as const),
  ],
  'sweep-publishing': ['documents:waiting', 'documents:find', 'documents:change', 'events'],
  'index-gallery': ['documents:find', 'documents:change', 'gallery:write'],
  'delete-account': [
    ...(['documents:list', 'documents:erase', 'gallery:write', 'images:find', 'images:erase'] as const),
    ...(['users:erase', 'accounts:remove', 'deletions:carry-out', 'plans:find', 'payments'] as const),
  ],
  'sweep-images': ['documents:list', 'documents:read', 'images:find', 'images:sweep'],
} as const satisfies Record<
  (typeof EVENTS)[keyof typeof EVENTS]['handler'] | 'sweep-publishing' | 'sweep-images',
  readonly Need[]
>;
