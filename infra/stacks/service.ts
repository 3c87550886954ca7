import { join } from 'node:path';
import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { type EventBus, Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Architecture } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { RouteName } from '#shared/api/routes.ts';
import type { Assets } from '../build/assets.ts';
import { ERASER, GALLERY, handlerOf, IMAGE_SWEEPER, SWEEPER } from '../build/handlers.ts';
import { type Settings, siteOriginOf } from '../config/settings.ts';
import { Alarms } from '../constructs/alarms.ts';
import { zoneOf } from '../constructs/delivery/dns.ts';
import { Api } from '../constructs/functions/api.ts';
import { answering } from '../constructs/functions/event-target.ts';
import { grant, type World } from '../constructs/functions/grants.ts';
import { Handler, type HandlerProps } from '../constructs/functions/handler.ts';
import { EVENT_NEEDS, type Need, ROUTE_NEEDS } from '../constructs/functions/permissions.ts';
import { Rendering } from '../constructs/functions/render-queue.ts';
import type { DataStack } from './data.ts';
import type { FilesStack } from './files.ts';

export interface ServiceProps extends StackProps {
  readonly settings: Settings;
  readonly assets: Assets;
  readonly data: DataStack;
  readonly files: FilesStack;
}

/**
 * Most of a handler's time is the start of Node, which runs at the speed that its memory buys. A timeout
 * below the gateway's 30 s leaves room to answer.
 */
const SMALL = {
  architecture: Architecture.ARM_64,
  memoryMb: 1024,
  timeout: Duration.seconds(25),
} satisfies Partial<HandlerProps>;

/** Chromium uses two processors; its binary is made for x86 alone. */
const CHROMIUM = {
  architecture: Architecture.X86_64,
  memoryMb: 3008,
} satisfies Partial<HandlerProps>;

/** Pictures of 25 megapixels are decoded by a library that is sent up for x86 alone. */
const PICTURES = {
  architecture: Architecture.X86_64,
  memoryMb: 2048,
} satisfies Partial<HandlerProps>;

type Made = Pick<HandlerProps, 'code' | 'description'> & Partial<HandlerProps>;

/** What answers: the API, the renderer and the sweeper. It can be taken down and put up again at any time. */
export class ServiceStack extends Stack {
  readonly api: Api;
  private readonly settings: Settings;
  private readonly assets: Assets;
  private readonly alarms: Alarms;
  private readonly rendering: Rendering;
  private readonly world: World;

  constructor(scope: Construct, id: string, { settings, assets, data, files, ...props }: ServiceProps) {
    super(scope, id, props);
    this.settings = settings;
    this.assets = assets;
    this.alarms = new Alarms(this, 'Alarms', settings.alarmsTo);
    this.rendering = new Rendering(this, 'Rendering', {
      bus: data.bus,
      alarms: this.alarms,
      pace: settings.pace,
    });
    this.world = worldOf(data, files, this.rendering, settings);
    this.addRenderer();
    this.addSweeper();
    this.addImageSweeper();
    this.addGalleryIndexer(data.bus);
    this.addEraser(data.bus);
    this.api = this.addApi();
    new CfnOutput(this, 'RenderQueueUrl', { value: this.rendering.queue.queueUrl });
  }

  private addApi(): Api {
    const { settings, alarms, world } = this;
    const handlerFor = (name: RouteName) => {
      const needs: readonly Need[] = ROUTE_NEEDS[name];
      const made = { code: this.codeOf(handlerOf(name)), description: `Answers ${name}` };
      return this.handler(name, needs, { ...made, ...(needs.includes('pictures') && PICTURES) }).function;
    };
    return new Api(this, 'Api', {
      settings,
      alarms,
      zone: zoneOf(this, settings),
      people: world,
      handlerFor,
    });
  }

  private addRenderer(): void {
    const { renderers, pace } = this.settings;
    const renderer = this.handler('Renderer', EVENT_NEEDS['render-document'], {
      ...CHROMIUM,
      timeout: Duration.seconds(pace.renderTimeout),
      code: this.assets.render,
      description: 'Makes the PDFs of what was published',
      // So many PDFs at a time take nothing from the API, nor the API from them.
      reserved: renderers,
    });
    renderer.tell({ RENDER_TIMEOUT_SECONDS: String(pace.renderTimeout) });
    this.rendering.feed(renderer.function, renderers);
  }

  /** In whole minutes, as no schedule is finer; one that fails is not tried again, as the next comes soon enough. */
  private addSweeper(): void {
    const { sweepEvery } = this.settings.pace;
    const sweeper = this.handler('Sweeper', EVENT_NEEDS['sweep-publishing'], {
      code: this.codeOf(SWEEPER),
      description: 'Finds publishing that was lost or left, and starts it again',
    });
    sweeper.tell({ SWEEP_EVERY_SECONDS: String(sweepEvery) });
    new Rule(this, 'SweepRounds', {
      schedule: Schedule.rate(Duration.seconds(sweepEvery)),
      targets: [new LambdaFunction(sweeper.function, { retryAttempts: 0 })],
    });
  }

  /** What it did not come to is left for tomorrow. */
  private addImageSweeper(): void {
    const sweeper = this.handler('ImageSweeper', EVENT_NEEDS['sweep-images'], {
      code: this.codeOf(IMAGE_SWEEPER),
      description: 'Removes pictures that no document has any more',
      timeout: Duration.minutes(10),
    });
    new Rule(this, 'ImageRounds', {
      schedule: Schedule.rate(Duration.days(1)),
      targets: [new LambdaFunction(sweeper.function, { retryAttempts: 0 })],
    });
  }

  private addGalleryIndexer(bus: EventBus): void {
    const indexer = this.handler('GalleryIndexer', EVENT_NEEDS['index-gallery'], {
      code: this.codeOf(GALLERY),
      description: 'Lists what everybody can see, so that it is found',
    });
    answering(this, 'Shown', { bus, to: indexer, handler: 'index-gallery' });
  }

  /** What one run does not come to, a later one does. */
  private addEraser(bus: EventBus): void {
    const eraser = this.handler('Eraser', EVENT_NEEDS['delete-account'], {
      code: this.codeOf(ERASER),
      description: 'Takes away accounts and everything in them',
      timeout: Duration.minutes(10),
    });
    answering(this, 'Leaving', { bus, to: eraser, handler: 'delete-account' });
    new Rule(this, 'EraseRounds', {
      schedule: Schedule.rate(Duration.minutes(15)),
      targets: [new LambdaFunction(eraser.function, { retryAttempts: 0 })],
    });
  }

  private handler(id: string, needs: readonly Need[], made: Made): Handler {
    const { logDays } = this.settings;
    const handler = new Handler(this, id, { ...SMALL, logDays, alarms: this.alarms, ...made });
    grant(handler, needs, this.world);
    return handler;
  }

  private codeOf(handler: string): string {
    return join(this.assets.handlers, handler);
  }
}

const worldOf = (data: DataStack, files: FilesStack, rendering: Rendering, settings: Settings): World => ({
  table: data.table,
  documents: data.documents,
  published: files.published,
  images: files.images,
  fileAddresses: files.addresses,
  bus: data.bus,
  payments: data.payments,
  prices: settings.prices,
  userPool: data.people.userPool,
  userPoolClient: data.people.client,
  renderQueue: rendering.queue,
  siteOrigin: siteOriginOf(settings),
});
