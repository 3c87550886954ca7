import { join } from 'node:path';
import { type Pace, USUAL_PACE } from '#shared/events/events.ts';
import { createKeys, type KeyPair } from './aws/keys.ts';
import type { Account } from './aws/signature.ts';
import type { Mailbox } from './cognito/mailbox.ts';
import type { LocalProvider } from './cognito/providers.ts';
import { type Edge, OPEN_EDGE } from './edge/edge.ts';
import { openFileKey } from './edge/file-key.ts';
import { createFunctions } from './lambda/functions.ts';
import { type LoadHandler, loadHandler } from './lambda/lambda.ts';
import { startSchedule } from './lambda/schedule.ts';
import { getQueueRules, MAIL_FROM, NAMES, PRICES, REGION } from './names.ts';
import { copyPages } from './pages/copy-pages.ts';
import { lockDataFolder } from './process/data-folder.ts';
import { createRoomCheck, type HasRoom } from './process/disk-space.ts';
import { getSidePorts } from './process/side-ports.ts';
import { StopList } from './process/stop-list.ts';
import { openCredentials } from './secrets/credentials.ts';
import { type Services, startServices } from './services.ts';
import { startSes } from './ses/ses.ts';
import { startSite } from './site.ts';
import { openQueues } from './sqs/queues.ts';
import { readStageFile, type Stage } from './stage/stage.ts';
import { startUserPool } from './user-pool.ts';

export interface CloudOptions {
  /** The folder that holds all data, for one cloud at a time. */
  dataDir: string;
  /** The port of the site; 0 takes a free one. */
  port: number;
  /** The built editor. A later build does not change what is served. */
  webDir: string;
  pace?: Pace;
  load?: LoadHandler;
  /** The policies and limits that are enforced; a test may take a permission away. */
  stage?: Stage;
  hasRoom?: HasRoom;
  /** The rules in front of the functions; none unless a test passes those of the cloud. */
  edge?: Edge;
  /** How often EventBridge delivers each event; once unless a test wants doubles. */
  deliveries?: number;
  /** Whether a read of an index is as old as the read before it. */
  indexesLag?: boolean;
  /** The providers that people can sign in with; none unless given. */
  providers?: readonly LocalProvider[];
}

export interface Cloud {
  /** The site's address, such as `http://localhost:4600`. */
  url: string;
  /** The functions' environment; the caller assigns it to `process.env` before a handler is loaded. */
  env: Record<string, string>;
  mailbox: Mailbox;
  /** Returns the key pair of a function, such as `http/create-document`, with its rights. */
  getFunctionKey(name: string): KeyPair;
  /** Invokes a function with the rights of its own role, as a timer or the bus does. */
  invoke(name: string, event: unknown): Promise<unknown>;
  /** Starts the render queue's poller and the timers. */
  startSchedule(): void;
  stop(): Promise<void>;
}

/** Starts everything but the schedule. When one service cannot start, those before it are stopped again. */
export async function startCloud(options: CloudOptions): Promise<Cloud> {
  const running = new StopList();
  try {
    return await startAll(options, running);
  } catch (error) {
    await running.stop();
    throw error;
  }
}

async function startAll(
  {
    dataDir,
    port,
    webDir,
    pace = USUAL_PACE,
    load = loadHandler,
    stage = readStageFile(),
    hasRoom = createRoomCheck(dataDir),
    edge = OPEN_EDGE,
    deliveries = 1,
    indexesLag = false,
    providers = [],
  }: CloudOptions,
  running: StopList,
): Promise<Cloud> {
  running.add(lockDataFolder(dataDir, hasRoom));
  const { clientId, clientSecret, ...keys } = openCredentials(dataDir);
  const account = { ...keys, region: REGION, keys: createKeys(keys) };
  const timeouts = { 'events/render-document': pace.renderTimeout };
  const functions = createFunctions({ load, stage, keys: account.keys, timeouts });
  const sidePorts = getSidePorts(port);
  const queues = openQueues(join(dataDir, 'queues.db'), getQueueRules(pace));
  running.add({ stop: () => queues.close() });
  const siteOrigins: string[] = [];
  const common = { dataDir, account, functions, stage, hasRoom };
  const services = await startServices(
    {
      ...common,
      clientSecret,
      queues,
      deliveries,
      indexesLag,
      storagePort: sidePorts.storage,
      siteOrigins: () => siteOrigins,
    },
    running,
  );
  const [storage, secrets] = [services.storage.url, services.secrets.url];
  // The pool and the key of files make their keys at the first start, which takes a while.
  const [pool, key] = await Promise.all([
    startUserPool(
      {
        ...{ dataDir, account, clientId, clientSecret, providers, port: sidePorts.pool },
        callbacks: () => siteOrigins.map((origin) => `${origin}/api/session/callback`),
      },
      running,
    ),
    openFileKey(secrets, NAMES.FILES_KEY_SECRET, {
      ...account,
      ...functions.getKey('deploy/file-key'),
    }),
  ]);
  const mailDomain = MAIL_FROM.slice(MAIL_FROM.indexOf('@') + 1);
  const ses = running.add(await startSes({ account, mailbox: pool.mailbox, domain: mailDomain }));
  const { origin, files, stripe } = await startSite(
    {
      ...common,
      ...pool,
      edge,
      key,
      webDir: copyPages(webDir, join(dataDir, 'pages')),
      port,
      sidePorts,
      storage,
      secrets,
      siteOrigins,
    },
    running,
  );
  return {
    url: origin,
    mailbox: pool.mailbox,
    getFunctionKey: functions.getKey,
    invoke: functions.invoke,
    stop: () => running.stop(),
    startSchedule: () => void running.add(startSchedule({ queues, functions, region: REGION, pace })),
    env: {
      ...NAMES,
      ...PRICES,
      ...toAwsEnv(account),
      ...toEndpoints(services),
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: pool.url,
      AWS_ENDPOINT_URL_SESV2: ses.url,
      MAIL_FROM,
      FILES_ORIGIN: files.url,
      FILES_KEY_ID: key.id,
      USER_POOL_CLIENT_ID: clientId,
      USER_POOL_ISSUER: pool.issuer.url,
      SITE_ORIGIN: origin,
      SIGN_IN: JSON.stringify({ domain: pool.url, providers }),
      STRIPE_ORIGIN: stripe.url,
      RENDER_TIMEOUT_SECONDS: String(pace.renderTimeout),
      SWEEP_EVERY_SECONDS: String(pace.sweepEvery),
      STAGE: 'local',
    },
  };
}

const toEndpoints = ({ dynamo, storage, secrets, sqs, events }: Services) => ({
  AWS_ENDPOINT_URL_DYNAMODB: dynamo.url,
  AWS_ENDPOINT_URL_S3: storage.url,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
  AWS_ENDPOINT_URL_SQS: sqs.url,
  AWS_ENDPOINT_URL_EVENTBRIDGE: events.url,
  RENDER_QUEUE_URL: sqs.getQueueUrl('render'),
});

/**
 * Returns the account for the SDK. A profile, a session or a config file of the user must not take its place.
 */
const toAwsEnv = ({ accessKeyId, secretAccessKey, region }: Account) => ({
  AWS_REGION: region,
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
  AWS_SESSION_TOKEN: '',
  AWS_PROFILE: '',
  AWS_CONFIG_FILE: '/dev/null',
  AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
  METRICS: 'off',
});
