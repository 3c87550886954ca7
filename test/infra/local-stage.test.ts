import { expect, test } from 'vitest';
import { HANDLERS, RENDERER, RERENDERER } from '#infra/build/handlers.ts';
import { isAllowed } from '#infra/local/aws/policy.ts';
import { getQueueRules } from '#infra/local/names.ts';
import { readStage } from '#infra/synthesis/read-stage.ts';
import { synthesiseTemplates } from '#infra/synthesis/templates.ts';
import { USUAL_PACE } from '#shared/events/events.ts';
import { readRules } from '../edge/read-rules.ts';
import { aFolder } from '../support/a-folder.ts';

/** What the embedded cloud enforces is what is deployed. */

const templates = synthesiseTemplates(aFolder());
const stage = readStage(templates);
const TABLE = 'arn:aws:dynamodb:us-east-1:000000000000:table/handout';

test('every function has its policy and its timeout', () => {
  const names = Object.keys(stage.functions).sort();
  expect(names).toEqual([...HANDLERS, RENDERER, RERENDERER].sort());
  for (const { policy, timeout } of Object.values(stage.functions)) {
    expect(policy.length).toBeGreaterThan(0);
    expect(timeout).toBeGreaterThan(0);
  }
});

test('a policy names the resources by their local names, and keeps its conditions', () => {
  const caller = { statements: stage.functions['http/create-document']?.policy ?? [] };
  const put = (key: string) => ({
    ...{ action: 'dynamodb:PutItem', resource: TABLE },
    context: { 'dynamodb:LeadingKeys': [key] },
  });
  expect([isAllowed(put('DOC#1'), caller), isAllowed(put('USER#1'), caller)]).toEqual([true, false]);
});

test('the queues have the visibility and the receive count of the template', () => {
  const queues = templates.flatMap(({ Resources }) =>
    Object.values(Resources).filter(({ Type }) => Type === 'AWS::SQS::Queue'),
  );
  const [render] = getQueueRules(USUAL_PACE);
  expect(queues.map(({ Properties }) => Properties)).toContainEqual(
    expect.objectContaining({
      VisibilityTimeout: render?.visibility,
      RedrivePolicy: expect.objectContaining({ maxReceiveCount: render?.redrive?.after }),
    }),
  );
});

test('a rule of the firewall that is unknown here is an error, and never passed over', () => {
  const changed = templates.map((template) => ({
    ...template,
    Resources: Object.fromEntries(
      Object.entries(template.Resources).map(([id, resource]) => [
        id,
        resource.Type === 'AWS::WAFv2::WebACL'
          ? {
              ...resource,
              Properties: { Rules: [{ Name: 'Geo', Priority: 0, Statement: { GeoMatchStatement: {} } }] },
            }
          : resource,
      ]),
    ),
  }));
  expect(() => readRules(changed)).toThrow('does not know the rule Geo');
});
