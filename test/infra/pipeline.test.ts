import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import manifest from '../../package.json' with { type: 'json' };
import { aStage, type SynthesisedStage, someSettings } from './a-stage.ts';

/** The pipeline runs commands that exist, in an order that lets nothing untried reach production, with few rights. */

const root = join(import.meta.dirname, '../..');
const step = z.looseObject({
  uses: z.optional(z.string()),
  run: z.optional(z.string()),
  with: z.optional(z.record(z.string(), z.unknown())),
});
const job = z.looseObject({
  needs: z.optional(z.string()),
  if: z.optional(z.string()),
  uses: z.optional(z.string()),
  environment: z.optional(z.string()),
  permissions: z.optional(z.record(z.string(), z.string())),
  steps: z._default(z.array(step), []),
});
const workflow = z.looseObject({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), job),
});
const readWorkflow = (name: string) =>
  workflow.parse(parse(readFileSync(join(root, '.github/workflows', name), 'utf8'), { merge: true }));

const { jobs, permissions } = readWorkflow('release.yml');
const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run = '' }) => run.split('\n')));
const listRuns = (name: string) => jobs[name]?.steps.flatMap(({ run }) => run ?? []) ?? [];
const listRoles = (name: string) =>
  jobs[name]?.steps.flatMap((one) => one.with?.['role-to-assume'] ?? []) ?? [];

describe('a release', () => {
  test('goes through tests, one synthesis, staging, a look at the difference and production, one after another', () => {
    const needs = Object.entries(jobs).map(([name, { needs = '' }]) => [name, needs]);
    expect(needs).toEqual([
      ['test', ''],
      ['synthesise', 'test'],
      ['staging', 'synthesise'],
      ['look', 'staging'],
      ['production', 'look'],
      ['roll-back', 'production'],
    ]);
    expect(jobs.test?.uses).toBe('./.github/workflows/ci.yml');
    const { test: tests, check } = readWorkflow('ci.yml').jobs;
    expect(tests?.steps.at(-1)?.run).toMatch(/^npm run test:all -- --shard=.*\/4$/);
    expect(tests).toMatchObject({ strategy: { matrix: { part: [1, 2, 3, 4] } } });
    expect(check?.steps.map(({ run }) => run)).toContain('npm run check');
  });

  test('deploys to both stages what was synthesised once', () => {
    for (const name of ['staging', 'production']) {
      const [deploy] = listRuns(name).filter((run) => run.includes('cdk deploy'));
      expect(deploy).toContain(`'${name}/*' --app cdk.out`);
    }
    expect(listRuns('synthesise')).toContain('npm run synth');
  });

  test('keeps the source maps of its functions, which no package holds, where the build writes them', () => {
    const steps = jobs.synthesise?.steps ?? [];
    const at = steps.findIndex((one) => one.with?.name === 'source-maps');
    const kept = steps[at];
    expect(kept?.uses).toMatch(/^actions\/upload-artifact@/);
    expect(kept?.with).toMatchObject({ path: 'dist/**/*.map', 'if-no-files-found': 'error' });
    expect(at).toBeGreaterThan(steps.findIndex(({ run }) => run === 'npm run synth'));
  });

  test('is checked by the canary on each stage after it is deployed', () => {
    for (const name of ['staging', 'production', 'roll-back']) {
      const runs = listRuns(name);
      const check = runs.findIndex((run) => run.startsWith('npm run check-release'));
      expect(check).toBeGreaterThan(runs.findIndex((run) => run.includes('cdk deploy')));
    }
  });

  test('waits for the reviewers of production, and goes back to the last tag where that fails', () => {
    expect(jobs.production?.environment).toBe('production');
    expect(jobs['roll-back']?.if).toBe("failure() && needs.production.result == 'failure'");
    expect(listRuns('production').at(-1)).toContain('git tag "release-');
    expect(listRuns('roll-back')[0]).toContain("git describe --tags --match 'release-*'");
    // The alarms of what is taken back must not keep it from going.
    expect(listRuns('roll-back').join('\n')).toContain("cdk deploy 'production/*' -c releases=at-once");
  });
});

