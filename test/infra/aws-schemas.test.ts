// @module-tag slow
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App, CloudFormationValidatePlugin } from 'aws-cdk-lib';
import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import type { Settings } from '#infra/config/settings.ts';
import { aFolder } from '../support/a-folder.ts';
import { aStage, aStageOf, listTemplates, someSettings, someSignIn } from './a-stage.ts';

type Json = ReturnType<Template['toJSON']>;

/** AWS's own rules, with the schemas of its resources. */
const plugin = new CloudFormationValidatePlugin();

/** Lists what AWS says against the templates: what would fail, and what is likely to. */
function listFaults(templates: readonly Json[], { account: accountId, region } = someSettings): string[] {
  const folder = aFolder();
  const stackTemplates = templates.map((template, at) => {
    const templatePath = join(folder, `${at}.template.json`);
    writeFileSync(templatePath, JSON.stringify(template));
    return { stackConstructPath: `stack-${at}`, templatePath, accountId, region };
  });
  const templatePaths = stackTemplates.map(({ templatePath }) => templatePath);
  const report = plugin.validate({ appConstruct: new App(), templatePaths, stackTemplates });
  return report.violations.map(({ ruleName, description }) => `${ruleName}: ${description}`);
}

/** Lists the paths of empty lists: several services refuse one, which no schema says. */
function listEmptyLists(value: unknown, path = ''): string[] {
  if (Array.isArray(value) && value.length === 0) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => listEmptyLists(inner, `${path}/${name}`));
}

const { mailFrom: _, ...withoutMail } = someSettings;
/** Stages that differ in what their templates hold, and one in another region. */
const STAGES: readonly (readonly [string, Settings])[] = [
  ['a usual stage', someSettings],
  ['a stage with every provider', { ...someSettings, signIn: someSignIn }],
  ['a stage without mails of its own', withoutMail],
  ['a stage in Europe', { ...someSettings, region: 'eu-central-1' }],
];
const getEdge = (): Json => structuredClone(aStage().edge.toJSON());
const findFirewall = (edge: Json) =>
  Object.values(edge.Resources as Record<string, { Type: string; Properties: Json }>).find(
    ({ Type }) => Type === 'AWS::WAFv2::WebACL',
  )?.Properties ?? {};

describe.each(STAGES)('every template of %s', (_name, settings) => {
  const list = () => listTemplates(aStageOf(settings)).map((template) => template.toJSON());

  test('fits AWS’s schemas of its resources', () => {
    expect(listFaults(list(), settings)).toEqual([]);
  });

  test('holds no empty list', () => {
    expect(list().flatMap(({ Resources }) => listEmptyLists(Resources))).toEqual([]);
  });
});

describe('the check of the templates bites', () => {
  test('on a property that no resource has, on a wrong type and on an unknown value', () => {
    const edge = getEdge();
    Object.assign(findFirewall(edge), { Bogus: 1, Scope: 'NOWHERE', Description: ['a list'] });
    const faults = listFaults([edge]).join('\n');
    for (const word of ['Bogus', 'NOWHERE', 'is not of type']) expect(faults).toContain(word);
  });

  test('on an empty list deep in a rule', () => {
    const edge = getEdge();
    findFirewall(edge).Rules[3].Statement.ManagedRuleGroupStatement.RuleActionOverrides = [];
    expect(listEmptyLists(edge.Resources)).toEqual([
      expect.stringMatching(/Rules\/3\/Statement\/ManagedRuleGroupStatement\/RuleActionOverrides$/),
    ]);
  });
});
