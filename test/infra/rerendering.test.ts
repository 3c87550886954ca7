import { beforeAll, describe, expect, test } from 'vitest';
import { aStage, listServiceFunctions, type SynthesisedStage, someSettings } from './a-stage.ts';

let stage: SynthesisedStage;
beforeAll(() => {
  stage = aStage();
});

const findMachine = () => {
  const [machine] = Object.values(stage.service.findResources('AWS::StepFunctions::StateMachine'));
  const [, parts] = machine?.Properties.DefinitionString['Fn::Join'] ?? [];
  const text = (parts as unknown[]).map((part) => (typeof part === 'string' ? part : 'REFERENCE')).join('');
  return { machine, map: JSON.parse(text).States.Documents };
};
const findRole = () =>
  Object.entries(stage.service.findResources('AWS::IAM::Policy'))
    .filter(([id]) => id.startsWith('RerenderingMachine'))
    .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement as Statement[]);

interface Statement {
  readonly Action: string | string[];
  readonly Resource: object;
}

describe('the runs that make everything published anew', () => {
  test('go through the published files, a call for some of them, with the run in each', () => {
    const { map } = findMachine();
    expect(map).toMatchObject({
      ItemReader: {
        Resource: expect.stringMatching(/s3:listObjectsV2$/),
        Parameters: { Prefix: 'published/' },
      },
      ItemBatcher: { BatchInput: { 'run.$': '$.run', 'is_dry.$': '$.is_dry' } },
      ItemProcessor: { ProcessorConfig: { Mode: 'DISTRIBUTED' } },
      ResultWriter: { Parameters: { Prefix: 'runs' } },
    });
  });

  test('take half as many functions as there are renderers, and none of theirs', () => {
    const { map } = findMachine();
    expect(map.MaxConcurrency).toBe(someSettings.renderers / 2);
    const functions = listServiceFunctions(stage);
    const [renderer, rerenderer] = ['Renderer', 'Rerenderer'].map((name) =>
      functions.find((one) => one.name === name),
    );
    expect(renderer?.id).not.toBe(rerenderer?.id);
    expect(JSON.stringify(rerenderer?.statements)).not.toContain('sqs:');
  });

  test('give a call the time that its documents take at most, one after another', () => {
    const { map } = findMachine();
    const rerenderer = listServiceFunctions(stage).find(({ name }) => name === 'Rerenderer');
    // A document has two files at least: its sheets and their picture.
    const documents = map.ItemBatcher.MaxItemsPerBatch / 2;
    expect(rerenderer?.timeout).toBeGreaterThanOrEqual(documents * someSettings.pace.renderTimeout);
  });

  test('repeat a call that crashed, and end where many do', () => {
    const { map } = findMachine();
    const { Retry } = map.ItemProcessor.States.Render;
    expect(Retry).toContainEqual(expect.objectContaining({ ErrorEquals: ['States.ALL'], MaxAttempts: 2 }));
    expect(map.ToleratedFailurePercentage).toBe(5);
  });

  test('have a role of their own: it lists the published files, calls one function, and writes its own reports', () => {
    const allowed = findRole().flatMap(({ Action, Resource }) =>
      [Action].flat().map((action) => ({ action, resource: JSON.stringify(Resource) })),
    );
    const find = (pattern: RegExp) => allowed.filter(({ action }) => pattern.test(action));
    expect(find(/^lambda:/).map(({ resource }) => resource)).toEqual([
      expect.stringMatching(/^\{"Ref":"RerendererLive/),
    ]);
    expect(find(/^s3:(Put|Get)Object$/).filter(({ resource }) => !resource.includes('Reports'))).toEqual([]);
    expect(find(/^s3:ListBucket$/).map(({ resource }) => resource)).toEqual([
      expect.stringContaining('Published'),
    ]);
    expect(find(/^(dynamodb|sqs|secretsmanager|cognito)/)).toEqual([]);
  });

  test('keep a report of each run for three months', () => {
    const [id, bucket] =
      Object.entries(stage.service.findResources('AWS::S3::Bucket')).find(([name]) =>
        name.startsWith('RerenderingReports'),
      ) ?? [];
    expect(id).toBeDefined();
    expect(JSON.stringify(bucket?.Properties.LifecycleConfiguration)).toContain('"ExpirationInDays":90');
  });
});
