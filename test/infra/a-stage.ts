import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import type { Assets } from '#infra/build/assets.ts';
import {
  ACCOUNT_ERASER,
  FILE_KEY_MAKER,
  GALLERY_INDEXER,
  getHandlerPath,
  IMAGE_SWEEPER,
  SWEEPER,
} from '#infra/build/handlers.ts';
import type { Settings } from '#infra/config/settings.ts';
import { HandoutStage } from '#infra/stage.ts';
import { ROUTES, type RouteName } from '#shared/api/routes.ts';

export const routeNames = Object.keys(ROUTES) as RouteName[];

export const someSettings: Settings = {
  name: 'production',
  region: 'us-east-1',
  domain: 'handout.example',
  zone: { id: 'Z00000000000000000001', name: 'handout.example' },
  alarmsTo: 'alarms@handout.example',
  mailFrom: 'no-reply@handout.example',
  fileKeys: ['first'],
  renderers: 4,
  pace: { renderTimeout: 80, sweepEvery: 120 },
  prices: { currency: 'usd', monthly: 500, yearly: 4000 },
  logDays: 90,
  throttle: { rate: 100, burst: 200 },
};

/** A stage with the flags of `cdk.json`, synthesised from empty packages: what they hold is tested apart. */
export function aStage(settings: Partial<Settings> = {}) {
  const outdir = mkdtempSync(join(tmpdir(), 'handout-synth-'));
  const app = new App({ outdir: join(outdir, 'cdk.out'), context: readFlags() });
  const stage = new HandoutStage(app, { ...someSettings, ...settings }, createEmptyAssets(outdir));
  const { data, files, service, edge, web } = stage;
  return {
    app,
    stage,
    data: Template.fromStack(data),
    files: Template.fromStack(files),
    service: Template.fromStack(service),
    edge: Template.fromStack(edge),
    web: Template.fromStack(web),
  };
}

export type SynthesisedStage = ReturnType<typeof aStage>;

export const listTemplates = ({ data, files, service, edge, web }: SynthesisedStage): Template[] => [
  data,
  files,
  service,
  edge,
  web,
];

function readFlags(): Record<string, unknown> {
  const file = readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8');
  return (JSON.parse(file) as { context: Record<string, unknown> }).context;
}

function createEmptyAssets(folder: string): Assets {
  const file = (name: string, path = 'index.mjs') => {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, path), '');
  };
  for (const name of [
    ...routeNames.map(getHandlerPath),
    SWEEPER,
    IMAGE_SWEEPER,
    GALLERY_INDEXER,
    ACCOUNT_ERASER,
    FILE_KEY_MAKER,
  ])
    file(join('handlers', name));
  file('render');
  file('web', 'index.html');
  return { handlers: join(folder, 'handlers'), render: join(folder, 'render'), web: join(folder, 'web') };
}
