import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import recommended from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };
import { beforeAll, describe, expect, test } from 'vitest';
import { readFlags } from '#infra/synthesis/flags.ts';
import manifest from '../../package.json' with { type: 'json' };
import { aStage, listTemplates, type SynthesisedStage, someSettings } from './a-stage.ts';

/** The pages for operators say what the CDK app does. */

const folder = join(import.meta.dirname, '../../docs/operations');
const pages = globSync('**/*.md', { cwd: folder });
const read = (page: string) => readFileSync(join(folder, page), 'utf8');
const deploy = read('deploy.md');

/** The regions in the words of the table. */
const REGIONS: Readonly<Record<string, string>> = {
  'of the stage': 'eu-central-1',
  'us-east-1': 'us-east-1',
};

let stage: SynthesisedStage;
beforeAll(() => {
  stage = aStage({ region: 'eu-central-1' });
});

describe('the steps of a deployment', () => {
  test('are numbered without a gap', () => {
    const numbers = [...deploy.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers.length).toBeGreaterThan(5);
  });

  test('name each stack with its region, in an order in which they can be put up', () => {
    const rows = [...deploy.matchAll(/^ +\| (\w+) +\| (of the stage|us-east-1) +\|/gm)];
    const named = rows.map(([, name, region = '']) => [name, REGIONS[region]]);
    const { stacks } = stage.stage.synth();
    const built = stacks.map(({ displayName, environment }) => [
      // A display name is "production/Data (handout-production-Data)".
      /\/(\w+)/.exec(displayName)?.[1],
      environment.region,
    ]);
    expect([...named].sort()).toEqual([...built].sort());
    const order = named.map(([name]) => name);
    for (const { displayName, dependencies } of stacks) {
      const own = order.indexOf(/\/(\w+)/.exec(displayName)?.[1]);
      for (const needed of dependencies.filter(({ id }) => !id.includes('assets')))
        expect(order.indexOf(/(\w+)$/.exec(needed.id)?.[1])).toBeLessThan(own);
    }
  });

  test('reach the accounts that the stage names, whatever profile somebody deploys with', () => {
    for (const { environment } of stage.stage.synth().stacks)
      expect(environment.account).toBe(someSettings.account);
  });

  test('trust nobody of a stage with the account of the copies', () => {
    const copies = deploy.slice(deploy.indexOf('## The copies'), deploy.indexOf('## The stacks'));
    const commands = [...copies.matchAll(/^ {7}(npx .+)$/gm)].map(([, command]) => command);
    expect(commands).toEqual([
      'npx cdk bootstrap aws://COPIES_ACCOUNT/COPIES_REGION',
      "npx cdk deploy 'staging-copies/*'",
    ]);
  });

  test('give each stage a zone of its own, and that of staging is delegated', () => {
    const app = readFileSync(join(folder, '../../bin/app.ts'), 'utf8');
    const zones = [...app.matchAll(/zone: \{ id: '(\w+)', name: '([\w.]+)' \}/g)].map(([, ...zone]) => zone);
    expect(zones.map(([, name]) => name)).toEqual(['staging.handout.example', 'handout.example']);
    expect(new Set(zones.map(([id]) => id)).size).toBe(zones.length);
    expect(deploy).toMatch(/zone of `staging` is delegated/);
  });

  test('name every output of the stacks that an operator needs, and no other', () => {
    const outputs = listTemplates(stage).flatMap((template) =>
      Object.entries(template.findOutputs('*'))
        .filter(([, { Export }]) => !Export)
        .map(([name]) => name),
    );
    const commands = outputs.filter((name) => /^[A-Z][A-Za-z]+$/.test(name) && !name.startsWith('Export'));
    const named = [...deploy.matchAll(/\(`([A-Z][A-Za-z]+)`\)|output `(\w+)`/g)].map(
      ([, variable, output]) => variable ?? output,
    );
    expect([...new Set(named)].filter((name) => !commands.includes(name ?? ''))).toEqual([]);
    for (const name of ['TableName', 'UserPoolId', 'RenderQueueUrl', 'DocumentsBucket', 'ImagesBucket'])
      expect(named).toContain(name);
  });
});

describe.each(pages)('the page %s', (page) => {
  test('names only commands that exist', () => {
    const commands = [...read(page).matchAll(/npm run (?:--silent )?([a-z]+(?:-[a-z]+)*)/g)].map(
      ([, name]) => name,
    );
    expect(commands.filter((name) => !Object.hasOwn(manifest.scripts, name ?? ''))).toEqual([]);
  });

  test('links only to pages that exist', () => {
    const links = [...read(page).matchAll(/\]\(([^)#]+)\)/g)].map(([, link]) => link ?? '');
    const missing = links.filter((link) => !existsSync(join(folder, dirname(page), link)));
    expect(missing).toEqual([]);
  });
});

test('every flag that the CDK recommends is set, so that none changes a resource unseen later', () => {
  const flags = readFlags();
  expect(Object.keys(recommended).filter((flag) => !(flag in flags))).toEqual([]);
});
