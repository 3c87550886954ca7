import { join } from 'node:path';
import { CfnOutput, Duration, NestedStack, Stack, type StackProps } from 'aws-cdk-lib';
import { type EventBus, Schedule } from 'aws-cdk-lib/aws-events';
import { Architecture } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { ROUTE_GROUPS, type RouteName } from '#shared/api/routes.ts';
import type { Pace } from '#shared/events/events.ts';
import type { Assets } from '../build/assets.ts';
import {
  ACCOUNT_ERASER,
  CANARY,
  GALLERY_INDEXER,
  getHandlerPath,
  IMAGE_SWEEPER,
  RERENDER_ENTRY,
  SWEEPER,
  USER_COPIER,
} from '../build/handlers.ts';
import { getSiteOrigin, type Settings } from '../config/settings.ts';
import { buildSignInJson } from '../config/sign-in.ts';
import { Alarms } from '../constructs/alarms.ts';
import { importZone } from '../constructs/delivery/dns.ts';
import { Api } from '../constructs/functions/api.ts';
import { addEventTarget, addTimer } from '../constructs/functions/event-target.ts';
import { grantPermissions, type Infrastructure } from '../constructs/functions/grants.ts';
import { Handler, type HandlerProps } from '../constructs/functions/handler.ts';
import {
  EVENT_PERMISSIONS,
  listRoutePermissions,
  type Permission,
} from '../constructs/functions/permissions.ts';
import { Releases } from '../constructs/functions/releases.ts';
import { RenderQueue } from '../constructs/functions/render-queue.ts';
import { RerenderRuns } from '../constructs/functions/rerender-runs.ts';
import { ServiceAlarms } from '../constructs/watch/service-alarms.ts';
import type { DataStack } from './data.ts';
import type { FilesStack } from './files.ts';

export interface ServiceProps extends StackProps {
  readonly settings: Settings;
  readonly assets: Assets;
  readonly data: DataStack;
  readonly files: FilesStack;
}

/**
 * A handler's time is mostly Node's start, which is as fast as the memory buys. The timeout stays below the gateway's
 * 30 s to leave time for an answer.
 */
const SMALL_HANDLER = {
  architecture: Architecture.ARM_64,
  memoryMb: 1024,
  timeout: Duration.seconds(25),
} satisfies Partial<HandlerProps>;

/** Chromium uses two processors; its binary exists for x86 only. */
const RENDERER = {
  architecture: Architecture.X86_64,
  memoryMb: 3008,
} satisfies Partial<HandlerProps>;

/** Pictures of 25 megapixels are decoded by a native library, uploaded for x86 only. */
const PICTURE_HANDLER = {
  architecture: Architecture.X86_64,
  memoryMb: 2048,
} satisfies Partial<HandlerProps>;

type HandlerOptions = Pick<HandlerProps, 'code' | 'description'> & Partial<HandlerProps>;

/** The API, the renderer and the sweepers. The stack can be deleted and deployed again at any time. */
export class ServiceStack extends Stack {
  readonly api: Api;
  /** The functions of the routes, a template for each group: CloudFormation takes 500 resources in one. */
  readonly groups: readonly NestedStack[];
  private readonly settings: Settings;
  private readonly assets: Assets;
  private readonly alarms: Alarms;
  private readonly releases: Releases;
  readonly renderQueue: RenderQueue;
  readonly canary: Handler;
  private readonly infrastructure: Infrastructure;

