import { createServer } from 'node:http';
import { join } from 'node:path';
import {
  EVENT_SOURCE,
  type Pace,
  QUEUED_EVENTS,
  RENDER_ATTEMPTS,
  renderTimes,
  USUAL_PACE,
} from '#shared/events/events.ts';
import { authoriserOf } from './authoriser.ts';
import { serveCognito } from './cognito.ts';
import { takeDataFolder } from './data-folder.ts';
import { directRules } from './direct-events.ts';
import { type HasRoom, roomOn } from './disk.ts';
import { startDynamo } from './dynamo.ts';
import { startEvents } from './events.ts';
import { fileKeyIn } from './file-key.ts';
import { startFiles } from './files.ts';
import { gateway } from './gateway.ts';
import { openIssuer } from './issuer.ts';
import { type LoadHandler, loadHandler } from './lambda.ts';
import { listen } from './listen.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { openPeople } from './people.ts';
import { openQueues, type QueueRules } from './queues.ts';
import { startSchedule } from './schedule.ts';
import { openSecrets } from './secrets.ts';
import { startSecretsManager } from './secrets-manager.ts';
import type { Account } from './sigv4.ts';
import { startSqs } from './sqs.ts';
import { startStorage } from './storage.ts';
import { stripeKeysIn } from './stripe/keys.ts';
import { startStripe } from './stripe/server.ts';

export interface CloudOptions {
  /** Where everything is kept; one cloud at a time. */
  dataDir: string;
  /** The port of the site; 0 takes a free one. */
  port: number;
  /** The built editor. */
  webDir: string;
  pace?: Pace;
  load?: LoadHandler;
  hasRoom?: HasRoom;
}

export interface Cloud {
  /** The site, such as `http://localhost:4600`. */
  url: string;
  /** What the functions read; the caller puts it into `process.env` before a handler is loaded. */
  env: Record<string, string>;
  mailbox: Mailbox;
  /** Runs the queue and the sweeper from now on. */
  startSchedule(): void;
  stop(): Promise<void>;
}

const REGION = 'us-east-1';
const NAMES = {
  TABLE_NAME: 'handout',
  DOCUMENTS_BUCKET: 'documents',
  PUBLISHED_BUCKET: 'published',
  IMAGES_BUCKET: 'images',
  EVENT_BUS_NAME: 'handout',
  USER_POOL_ID: 'us-east-1_local',
  FILES_KEY_SECRET: 'file-key',
  STRIPE_SECRET: 'stripe',
};
/** What premium costs here; nobody pays it. */
const PRICES = { PREMIUM_CURRENCY: 'usd', PREMIUM_MONTHLY_CENTS: '600', PREMIUM_YEARLY_CENTS: '4800' };
const BUCKETS = [NAMES.DOCUMENTS_BUCKET, NAMES.PUBLISHED_BUCKET, NAMES.IMAGES_BUCKET];
const queueRules = ({ renderTimeout }: Pace): QueueRules[] => [
  {
    name: 'render',
    visibility: renderTimes(renderTimeout).visibility,
    redrive: { to: 'render-dead', after: RENDER_ATTEMPTS },
  },
  { name: 'render-dead', visibility: 30 },
];