describe('the commands of the pipeline', () => {
  test('exist', () => {
    const scripts = commands.flatMap((line) => /npm run ([\w-]+)/.exec(line)?.[1] ?? []);
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([]);
    const files = Object.values(manifest.scripts).flatMap(
      (script) => /\bnode ([\w/-]+\.ts)/.exec(script)?.[1] ?? [],
    );
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    const packaged = commands.flatMap((line) => /npx ([\w-]+)/.exec(line)?.[1] ?? []);
    expect(packaged.filter((name) => !existsSync(join(root, 'node_modules/.bin', name)))).toEqual([]);
    const others = commands
      .map((line) => line.split(' ')[0])
      .filter((word) => word && !/^(npm|npx|git)$/.test(word));
    expect(others).toEqual([]);
  });

  test('give cdk no option that it does not have', () => {
    for (const command of ['deploy', 'diff']) {
      const help = execFileSync(join(root, 'node_modules/.bin/cdk'), [command, '--help'], {
        encoding: 'utf8',
      });
      const given = commands
        .filter((line) => line.includes(`cdk ${command} `))
        .flatMap((line) => [...line.matchAll(/ (--[a-z-]+)/g)].map(([, option]) => option ?? ''));
      expect(given.length).toBeGreaterThan(0);
      const known = [...help.matchAll(/--[a-z-]+/g)].map(([option]) => option);
      expect(given.filter((option) => !known.includes(option))).toEqual([]);
    }
  });

  test('name only stages that there are', () => {
    const app = readFileSync(join(root, 'bin/app.ts'), 'utf8');
    const stages = [...app.matchAll(/^ {4}name: '(\w+)'/gm)].map(([, name]) => name);
    const named = commands.flatMap((line) => /'(\w+)\/\*'|check-release -- (\w+)/.exec(line)?.slice(1) ?? []);
    expect(new Set(named.filter(Boolean))).toEqual(new Set(stages));
  });
});

let stage: SynthesisedStage;
beforeAll(() => {
  stage = aStage();
});

interface Statement {
  readonly Action: string;
  readonly Resource: unknown;
}

const findRole = (name: string) => {
  const [id, role] =
    Object.entries(stage.pipeline.findResources('AWS::IAM::Role')).find(
      ([, { Properties }]) => Properties.RoleName === name,
    ) ?? [];
  const statements = Object.values(stage.pipeline.findResources('AWS::IAM::Policy'))
    .filter(({ Properties }) => JSON.stringify(Properties.Roles).includes(`"${id}"`))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement as Statement[]);
  const [trust] = role?.Properties.AssumeRolePolicyDocument.Statement ?? [];
  return { trust, statements };
};

describe('the rights of the pipeline', () => {
  test('are taken by a job alone, from GitHub’s word for it, and by nobody with a key', () => {
    expect(permissions).toEqual({ contents: 'read' });
    const trusted = Object.entries(jobs).filter(([, one]) => one.permissions?.['id-token'] === 'write');
    expect(trusted.map(([name]) => name)).toEqual(['staging', 'look', 'production', 'roll-back']);
    expect(JSON.stringify(jobs)).not.toMatch(/secrets\.|access-key/);
    for (const name of trusted.map(([trustedName]) => trustedName)) expect(listRoles(name)).toHaveLength(1);
  });

  test('are those of roles that the stage has', () => {
    expect(listRoles('production')[0]).toMatch(/:role\/handout-production-deploy$/);
    expect(listRoles('roll-back')).toEqual(listRoles('production'));
    expect(listRoles('staging')[0]).toMatch(/:role\/handout-staging-deploy$/);
    expect(listRoles('look')[0]).toMatch(/:role\/handout-production-look$/);
    for (const what of ['deploy', 'look'])
      expect(findRole(`handout-${someSettings.name}-${what}`).statements).not.toEqual([]);
  });

  test('do not reach the account of the copies, which no release deploys to', () => {
    expect(JSON.stringify(stage.pipeline.toJSON())).not.toContain(someSettings.copies.account);
    expect(commands.filter((line) => /cdk (deploy|diff)/.test(line) && !/'\w+\/\*'/.test(line))).toEqual([]);
    for (const { displayName } of stage.stage.synth().stacks) expect(displayName).not.toContain('Copies');
  });

  test('to deploy are given to jobs of the stage’s environment in this repository, and to no branch', () => {
    const { Condition } = findRole('handout-production-deploy').trust;
    expect(Condition.StringEquals).toEqual({
      'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
      'token.actions.githubusercontent.com:sub': `repo:${someSettings.repository}:environment:production`,
    });
    const look = findRole('handout-production-look').trust.Condition.StringEquals;
    expect(look['token.actions.githubusercontent.com:sub']).toBe(
      `repo:${someSettings.repository}:ref:refs/heads/main`,
    );
  });

  test('are to take the roles of the CDK’s bootstrap and to call the canary; who looks may look up', () => {
    const list = (name: string) =>
      findRole(name).statements.map(({ Action, Resource }) => [Action, [Resource].flat()] as const);
    const roles = (names: readonly string[]) =>
      names.map((name) => `arn:aws:iam::222222222222:role/cdk-hnb659fds-${name}-role-222222222222-us-east-1`);
    expect(list('handout-production-deploy')).toEqual([
      ['sts:AssumeRole', roles(['deploy', 'file-publishing', 'lookup'])],
      ['lambda:InvokeFunction', [expect.anything()]],
    ]);
    expect(list('handout-production-look')).toEqual([['sts:AssumeRole', roles(['lookup'])]]);
  });
});