  constructor(scope: Construct, id: string, { settings, assets, data, files, ...props }: ServiceProps) {
    super(scope, id, props);
    this.settings = settings;
    this.assets = assets;
    this.alarms = new Alarms(this, 'Alarms', {
      mailTo: settings.alarmsTo,
      runbooks: settings.runbooks,
    });
    this.releases = new Releases(this, 'Releases');
    this.renderQueue = new RenderQueue(this, 'Rendering', {
      bus: data.bus,
      alarms: this.alarms,
      pace: settings.pace,
    });
    this.infrastructure = toInfrastructure(data, files, this.renderQueue, settings);
    this.groups = Object.keys(ROUTE_GROUPS).map((name) => new NestedStack(this, name));
    this.addRenderer();
    this.addRerenderer();
    this.addGalleryIndexer(data.bus);
    this.canary = this.addCanary();
    new ServiceAlarms(this, 'Watch', this.alarms, {
      ...this.infrastructure,
      region: settings.region,
      canary: this.canary,
      timers: [
        {
          handler: this.addSweeper(),
          within: toThreeRounds(settings.pace),
          why: 'it is due three times in that span.',
        },
        {
          handler: this.addAccountEraser(data.bus),
          within: Duration.hours(1),
          why: 'it is due every 15 minutes.',
        },
        {
          handler: this.addImageSweeper(),
          within: Duration.hours(26),
          why: 'it is due once a day, at any minute.',
        },
        { handler: this.addUserCopier(), within: Duration.hours(26), why: 'it is due once a day.' },
      ],
    });
    this.api = this.addApi();
    new CfnOutput(this, 'RenderQueueUrl', { value: this.renderQueue.queue.queueUrl });
  }

  private addApi(): Api {
    const { settings, alarms, infrastructure } = this;
    const getFunction = (name: RouteName) => {
      const permissions = listRoutePermissions(name);
      const options = {
        code: this.getCodePath(getHandlerPath(name)),
        description: `Answers ${name}`,
        faultsToRing: 3,
      };
      const handlerOptions = { ...options, ...(permissions.includes('pictures') && PICTURE_HANDLER) };
      return this.addHandler(name, permissions, handlerOptions, this.findGroup(name)).live;
    };
    return new Api(this, 'Api', {
      settings,
      alarms,
      zone: importZone(this, settings),
      users: infrastructure,
      getFunction,
    });
  }

  private addRenderer(): void {
    const { renderers, pace } = this.settings;
    const renderer = this.addHandler('Renderer', EVENT_PERMISSIONS['render-document'], {
      ...RENDERER,
      timeout: Duration.seconds(pace.renderTimeout),
      code: this.assets.render,
      description: 'Makes the PDFs of what was published',
      // PDFs take no concurrency from the API, nor the API from them.
      reservedConcurrency: renderers,
    });
    renderer.addEnvironment({ RENDER_TIMEOUT_SECONDS: String(pace.renderTimeout) });
    this.renderQueue.addRenderer(renderer.live, renderers);
  }

  /** Adds the runs that make everything published anew. Half as many functions as teachers have take their time. */
  private addRerenderer(): void {
    const { logDays, pace, renderers } = this.settings;
    const rerenderer = this.addHandler('Rerenderer', EVENT_PERMISSIONS['rerender-documents'], {
      ...RENDERER,
      timeout: Duration.minutes(15),
      code: this.assets.render,
      entry: RERENDER_ENTRY,
      description: 'Makes the PDFs of what is published anew',
    });
    rerenderer.addEnvironment({ RENDER_TIMEOUT_SECONDS: String(pace.renderTimeout) });
    new RerenderRuns(this, 'Rerendering', {
      ...{ renderer: rerenderer.live, published: this.infrastructure.published, logDays },
      renderers: Math.ceil(renderers / 2),
    });
  }

  /** Adds the sweeper of publishing. */
  private addSweeper(): Handler {
    const { sweepEvery } = this.settings.pace;
    const sweeper = this.addHandler('Sweeper', EVENT_PERMISSIONS['sweep-publishing'], {
      code: this.getCodePath(SWEEPER),
      description: 'Finds publishing that was lost or left, and starts it again',
    });
    sweeper.addEnvironment({ SWEEP_EVERY_SECONDS: String(sweepEvery) });
    addTimer(this, 'SweepRounds', { to: sweeper, at: Schedule.rate(Duration.seconds(sweepEvery)) });
    return sweeper;
  }

