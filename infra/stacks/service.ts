import { CfnOutput, Duration, NestedStack, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { ROUTE_GROUPS, type RouteName } from '#shared/api/routes.ts';
import type { Assets } from '../build/assets.ts';
import { getHandlerPath, RERENDER_ENTRY } from '../build/handlers.ts';
import { getSiteOrigin, type Settings } from '../config/settings.ts';
import { buildSignInJson } from '../config/sign-in.ts';
import { Alarms } from '../constructs/alarms.ts';
import { importZone } from '../constructs/delivery/dns.ts';
import { Api } from '../constructs/functions/api.ts';
import type { Handler } from '../constructs/functions/handler.ts';
import type { Infrastructure } from '../constructs/functions/infrastructure.ts';
import { EVENT_PERMISSIONS, listRoutePermissions } from '../constructs/functions/permissions.ts';
import { Releases } from '../constructs/functions/releases.ts';
import { RenderQueue } from '../constructs/functions/render-queue.ts';
import { RerenderRuns } from '../constructs/functions/rerender-runs.ts';
import { ServiceAlarms } from '../constructs/watch/service-alarms.ts';
import type { DataStack } from './data.ts';
import type { FilesStack } from './files.ts';
import { Handlers, PICTURE_HANDLER, RENDERER } from './handlers.ts';
import { addUnaskedHandlers } from './unasked-handlers.ts';

export interface ServiceProps extends StackProps {
  readonly settings: Settings;
  readonly assets: Assets;
  readonly data: DataStack;
  readonly files: FilesStack;
}

/** The API, the renderer and what runs by itself. The stack can be deleted and deployed again at any time. */
export class ServiceStack extends Stack {
  readonly api: Api;
  /** The routes with their functions, a template for each group: CloudFormation takes 500 resources in one. */
  readonly groups: readonly NestedStack[];
  readonly renderQueue: RenderQueue;
  readonly canary: Handler;
  private readonly settings: Settings;
  private readonly assets: Assets;
  private readonly handlers: Handlers;

  constructor(scope: Construct, id: string, { settings, assets, data, files, ...props }: ServiceProps) {
    super(scope, id, props);
    this.settings = settings;
    this.assets = assets;
    const { alarmsTo: mailTo, runbooks, pace, region } = settings;
    const isSesUsed = settings.mailFrom !== undefined;
    const { bus } = data;
    const alarms = new Alarms(this, 'Alarms', { mailTo, runbooks });
    const releases = new Releases(this, 'Releases', settings);
    this.renderQueue = new RenderQueue(this, 'Rendering', { bus, alarms, pace });
    const infrastructure = toInfrastructure(data, files, this.renderQueue, settings);
    this.handlers = new Handlers(this, { settings, assets, alarms, releases, infrastructure });
    this.groups = Object.keys(ROUTE_GROUPS).map((name) => new NestedStack(this, name));
    this.addRenderer();
    this.addRerenderer(infrastructure);
    const unasked = addUnaskedHandlers(this, { handlers: this.handlers, bus, pace });
    this.canary = unasked.canary;
    new ServiceAlarms(this, 'Watch', alarms, { ...infrastructure, region, isSesUsed, ...unasked });
    this.api = this.addApi(alarms, infrastructure);
    new CfnOutput(this, 'RenderQueueUrl', { value: this.renderQueue.queue.queueUrl });
  }

  private addApi(alarms: Alarms, users: Infrastructure): Api {
    const { settings, handlers } = this;
    const getFunction = (name: RouteName) => {
      const permissions = listRoutePermissions(name);
      const options = {
        code: handlers.getCode(getHandlerPath(name)),
        description: `Answers ${name}`,
        faultsToRing: 3,
        ...(permissions.includes('pictures') && PICTURE_HANDLER),
      };
      return handlers.add(name, permissions, options, this.findGroup(name)).live;
    };
    const zone = importZone(this, settings);
    const findGroup = this.findGroup.bind(this);
    return new Api(this, 'Api', { settings, alarms, zone, users, getFunction, findGroup });
  }

  private addRenderer(): void {
    const { renderers, pace } = this.settings;
    const renderer = this.handlers.add('Renderer', EVENT_PERMISSIONS['render-document'], {
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

  /** Adds the runs that render everything published again. They have half as many functions as teachers have. */
  private addRerenderer({ published }: Infrastructure): void {
    const { logDays, pace, renderers } = this.settings;
    const rerenderer = this.handlers.add('Rerenderer', EVENT_PERMISSIONS['rerender-documents'], {
      ...RENDERER,
      timeout: Duration.minutes(15),
      code: this.assets.render,
      entry: RERENDER_ENTRY,
      description: 'Makes the PDFs of what is published anew',
    });
    rerenderer.addEnvironment({ RENDER_TIMEOUT_SECONDS: String(pace.renderTimeout) });
    new RerenderRuns(this, 'Rerendering', {
      ...{ renderer: rerenderer.live, published, logDays },
      renderers: Math.ceil(renderers / 2),
    });
  }

  private findGroup(name: RouteName): NestedStack {
    const group = this.groups.find(({ node }) => name in (ROUTE_GROUPS[node.id] ?? {}));
    if (!group) throw new Error(`${name} is in no group of routes`);
    return group;
  }
}

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
  uploads: files.uploads,
  fileSigning: files.fileSigning,
  bus: data.bus,
  payments: data.payments,
  canary: data.canary,
  prices: settings.prices,
  userPool: data.users.userPool,
  userPoolClient: data.users.client,
  clientSecret: data.clientSecret,
  signIn: buildSignInJson(settings.signIn, settings.region),
  renderQueue: renderQueue.queue,
  siteOrigin: getSiteOrigin(settings),
  mailFrom: settings.mailFrom,
});
