import { join } from 'node:path';
import { type Pace, USUAL_PACE } from '#shared/events/events.ts';
import { createKeys, type KeyPair, type Keys } from './aws/keys.ts';
import { toCloudEnv } from './cloud-env.ts';
import type { Mailbox } from './cognito/mailbox.ts';
import type { LocalProvider } from './cognito/providers.ts';
import { type Edge, OPEN_EDGE } from './edge/edge.ts';
import { openFileKey } from './edge/file-key.ts';
import { createFunctions } from './lambda/functions.ts';
import { type LoadHandler, loadHandler } from './lambda/lambda.ts';
import { startSchedule } from './lambda/schedule.ts';
import { getQueueRules, MAIL_FROM, NAMES, REGION } from './names.ts';
import { copyPages } from './pages/copy-pages.ts';
import { lockDataFolder } from './process/data-folder.ts';
import { createRoomCheck, type HasRoom } from './process/disk-space.ts';
import { getSidePorts } from './process/side-ports.ts';
import { StopList } from './process/stop-list.ts';
import { openCredentials } from './secrets/credentials.ts';
import { startServices } from './services.ts';
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
  /** The permissions that are enforced; a test may take one away. */
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
    return await startAll(withDefaults(options), running);
  } catch (error) {
    await running.stop();
    throw error;
  }
}

/** Fills in what a caller leaves out. */
const withDefaults = (options: CloudOptions): Required<CloudOptions> => ({
  pace: USUAL_PACE,
  load: loadHandler,
  edge: OPEN_EDGE,
  deliveries: 1,
  indexesLag: false,
  providers: [],
  ...options,
  stage: options.stage ?? readStageFile(),
  hasRoom: options.hasRoom ?? createRoomCheck(options.dataDir),
});

async function startAll(options: Required<CloudOptions>, running: StopList): Promise<Cloud> {
  const { dataDir, port, webDir, pace, hasRoom, edge, providers } = options;
  running.add(lockDataFolder(dataDir, hasRoom));
  const { clientId, clientSecret, ...keys } = openCredentials(dataDir);
  const account = { ...keys, region: REGION, keys: createKeys(keys) };
  const functions = openFunctions(options, account);
  const queues = openQueues(join(dataDir, 'queues.db'), getQueueRules(pace));
  running.add({ stop: () => queues.close() });
  const sidePorts = getSidePorts(port);
  const siteOrigins: string[] = [];
  const common = { ...options, account, functions };
  const ofServices = { clientSecret, queues, storagePort: sidePorts.storage, siteOrigins: () => siteOrigins };
  const services = await startServices({ ...common, ...ofServices }, running);
  const secrets = services.secrets.url;
  const callbacks = () => siteOrigins.map((origin) => `${origin}/api/session/callback`);
  const ofPool = { dataDir, account, clientId, clientSecret, providers, port: sidePorts.pool, callbacks };
  const keyMaker = { ...account, ...functions.getKey('deploy/file-key') };
  // Both make their keys at the first start, which takes a while.
  const [pool, key] = await Promise.all([
    startUserPool(ofPool, running),
    openFileKey(secrets, NAMES.FILES_KEY_SECRET, keyMaker),
  ]);
  const ses = running.add(await startSes({ account, mailbox: pool.mailbox, domain: MAIL_DOMAIN }));
  const ofSite = { edge, key, sidePorts, storage: services.storage.url, secrets, siteOrigins };
  const pages = copyPages(webDir, join(dataDir, 'pages'));
  const site = await startSite({ ...common, ...pool, ...ofSite, webDir: pages }, running);
  return {
    url: site.origin,
    mailbox: pool.mailbox,
    getFunctionKey: functions.getKey,
    invoke: functions.invoke,
    stop: () => running.stop(),
    startSchedule: () => void running.add(startSchedule({ queues, functions, region: REGION, pace })),
    env: toCloudEnv({ account, services, pool, clientId, providers, pace, ses, site, key }),
  };
}

const MAIL_DOMAIN = MAIL_FROM.slice(MAIL_FROM.indexOf('@') + 1);

function openFunctions({ load, stage, pace }: Required<CloudOptions>, { keys }: { readonly keys: Keys }) {
  const timeouts = { 'events/render-document': pace.renderTimeout };
  return createFunctions({ load, stage, keys, timeouts });
}
