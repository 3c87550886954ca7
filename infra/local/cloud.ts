import { join } from 'node:path';
import { type Pace, USUAL_PACE } from '#shared/events/events.ts';
import type { Account } from './aws/signature.ts';
import type { Mailbox } from './cognito/mailbox.ts';
import { fileKeyIn } from './edge/file-key.ts';
import { type LoadHandler, loadHandler } from './lambda/lambda.ts';
import { startSchedule } from './lambda/schedule.ts';
import { NAMES, PRICES, queueRules, REGION } from './names.ts';
import { ownPages } from './pages/copy-pages.ts';
import { takeDataFolder } from './process/data-folder.ts';
import { type HasRoom, roomOn } from './process/disk-space.ts';
import { Parts } from './process/parts.ts';
import { sidePortsOf } from './process/side-ports.ts';
import { openSecrets } from './secrets/credentials.ts';
import { type Services, startServices } from './services.ts';
import { startSite } from './site.ts';
import { openQueues } from './sqs/queues.ts';
import { startPool } from './user-pool.ts';

export interface CloudOptions {
  /** Where everything is kept; one cloud at a time. */
  dataDir: string;
  /** The port of the site; 0 takes a free one. */
  port: number;
  /** The built editor; what is served is what stands there now, whatever is built later. */
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

/** Starts everything but the schedule. When one part cannot start, those before it are stopped again. */
export async function startCloud(options: CloudOptions): Promise<Cloud> {
  const parts = new Parts();
  try {
    return await startParts(options, parts);
  } catch (error) {
    await parts.stop();
    throw error;
  }
}

async function startParts(
  { dataDir, port, webDir, pace = USUAL_PACE, load = loadHandler, hasRoom = roomOn(dataDir) }: CloudOptions,
  parts: Parts,
): Promise<Cloud> {
  parts.add(takeDataFolder(dataDir, hasRoom));
  const { clientId, ...keys } = openSecrets(dataDir);
  const account = { ...keys, region: REGION };
  const side = sidePortsOf(port);
  const queues = openQueues(join(dataDir, 'queues.db'), queueRules(pace));
  parts.add({ stop: () => queues.close() });
  const siteOrigins: string[] = [];
  const here = { dataDir, account, load, hasRoom };
  const kept = { ...here, queues, storagePort: side.storage, siteOrigins: () => siteOrigins };
  const services = await startServices(kept, parts);
  const [storage, secrets] = [services.storage.url, services.secrets.url];
  // Both make their keys at the first start, which takes a while.
  const [pool, key] = await Promise.all([
    startPool({ dataDir, account, clientId, port: side.pool }, parts),
    fileKeyIn(secrets, NAMES.FILES_KEY_SECRET, account),
  ]);
  const { origin, files, stripe } = await startSite(
    {
      ...here,
      ...pool,
      key,
      webDir: ownPages(webDir, join(dataDir, 'pages')),
      port,
      side,
      storage,
      secrets,
      siteOrigins,
    },
    parts,
  );
  return {
    url: origin,
    mailbox: pool.mailbox,
    stop: () => parts.stop(),
    startSchedule: () => void parts.add(startSchedule({ queues, load, region: REGION, pace })),
    env: {
      ...NAMES,
      ...PRICES,
      ...awsEnv(account),
      ...endpointsOf(services),
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: pool.url,
      FILES_ORIGIN: files.url,
      FILES_KEY_ID: key.id,
      USER_POOL_CLIENT_ID: clientId,
      USER_POOL_ISSUER: pool.issuer.url,
      SITE_ORIGIN: origin,
      STRIPE_ORIGIN: stripe.url,
      RENDER_TIMEOUT_SECONDS: String(pace.renderTimeout),
      SWEEP_EVERY_SECONDS: String(pace.sweepEvery),
      STAGE: 'local',
    },
  };
}

const endpointsOf = ({ dynamo, storage, secrets, sqs, events }: Services) => ({
  AWS_ENDPOINT_URL_DYNAMODB: dynamo.url,
  AWS_ENDPOINT_URL_S3: storage.url,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
  AWS_ENDPOINT_URL_SQS: sqs.url,
  AWS_ENDPOINT_URL_EVENTBRIDGE: events.url,
  RENDER_QUEUE_URL: sqs.urlOf('render'),
});

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
