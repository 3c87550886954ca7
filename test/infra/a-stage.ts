import { Template } from 'aws-cdk-lib/assertions';
import type { Settings } from '#infra/config/settings.ts';
import type { SignInSettings } from '#infra/config/sign-in.ts';
import { createStage, PLAYED_SETTINGS } from '#infra/synthesis/templates.ts';
import { ROUTES, type RouteName } from '#shared/api/routes.ts';
import { aFolder } from '../support/a-folder.ts';
import { listFunctions, type SynthesisedFunction } from './functions.ts';

export const routeNames = Object.keys(ROUTES) as RouteName[];

/** Settings of which each number differs from the usual one, so that a constant in their place is found. */
export const someSettings: Settings = {
  ...PLAYED_SETTINGS,
  account: '222222222222',
  renderers: 4,
  pace: { renderTimeout: 80, sweepEvery: 120 },
  prices: { currency: 'usd', monthly: 500, yearly: 4000 },
  logDays: 90,
  tableUnits: { reads: 700, writes: 300 },
  throttle: { rate: 100, burst: 200 },
};

/** Every other way to sign in that a stage can switch on. */
export const someSignIn: SignInSettings = {
  domainPrefix: 'handout-test',
  google: { clientId: 'g', secretName: 'handout/google' },
  microsoft: { clientId: 'm', secretName: 'handout/microsoft', tenant: 'organizations' },
  schools: [
    {
      id: 'river',
      label: 'River School',
      metadataUrl: 'https://river.example/saml',
      domains: ['river.example'],
    },
  ],
};

/** Synthesises a stage from empty packages; the packages themselves have their own test. */
function synthesise(settings: Settings) {
  const { app, stage, copiesStage } = createStage(aFolder(), settings);
  const { mail, data, files, backup, service, edge, web, watch, edgeWatch, pipeline } = stage;
  return {
    app,
    stage,
    mail: mail && Template.fromStack(mail),
    data: Template.fromStack(data),
    files: Template.fromStack(files),
    service: Template.fromStack(service),
    groups: service.groups.map((group) => Template.fromStack(group)),
    edge: Template.fromStack(edge),
    copies: Template.fromStack(copiesStage.copies),
    backup: Template.fromStack(backup),
    web: Template.fromStack(web),
    watch: Template.fromStack(watch),
    edgeWatch: Template.fromStack(edgeWatch),
    pipeline: Template.fromStack(pipeline),
  };
}

export type SynthesisedStage = ReturnType<typeof synthesise>;

const synthesised = new Map<string, SynthesisedStage>();

/** Returns the stage with these settings beside the usual ones. */
export const aStage = (settings: Partial<Settings> = {}): SynthesisedStage =>
  aStageOf({ ...someSettings, ...settings });

/** Returns the stage with exactly these settings. It is synthesised once per worker, and tests only read it. */
export function aStageOf(settings: Settings): SynthesisedStage {
  const key = JSON.stringify(settings);
  const stage = synthesised.get(key) ?? synthesise(settings);
  synthesised.set(key, stage);
  return stage;
}

/** The templates of the service: its own, and one for each group of routes. */
const listServiceTemplates = ({ service, groups }: SynthesisedStage): Template[] => [service, ...groups];

export const listServiceFunctions = (stage: SynthesisedStage): SynthesisedFunction[] =>
  listServiceTemplates(stage).flatMap(listFunctions);

export const listServiceResources = (stage: SynthesisedStage, type: string) =>
  listServiceTemplates(stage).flatMap((template) => Object.values(template.findResources(type)));
export const listServiceAlarms = (stage: SynthesisedStage) =>
  listServiceResources(stage, 'AWS::CloudWatch::Alarm');

export const findAlias = (stage: SynthesisedStage, id: string) =>
  listServiceTemplates(stage)
    .map((template) => template.findResources('AWS::Lambda::Alias')[id])
    .find((alias) => alias !== undefined);

export const listTemplates = (stage: SynthesisedStage): Template[] => [
  ...(stage.mail ? [stage.mail] : []),
  stage.data,
  stage.files,
  ...listServiceTemplates(stage),
  stage.edge,
  stage.web,
  stage.copies,
  stage.backup,
  stage.watch,
  stage.edgeWatch,
  stage.pipeline,
];