/** Starts everything but the schedule. When one part cannot start, those before it are stopped again. */
export async function startCloud(options: CloudOptions): Promise<Cloud> {
  const stops: (() => void | Promise<void>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    return await startParts(options, stops, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  { dataDir, port, webDir, pace = USUAL_PACE, load = loadHandler, hasRoom = roomOn(dataDir) }: CloudOptions,
  stops: (() => void | Promise<void>)[],
  stop: () => Promise<void>,
): Promise<Cloud> {
  const inFolder = (name: string) => join(dataDir, name);
  const started = <T extends { stop(): void | Promise<void> }>(part: T): T => {
    stops.push(() => part.stop());
    return part;
  };
  started(takeDataFolder(dataDir, hasRoom));
  const { clientId, ...keys } = openSecrets(dataDir);
  const account = { ...keys, region: REGION };
  const mailbox = openMailbox(inFolder('mailbox.json'));
  const queues = openQueues(inFolder('queues.db'), queueRules(pace));
  stops.push(() => queues.close());

  const siteOrigins: string[] = [];
  const dynamo = started(
    await startDynamo({ folder: inFolder('dynamo'), tableName: NAMES.TABLE_NAME, account, hasRoom }),
  );
  const storage = started(
    await startStorage({
      folder: inFolder('s3'),
      buckets: BUCKETS,
      account,
      uploads: { bucket: NAMES.IMAGES_BUCKET, from: () => siteOrigins },
    }),
  );
  const secrets = started(
    await startSecretsManager(
      inFolder('secret-values.json'),
      [NAMES.FILES_KEY_SECRET, NAMES.STRIPE_SECRET],
      account,
    ),
  );
  const sqs = started(await startSqs(queues, account));
  const rule = {
    source: EVENT_SOURCE,
    detailTypes: QUEUED_EVENTS,
    deliver: (event: string) => void queues.send('render', event),
  };
  const direct = started(directRules(load));
  const events = started(await startEvents(NAMES.EVENT_BUS_NAME, [rule, ...direct.rules], account));

  const pool = createServer();
  const cognito = started(await listen(pool));
  const issuerUrl = `${cognito.url}/${NAMES.USER_POOL_ID}`;
  // Both make their keys at the first start, which takes a while.
  const [issuer, key] = await Promise.all([
    openIssuer(inFolder('signing-key.json'), issuerUrl, clientId),
    fileKeyIn(secrets.url, NAMES.FILES_KEY_SECRET, account),
  ]);
  const files = started(
    await startFiles({
      published: NAMES.PUBLISHED_BUCKET,
      images: NAMES.IMAGES_BUCKET,
      storage: storage.url,
      account,
      key,
      siteOrigins: () => siteOrigins,
    }),
  );
  const stripeKeys = await stripeKeysIn(secrets.url, NAMES.STRIPE_SECRET, account);
  const people = openPeople(inFolder('people.json'));
  pool.on('request', serveCognito({ id: NAMES.USER_POOL_ID, issuer, people, mailbox }, account));

  const site = createServer();
  const siteListening = started(await listen(site, port));
  const origin = `http://localhost:${siteListening.port}`;
  siteOrigins.push(origin);
  const stripe = started(await startStripe(inFolder('stripe.json'), stripeKeys, origin));
  site.on(
    'request',
    gateway({
      origin,
      webDir,
      filesOrigin: files.url,
      uploadsOrigin: storage.url,
      authorise: authoriserOf(issuer),
      load,
      mailbox,
      payments: stripe.url,
      hasRoom,
    }),
  );
  return {
    url: origin,
    mailbox,
    stop,
    startSchedule: () => void started(startSchedule({ queues, load, region: REGION, pace })),
    env: {
      ...NAMES,
      ...awsEnv(account),
      AWS_ENDPOINT_URL_DYNAMODB: dynamo.url,
      AWS_ENDPOINT_URL_S3: storage.url,
      AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
      AWS_ENDPOINT_URL_SQS: sqs.url,
      AWS_ENDPOINT_URL_EVENTBRIDGE: events.url,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.url,
      RENDER_QUEUE_URL: sqs.urlOf('render'),
      FILES_ORIGIN: files.url,
      FILES_KEY_ID: key.id,
      USER_POOL_CLIENT_ID: clientId,
      USER_POOL_ISSUER: issuerUrl,
      SITE_ORIGIN: origin,
      STRIPE_ORIGIN: stripe.url,
      ...PRICES,
      RENDER_TIMEOUT_SECONDS: String(pace.renderTimeout),
      SWEEP_EVERY_SECONDS: String(pace.sweepEvery),
      STAGE: 'local',
    },
  };
}

/** The account for the SDK; a profile, a session or a config file of the person's own must not stand in. */
const awsEnv = ({ accessKeyId, secretAccessKey, region }: Account) => ({
  AWS_REGION: region,
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
  AWS_SESSION_TOKEN: '',
  AWS_PROFILE: '',
  AWS_CONFIG_FILE: '/dev/null',
  AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
  POWERTOOLS_METRICS_DISABLED: 'true',
});