  /** Adds the daily sweeper of pictures. A run that ends early leaves the rest for the next day. */
  private addImageSweeper(): Handler {
    const sweeper = this.addHandler('ImageSweeper', EVENT_PERMISSIONS['sweep-images'], {
      code: this.getCodePath(IMAGE_SWEEPER),
      description: 'Removes pictures that no document has any more',
      timeout: Duration.minutes(10),
    });
    addTimer(this, 'ImageRounds', { to: sweeper, at: Schedule.rate(Duration.days(1)) });
    return sweeper;
  }

  /** Adds the daily copy of the user pool, an hour before the backup that takes it along. */
  private addUserCopier(): Handler {
    const copier = this.addHandler('UserCopier', EVENT_PERMISSIONS['copy-users'], {
      code: this.getCodePath(USER_COPIER),
      description: 'Copies the users of the pool, without their passwords',
      timeout: Duration.minutes(15),
    });
    addTimer(this, 'CopyRounds', { to: copier, at: Schedule.cron({ minute: '0', hour: '2' }) });
    return copier;
  }

  private addGalleryIndexer(bus: EventBus): void {
    const indexer = this.addHandler('GalleryIndexer', EVENT_PERMISSIONS['index-gallery'], {
      code: this.getCodePath(GALLERY_INDEXER),
      description: 'Lists what everybody can see, so that it is found',
    });
    addEventTarget(this, 'Shown', { bus, to: indexer, handler: 'index-gallery' });
  }

  /** Adds the eraser of accounts. A run that ends early leaves the rest for the next one. */
  private addAccountEraser(bus: EventBus): Handler {
    const eraser = this.addHandler('Eraser', EVENT_PERMISSIONS['delete-account'], {
      code: this.getCodePath(ACCOUNT_ERASER),
      description: 'Takes away accounts and everything in them',
      timeout: Duration.minutes(10),
    });
    addEventTarget(this, 'Leaving', { bus, to: eraser, handler: 'delete-account' });
    addTimer(this, 'EraseRounds', { to: eraser, at: Schedule.rate(Duration.minutes(15)) });
    return eraser;
  }

  /** Adds the canary. */
  private addCanary(): Handler {
    const canary = this.addHandler('Canary', EVENT_PERMISSIONS['run-canary'], {
      code: this.getCodePath(CANARY),
      description: 'Publishes a worksheet as a teacher does, and takes it away again',
      timeout: Duration.minutes(5),
    });
    addTimer(this, 'CanaryRounds', { to: canary, at: Schedule.rate(Duration.minutes(10)) });
    return canary;
  }

  private findGroup(name: RouteName): NestedStack {
    const group = this.groups.find(({ node }) => name in (ROUTE_GROUPS[node.id] ?? {}));
    if (!group) throw new Error(`${name} is in no group of routes`);
    return group;
  }

  private addHandler(
    id: string,
    permissions: readonly Permission[],
    options: HandlerOptions,
    scope: Construct = this,
  ): Handler {
    const { logDays } = this.settings;
    const common = { ...SMALL_HANDLER, logDays, alarms: this.alarms, releases: this.releases };
    const handler = new Handler(scope, id, { ...common, ...options });
    grantPermissions(handler, permissions, this.infrastructure);
    return handler;
  }

  private getCodePath(handler: string): string {
    return join(this.assets.handlers, handler);
  }
}

/** Returns the time of three rounds of the sweeper, in whole minutes as metrics are. */
const toThreeRounds = ({ sweepEvery }: Pace): Duration => Duration.minutes(Math.ceil((3 * sweepEvery) / 60));

const toInfrastructure = (
  data: DataStack,
  files: FilesStack,
  renderQueue: RenderQueue,
  settings: Settings,
): Infrastructure => ({
  table: data.table,
  documents: data.documents,
  published: files.published,
  images: files.images,
  fileSigning: files.fileSigning,
  bus: data.bus,
  payments: data.payments,
  canary: data.canary,
  prices: settings.prices,
  userPool: data.users.userPool,
  userPoolClient: data.users.client,
  clientSecret: data.users.clientSecret,
  signIn: buildSignInJson(settings.signIn, settings.region),
  renderQueue: renderQueue.queue,
  siteOrigin: getSiteOrigin(settings),
});
