import {
  EVENT_SOURCE,
  getRenderTimes,
  type Pace,
  QUEUED_EVENTS,
  RENDER_ATTEMPTS,
} from '#shared/events/events.ts';
import type { QueueRules } from './sqs/queues.ts';

/** What the parts of the cloud are called here; functions read these names from their environment. */
export const NAMES = {
  TABLE_NAME: 'handout',
  DOCUMENTS_BUCKET: 'documents',
  PUBLISHED_BUCKET: 'published',
  IMAGES_BUCKET: 'images',
  EVENT_BUS_NAME: 'handout',
  USER_POOL_ID: 'us-east-1_local',
  FILES_KEY_SECRET: 'file-key',
  STRIPE_SECRET: 'stripe',
};
export const REGION = 'us-east-1';
/** What premium costs here; nobody pays it. */
export const PRICES = {
  PREMIUM_CURRENCY: 'usd',
  PREMIUM_MONTHLY_CENTS: '600',
  PREMIUM_YEARLY_CENTS: '4800',
};
export const BUCKETS = [NAMES.DOCUMENTS_BUCKET, NAMES.PUBLISHED_BUCKET, NAMES.IMAGES_BUCKET];

export const queueRules = ({ renderTimeout }: Pace): QueueRules[] => [
  {
    name: 'render',
    visibility: getRenderTimes(renderTimeout).visibility,
    redrive: { to: 'render-dead', after: RENDER_ATTEMPTS },
  },
  { name: 'render-dead', visibility: 30 },
];

/** The events that wait in the queue of renderings. */
export const queuedEvents = (deliver: (event: string) => void) => ({
  source: EVENT_SOURCE,
  detailTypes: QUEUED_EVENTS,
  deliver,
});
