import { dirname, resolve } from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { installChromium } from '#functions/adapters/chromium/binary.ts';
import { buildAssetsIfStale } from '#infra/build/assets.ts';
import type { Settings } from '#infra/config/settings.ts';
import { CopiesStage } from '#infra/copies-stage.ts';
import { buildWebIfStale } from '#infra/local/pages/build-web.ts';
import { HandoutStage } from '#infra/stage.ts';
import { USUAL_PACE } from '#shared/events/events.ts';

const PRICES: Settings['prices'] = { currency: 'usd', monthly: 600, yearly: 4800 };

/** The address of `docs/operations/alarms` where operators read them. */
const RUNBOOKS = 'https://git.handout.example/handout/blob/main/docs/operations/alarms';

/** The repository on GitHub from which releases are deployed. */
const REPOSITORY = 'handout-example/handout';

/**
 * The stages of the product in the cloud: `npm run synth`, `npx cdk deploy 'production/*'`. The copies of each lie in an account
 * of their own.
 */
const STAGES: readonly Settings[] = [
  {
    name: 'staging',
    account: '111111111111',
    copies: { account: '333333333333', region: 'us-west-2' },
    region: 'us-east-1',
    domain: 'staging.handout.example',
    zone: { id: 'Z00000000000000000002', name: 'staging.handout.example' },
    alarmsTo: 'alarms@handout.example',
    repository: REPOSITORY,
    runbooks: RUNBOOKS,
    monthlyBudget: 100,
    fileKeys: ['first'],
    apiFolders: ['first'],
    renderers: 2,
    pace: USUAL_PACE,
    prices: PRICES,
    logDays: 30,
    keepsLogs: false,
    strictSubdomains: true,
    tableUnits: { reads: 2000, writes: 500 },
    throttle: { rate: 50, burst: 100 },
  },
  {
    name: 'production',
    account: '222222222222',
    copies: { account: '444444444444', region: 'us-west-2' },
    region: 'us-east-1',
    domain: 'handout.example',
    zone: { id: 'Z00000000000000000001', name: 'handout.example' },
    alarmsTo: 'alarms@handout.example',
    repository: REPOSITORY,
    runbooks: RUNBOOKS,
    monthlyBudget: 1000,
    mailFrom: 'no-reply@handout.example',
    fileKeys: ['first'],
    apiFolders: ['first'],
    renderers: 10,
    pace: USUAL_PACE,
    prices: PRICES,
    logDays: 90,
    keepsLogs: true,
    strictSubdomains: true,
    tableUnits: { reads: 20_000, writes: 6000 },
    throttle: { rate: 500, burst: 1000 },
  },
];

const project = resolve(import.meta.dirname, '..');
await buildWebIfStale(project);
const { executable } = await installChromium();
const assets = await buildAssetsIfStale({ project, chromium: dirname(executable) });

const app = new App();
for (const settings of STAGES) {
  new HandoutStage(app, settings, assets);
  new CopiesStage(app, settings);
}
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
app.synth();
