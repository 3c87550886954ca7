import {
  EVENT_SOURCE,
  getRenderTimes,
  type Pace,
  QUEUED_EVENTS,
  RENDER_ATTEMPTS,
} from '#shared/events/events.ts';
import type { QueueRules } from './sqs/queues.ts';

/** The local names of resources; functions read these names from their environment. */
export const NAMES = {
  TABLE_NAME: 'handout',
  DOCUMENTS_BUCKET: 'documents',
  PUBLISHED_BUCKET: 'published',
  IMAGES_BUCKET: 'images',
  UPLOADS_BUCKET: 'uploads',
  EVENT_BUS_NAME: 'handout',
  USER_POOL_ID: 'us-east-1_local',
  USER_POOL_CLIENT_SECRET: 'user-pool-client',
  FILES_KEY_SECRET: 'file-key',
  STRIPE_SECRET: 'stripe',
  CANARY_SECRET: 'canary',
};
export const REGION = 'us-east-1';
/** The sender of our own mails, as in the templates. */
export const MAIL_FROM = 'no-reply@handout.example';
/** The site's origin in the templates; here it is the address of `npm start`. */
export const STAGE_ORIGIN = 'https://handout.example';
export const ACCOUNT_ID = '000000000000';
/** Maps the CDK's name of a resource to its local name, wherever the two differ. */
export const LOCAL_NAMES: Readonly<Record<string, string>> = {
  Table: NAMES.TABLE_NAME,
  Documents: NAMES.DOCUMENTS_BUCKET,
  Published: NAMES.PUBLISHED_BUCKET,
  Images: NAMES.IMAGES_BUCKET,
  Uploads: NAMES.UPLOADS_BUCKET,
  Bus: NAMES.EVENT_BUS_NAME,
  PeopleUserPool: NAMES.USER_POOL_ID,
  ClientSecret: NAMES.USER_POOL_CLIENT_SECRET,
  KeysfirstPrivate: NAMES.FILES_KEY_SECRET,
  Payments: NAMES.STRIPE_SECRET,
  CanaryAccount: NAMES.CANARY_SECRET,
  RenderingQueue: 'render',
  RenderingDeadLetters: 'render-dead',
};
/** The prices that the local product shows; nobody pays them. */
export const PRICES = {
  PREMIUM_CURRENCY: 'usd',
  PREMIUM_MONTHLY_CENTS: '600',
  PREMIUM_YEARLY_CENTS: '4800',
};

export const getQueueRules = ({ renderTimeout }: Pace): QueueRules[] => [
  {
    name: 'render',
    visibility: getRenderTimes(renderTimeout).visibility,
    redrive: { to: 'render-dead', after: RENDER_ATTEMPTS },
  },
  { name: 'render-dead', visibility: 30 },
];

/** Creates the rule that sends events to the render queue. */
export const createQueueRule = (deliver: (event: string) => void) => ({
  source: EVENT_SOURCE,
  detailTypes: QUEUED_EVENTS,
  deliver,
});
