import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App, type Stack, type Stage } from 'aws-cdk-lib';
import { USUAL_PACE } from '#shared/events/events.ts';
import { createEmptyAssets } from '../build/empty-assets.ts';
import type { Settings } from '../config/settings.ts';
import { CopiesStage } from '../copies-stage.ts';
import { ACCOUNT_ID, REGION, STAGE_ORIGIN } from '../local/names.ts';
import { HandoutStage } from '../stage.ts';
import { readFlags } from './flags.ts';

export interface Resource {
  readonly Type: string;
  readonly Properties: Readonly<Record<string, unknown>>;
  readonly Metadata?: Readonly<Record<string, string>>;
}

/** A CloudFormation template as the CDK writes it. */
export interface Template {
  /** The name of its stack. */
  readonly stack: string;
  readonly Resources: Readonly<Record<string, Resource>>;
  readonly Outputs: Readonly<Record<string, { Value: unknown; Export?: { Name: string } }>>;
}

/** The settings of the stage that the embedded cloud plays. Those that no emulator reads are those of no stage. */
export const PLAYED_SETTINGS: Settings = {
  name: 'production',
  account: ACCOUNT_ID,
  copies: { account: '333333333333', region: 'us-west-2' },
  region: REGION,
  domain: new URL(STAGE_ORIGIN).host,
  zone: { id: 'Z00000000000000000001', name: 'handout.example' },
  repository: 'handout-example/handout',
  alarmsTo: 'alarms@handout.example',
  runbooks: 'https://git.handout.example/alarms',
  monthlyBudget: 100,
  mailFrom: 'no-reply@handout.example',
  fileKeys: ['first'],
  apiFolders: ['first'],
  renderers: 2,
  pace: USUAL_PACE,
  prices: { currency: 'usd', monthly: 600, yearly: 4800 },
  logDays: 30,
  keepsLogs: true,
  strictSubdomains: true,
  tableUnits: { reads: 1000, writes: 1000 },
  throttle: { rate: 500, burst: 1000 },
};

/** Makes each function's resource name the folder of its package, which says whose handler it is. */
const NAMED_PACKAGES = {
  'aws:cdk:enable-asset-metadata': true,
  'aws:cdk:disable-asset-staging': true,
};

/** Creates a stage with the flags of `cdk.json`, from empty packages in `folder`. */
export function createStage(
  folder: string,
  settings: Settings,
  more: Readonly<Record<string, boolean | string>> = {},
) {
  const app = new App({ outdir: join(folder, 'cdk.out'), context: { ...readFlags(), ...more } });
  return {
    app,
    stage: new HandoutStage(app, settings, createEmptyAssets(folder)),
    copiesStage: new CopiesStage(app, settings),
  };
}

/** Synthesises the stage that is deployed, from empty packages in `folder`, and returns all its templates and that of its copies. */
export function synthesiseTemplates(folder: string): Template[] {
  const { stage, copiesStage } = createStage(folder, PLAYED_SETTINGS, NAMED_PACKAGES);
  const { data, files, backup, service, edge, web, watch, edgeWatch } = stage;
  const stacks = [data, files, backup, service, ...service.groups, edge, web, watch, edgeWatch];
  return [...readTemplates(stage, stacks), ...readTemplates(copiesStage, [copiesStage.copies])];
}

const readTemplates = (stage: Stage, stacks: readonly Stack[]): Template[] => {
  const { directory } = stage.synth();
  return stacks.map(({ templateFile, node, stackName }) => ({
    Outputs: {},
    ...JSON.parse(readFileSync(join(directory, templateFile), 'utf8')),
    // The name of a nested stack is known only once it is deployed.
    stack: node.scope === stage ? stackName : node.id,
  }));
};
