import { Match } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, test } from 'vitest';
import { DIRECT_EVENTS, EVENT_SOURCE, EVENTS, getRenderTimes, QUEUED_EVENTS } from '#shared/events/events.ts';
import { aStage, listServiceFunctions, type SynthesisedStage, someSettings } from './a-stage.ts';

let stage: SynthesisedStage;
beforeAll(() => {
  stage = aStage();
});

const findRenderer = () => listServiceFunctions(stage).find(({ name }) => name === 'Renderer');
const listQueues = () => Object.entries(stage.service.findResources('AWS::SQS::Queue'));
const findQueue = () => listQueues().find(([, { Properties }]) => Properties.RedrivePolicy)?.[1].Properties;

describe('the way to a PDF', () => {
  const expectGoesTo = (detailTypes: readonly string[], Arn: object) =>
    stage.service.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: { source: [EVENT_SOURCE], 'detail-type': detailTypes },
      Targets: [{ Arn }],
    });

  test('begins with every event that waits its turn, delivered into the queue', () => {
    expectGoesTo(QUEUED_EVENTS, { 'Fn::GetAtt': [Match.stringLikeRegexp('RenderingQueue'), 'Arn'] });
  });

  test('is shared by owners, none of whom waits for all that another has published', () => {
    stage.service.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: { 'detail-type': QUEUED_EVENTS },
      Targets: [{ SqsParameters: { MessageGroupId: '$.detail.owner_id' } }],
    });
  });

  test('is no way of the other events, each of which goes to its function at once', () => {
    expectGoesTo(DIRECT_EVENTS.get('index-gallery') ?? [], {
      Ref: Match.stringLikeRegexp('^GalleryIndexerLive'),
    });
    expectGoesTo(DIRECT_EVENTS.get('delete-account') ?? [], { Ref: Match.stringLikeRegexp('^EraserLive') });
    const all = [...QUEUED_EVENTS, ...[...DIRECT_EVENTS.values()].flat()];
    expect(all.sort()).toEqual(Object.keys(EVENTS).sort());
  });

  test('shows a message again only after six times the renderer’s timeout, which its lease outlives', () => {
    expect(findQueue()?.VisibilityTimeout).toBeGreaterThanOrEqual(
      6 * (findRenderer()?.timeout ?? Number.NaN),
    );
    expect(findRenderer()?.timeout).toBe(someSettings.pace.renderTimeout);
    const { lease, deadline, allDeadline } = getRenderTimes(findRenderer()?.timeout ?? Number.NaN);
    expect(lease).toBeGreaterThan(findRenderer()?.timeout ?? Number.NaN);
    // The last PDF begins just before all of them are late.
    expect(allDeadline + deadline).toBeLessThan(findRenderer()?.timeout ?? Number.NaN);
  });

  test('puts what failed three times with the dead letters, kept for 14 days', () => {
    expect(findQueue()?.RedrivePolicy.maxReceiveCount).toBe(3);
    const id = findQueue()?.RedrivePolicy.deadLetterTargetArn['Fn::GetAtt'][0];
    const dead = Object.fromEntries(listQueues())[id]?.Properties;
    expect(dead?.MessageRetentionPeriod).toBe(14 * 24 * 3600);
  });

  test('runs through queues that are encrypted and reached by TLS alone', () => {
    expect(listQueues()).toHaveLength(2);
    expect(listQueues().filter(([, { Properties }]) => Properties.SqsManagedSseEnabled !== true)).toEqual([]);
    const policies = Object.values(stage.service.findResources('AWS::SQS::QueuePolicy'));
    expect(policies.filter((policy) => !JSON.stringify(policy).includes('aws:SecureTransport'))).toEqual([]);
    expect(policies).toHaveLength(2);
  });

  test('offers the renderer one message at a time and no more than there are renderers', () => {
    stage.service.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      BatchSize: 1,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: someSettings.renderers },
    });
    stage.service.hasResourceProperties('AWS::Lambda::Function', {
      Architectures: ['x86_64'],
      MemorySize: 3008,
      ReservedConcurrentExecutions: someSettings.renderers,
      Environment: {
        Variables: {
          CHROMIUM_DIR: '/var/task/chromium',
          PRINT_BUNDLE_DIR: '/var/task/print',
          RENDER_TIMEOUT_SECONDS: String(someSettings.pace.renderTimeout),
        },
      },
    });
  });

  test('is looked after as often as the stage says, and what is lost for longer is sent again', () => {
    stage.service.hasResourceProperties('AWS::Events::Rule', {
      ScheduleExpression: 'rate(2 minutes)',
      Targets: [{ Arn: { Ref: Match.stringLikeRegexp('^SweeperLive') } }],
    });
  });

  test('tells the sweeper how long an event may be on its way', () => {
    stage.service.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: { SWEEP_EVERY_SECONDS: '120' } },
    });
  });

  test('rings when a letter is dead and when somebody waits too long', () => {
    const alarm = (MetricName: string, Threshold: number) =>
      stage.service.hasResourceProperties('AWS::CloudWatch::Alarm', { MetricName, Threshold });
    alarm('ApproximateNumberOfMessagesVisible', 0);
    alarm('ApproximateAgeOfOldestMessage', 300);
  });
});
