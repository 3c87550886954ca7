import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, test } from 'vitest';
import { createStage } from '#infra/synthesis/templates.ts';
import { aFolder } from '../support/a-folder.ts';
import {
  aStage,
  listServiceAlarms,
  listServiceFunctions,
  listTemplates,
  type SynthesisedStage,
  someSettings,
} from './a-stage.ts';
import { isAllowed } from './functions.ts';

let stage: SynthesisedStage;
beforeAll(() => {
  stage = aStage();
});

const pages = join(import.meta.dirname, '../../docs/operations/alarms');
const listAlarms = () =>
  listTemplates(stage).flatMap((template) => Object.values(template.findResources('AWS::CloudWatch::Alarm')));
const listDescriptions = (): string[] => listAlarms().map(({ Properties }) => Properties.AlarmDescription);

/** The texts of the mails that events of AWS send. */
const listFaultMails = (): string[] =>
  listTemplates(stage)
    .flatMap((template) => Object.values(template.findResources('AWS::Events::Rule')))
    .flatMap(({ Properties }) => Properties.Targets)
    .flatMap(({ Input }) => (String(Input).includes('Runbook:') ? [String(Input)] : []));

describe('every alarm', () => {
  test('names its fault, the reason of its threshold, and the page that says what to do', () => {
    const shape = new RegExp(
      `^[^.]+(\\.\\d[^.]+)*\\. Threshold: .+\\. Runbook: ${someSettings.runbooks}/[a-z-]+\\.md$`,
    );
    expect(listDescriptions().length).toBeGreaterThan(50);
    expect(listDescriptions().filter((text) => !shape.test(text))).toEqual([]);
  });

  test('has its page, and every page has its alarm', () => {
    const named = new Set(
      [...listDescriptions(), ...listFaultMails()].map((text) => /([a-z-]+)\.md"?$/.exec(text)?.[1]),
    );
    const written = globSync('*.md', { cwd: pages }).map((name) => name.slice(0, -3));
    // The budget is AWS's own kind of alarm: its mail has no text of ours.
    expect(written.filter((name) => name !== 'README').sort()).toEqual([...named, 'budget'].sort());
  });

  test('tells when it is over, too', () => {
    const oneSided = listAlarms().filter(
      ({ Properties }) => Properties.AlarmActions && !Properties.OKActions?.length,
    );
    expect(oneSided).toEqual([]);
  });

  test('compares a rate, a time or a silence; dead letters alone are counted', () => {
    const counted = listAlarms().filter(
      ({ Properties: { MetricName, Statistic, TreatMissingData } }) =>
        MetricName && Statistic === 'Sum' && TreatMissingData !== 'breaching',
    );
    expect(counted).toEqual([]);
    const names = new Set(listAlarms().map(({ Properties }) => Properties.MetricName));
    expect([...names].filter(Boolean).sort()).toEqual([
      '5xxErrorRate',
      'ApproximateAgeOfOldestMessage',
      'ApproximateNumberOfMessagesVisible',
      'DaysToExpiry',
      'Invocations',
      'OldestDue',
      'Published',
      'Reputation.BounceRate',
      'Reputation.ComplaintRate',
      'SecondsToPublished',
    ]);
  });
});

test.each(globSync('*.md', { cwd: pages }).filter((name) => name !== 'README.md'))(
  'the page %s says what is wrong, where to look and what to do',
  (name) => {
    const headings = [...readFileSync(join(pages, name), 'utf8').matchAll(/^## (.*)$/gm)].map(
      ([, text]) => text,
    );
    expect(headings).toEqual(['What is wrong', 'Look', 'Do']);
  },
);

describe('silence rings', () => {
  const listSilences = () =>
    listServiceAlarms(stage).filter(({ Properties }) => Properties.TreatMissingData === 'breaching');

  test('where nothing is counted at all, because what is dead counts nothing', () => {
    for (const { Properties } of listSilences().filter((one) => one.Properties.MetricName !== 'DaysToExpiry'))
      expect(Properties).toMatchObject({ ComparisonOperator: 'LessThanThreshold', Threshold: 1 });
  });

  test('for each timer, for PDFs, and for the certificate that is counted no more once it has ended', () => {
    const faults = listSilences().map(({ Properties }) => Properties.AlarmDescription.split('.')[0]);
    expect(faults.sort()).toEqual([
      'Eraser has not run for 1 hour',
      'ImageSweeper has not run for 3 hours',
      'No PDF was made for half an hour',
      'Sweeper has not run for 6 minutes',
      'The canary could not publish for half an hour',
      'The certificate of the API ends within 30 days',
      'UserCopier has not run for 1 day 2 hours',
    ]);
  });
});

test('every certificate rings a month before its end, where its numbers are', () => {
  const certificates = listTemplates(stage).flatMap((template) =>
    Object.values(template.findResources('AWS::CertificateManager::Certificate')),
  );
  const alarms = listAlarms().filter(({ Properties }) => Properties.MetricName === 'DaysToExpiry');
  expect(alarms).toHaveLength(certificates.length);
  for (const { Properties } of alarms)
    expect(Properties).toMatchObject({
      ...{ Threshold: 30, Statistic: 'Minimum', ComparisonOperator: 'LessThanThreshold' },
      TreatMissingData: 'breaching',
    });
  stage.edgeWatch.hasResourceProperties('AWS::CloudWatch::Alarm', { MetricName: 'DaysToExpiry' });
});

test('faults of the table itself ring for each operation that functions ask of it', () => {
  const [alarm] = listAlarms().filter(({ Properties }) =>
    JSON.stringify(Properties).includes('SystemErrors'),
  );
  const asked: { MetricStat?: { Metric: { MetricName: string; Dimensions: Dimension[] } } }[] =
    alarm?.Properties.Metrics;
  const operations = asked
    .flatMap(({ MetricStat }) => MetricStat?.Metric ?? [])
    .filter(({ MetricName }) => MetricName === 'SystemErrors')
    .map(({ Dimensions }) => Dimensions.find(({ Name }) => Name === 'Operation')?.Value);
  const allowed = listServiceFunctions(stage).flatMap(({ statements }) =>
    statements.flatMap(({ actions }) => actions.filter((action) => action.startsWith('dynamodb:'))),
  );
  const asOperation = (action: string) => action.slice(9).replace('ConditionCheckItem', 'TransactWriteItems');
  expect(operations.sort()).toEqual([...new Set(allowed)].map(asOperation).sort());
});

interface Dimension {
  readonly Name: string;
  readonly Value: string;
}

test('mails that come back ring where SES sends them, and nothing rings where Cognito does', () => {
  const listMetrics = (one: SynthesisedStage) =>
    listServiceAlarms(one).map(({ Properties }) => Properties.MetricName ?? '');
  const { mailFrom: _, ...withoutSes } = someSettings;
  expect(listMetrics(stage)).toEqual(
    expect.arrayContaining(['Reputation.BounceRate', 'Reputation.ComplaintRate']),
  );
  const without = createStage(aFolder(), withoutSes).stage.service;
  expect(JSON.stringify(Template.fromStack(without).toJSON())).not.toContain('AWS/SES');
});

test('a trace begins where an event is sent and goes on where it arrives; no other call pays for one', () => {
  const functions = listServiceFunctions(stage);
  const senders = functions.filter((one) => isAllowed(one, 'events:PutEvents')).map(({ name }) => name);
  const receivers = ['Renderer', 'GalleryIndexer', 'Eraser'];
  const traced = functions.filter(({ isTraced }) => isTraced).map(({ name }) => name);
  expect(traced.sort()).toEqual([...new Set([...senders, ...receivers])].sort());
  expect(traced).toContain('publishDocument');
  expect(traced).not.toContain('updateDocument');
});

test('the dashboard shows people, functions, publishing, data and the edge', () => {
  const [dashboard] = Object.values(stage.watch.findResources('AWS::CloudWatch::Dashboard'));
  const body = JSON.stringify(dashboard?.Properties.DashboardBody);
  for (const topic of ['API', 'Functions', 'Publishing', 'Table', 'CloudFront', 'Firewall'])
    expect(body).toContain(`title\\":\\"${topic}: `);
});

test('the budget of the stage mails before the month costs more', () => {
  stage.watch.hasResourceProperties('AWS::Budgets::Budget', {
    Budget: { BudgetLimit: { Amount: someSettings.monthlyBudget, Unit: 'USD' }, TimeUnit: 'MONTHLY' },
  });
  const [budget] = Object.values(stage.watch.findResources('AWS::Budgets::Budget'));
  const notified = budget?.Properties.NotificationsWithSubscribers;
  expect(notified.map(({ Notification }: { Notification: object }) => Notification)).toMatchObject([
    { NotificationType: 'ACTUAL', Threshold: 80 },
    { NotificationType: 'FORECASTED', Threshold: 100 },
  ]);
  expect(JSON.stringify(notified)).toContain(someSettings.alarmsTo);
});

test('a jump of the cost is mailed on the next day, from a twentieth of the budget on', () => {
  const [subscription] = Object.values(stage.watch.findResources('AWS::CE::AnomalySubscription'));
  const { Frequency, Subscribers, ThresholdExpression } = subscription?.Properties ?? {};
  expect([Frequency, Subscribers]).toEqual(['DAILY', [{ Type: 'EMAIL', Address: someSettings.alarmsTo }]]);
  expect(ThresholdExpression).toContain(`"Values":["${someSettings.monthlyBudget / 20}"]`);
});

test('the account’s own monitor of costs is taken where there is one, because AWS allows no second', () => {
  const costMonitor = 'arn:aws:ce::222222222222:anomalymonitor/11111111-2222-3333-4444-555555555555';
  const { watch } = aStage({ costMonitor });
  watch.resourceCountIs('AWS::CE::AnomalyMonitor', 0);
  watch.hasResourceProperties('AWS::CE::AnomalySubscription', { MonitorArnList: [costMonitor] });
  stage.watch.resourceCountIs('AWS::CE::AnomalyMonitor', 1);
});

test('no template comes near the 500 resources that CloudFormation takes', () => {
  const sizes = listTemplates(stage).map((template) => Object.keys(template.toJSON().Resources).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(350);
});
