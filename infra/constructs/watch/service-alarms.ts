import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { pascalCase } from 'es-toolkit';
import { SWEEPS, type Sweep } from '#shared/events/events.ts';
import type { Alarms } from '../alarms.ts';
import type { Handler } from '../functions/handler.ts';
import { createRate } from '../rate.ts';
import { createOldestDueMetric, createPublishMetrics } from './publish-metrics.ts';

/** A function that a timer starts. */
export interface Timed {
  readonly handler: Handler;
  /** The time in which it must have run once. */
  readonly within: Duration;
  /** The reason for that time, as a sentence. */
  readonly why: string;
}

export interface Watched {
  readonly table: TableV2;
  readonly userPool: UserPool;
  readonly userPoolClient: UserPoolClient;
  readonly region: string;
  /** SES sends the mails of the user pool, and counts those that come back. */
  readonly isSesUsed: boolean;
  readonly canary: Handler;
  readonly timers: readonly Timed[];
}

/** The operations that functions call on the table; DynamoDB counts its own faults for each operation. */
const OPERATIONS = ['GetItem', 'PutItem', 'TransactWriteItems', 'UpdateItem', 'DeleteItem', 'Query'];

const createTableFaults = (table: TableV2): Readonly<Record<string, Metric>> =>
  Object.fromEntries(
    OPERATIONS.map((Operation) => [
      `failed${Operation}`,
      table.metric('SystemErrors', {
        statistic: 'Sum',
        period: Duration.minutes(5),
        dimensionsMap: { TableName: table.tableName, Operation },
      }),
    ]),
  );

/** The alarms of what functions call, and of what should happen by itself. */
export class ServiceAlarms extends Construct {
  constructor(scope: Construct, id: string, alarms: Alarms, watched: Watched) {
    super(scope, id);
    this.watchTable(alarms, watched);
    this.watchSignIn(alarms, watched);
    if (watched.isSesUsed) this.watchMails(alarms);
    this.watchCanary(alarms, watched);
    this.watchPublishing(alarms, watched);
    for (const sweep of SWEEPS) this.watchSweep(alarms, sweep, watched);
    for (const timer of watched.timers) this.watchTimer(alarms, timer);
  }

  private watchTable(alarms: Alarms, { table }: Watched): void {
    const sum = { statistic: 'Sum', period: Duration.minutes(5) };
    const throttles = {
      reads: table.metric('ReadThrottleEvents', sum),
      writes: table.metric('WriteThrottleEvents', sum),
    };
    const units = {
      readUnits: table.metricConsumedReadCapacityUnits(sum),
      writeUnits: table.metricConsumedWriteCapacityUnits(sum),
    };
    alarms.addAlarm(this, 'Throttled', {
      metric: createRate({ failures: throttles, tries: units, atLeast: 10, label: 'Throttled in %' }),
      threshold: 1,
      periods: 2,
      fault: 'The table refuses more than one request for every hundred units of capacity that it serves.',
      why: 'the SDK repeats a refused request three times, which hides 1 %; two periods let the table grow.',
      page: 'table-throttled',
    });
    alarms.addAlarm(this, 'TableFails', {
      metric: createRate({
        failures: createTableFaults(table),
        tries: units,
        atLeast: 5,
        label: 'Faults of the table in %',
      }),
      threshold: 1,
      periods: 2,
      fault: 'The table answers with a fault of its own more than once for every hundred units of capacity.',
      why: 'the SDK repeats a failed request three times, which hides 1 %.',
      page: 'table-faults',
    });
  }

  private watchSignIn(alarms: Alarms, { userPool, userPoolClient }: Watched): void {
    const createMetric = (metricName: string, statistic: string) =>
      new Metric({
        namespace: 'AWS/Cognito',
        metricName,
        statistic,
        period: Duration.minutes(5),
        dimensionsMap: { UserPool: userPool.userPoolId, UserPoolClient: userPoolClient.userPoolClientId },
      });
    const throttled = createMetric('SignInThrottles', 'Sum');
    alarms.addAlarm(this, 'SignInThrottled', {
      metric: createRate({
        failures: { throttled },
        tries: { tried: createMetric('SignInSuccesses', 'SampleCount'), throttled },
        atLeast: 5,
        label: 'Throttled logins in %',
      }),
      threshold: 1,
      fault: 'Cognito refuses more than 1 % of the logins because there are too many.',
      why: 'a quota of the account is used up, and from then on whole classes cannot log in.',
      page: 'sign-in-throttled',
    });
  }

  /** Watches what SES itself looks at before it lets an account send no more. */
  private watchMails(alarms: Alarms): void {
    const createReputation = (metricName: string) =>
      new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Maximum', period: Duration.hours(1) });
    alarms.addAlarm(this, 'MailsBounce', {
      metric: createReputation('Reputation.BounceRate'),
      threshold: 0.03,
      fault: 'More than 3 % of our mails come back.',
      why: 'SES looks into an account from 5 % on and pauses it at 10 %, and then nobody can sign up.',
      page: 'mail-reputation',
    });
    alarms.addAlarm(this, 'MailsComplained', {
      metric: createReputation('Reputation.ComplaintRate'),
      threshold: 0.0005,
      fault: 'More than 5 of 10,000 mails are reported as spam.',
      why: 'SES looks into an account from 10 of 10,000 on.',
      page: 'mail-reputation',
    });
  }

  private watchCanary(alarms: Alarms, { canary }: Watched): void {
    const period = Duration.minutes(10);
    alarms.addSilenceAlarm(this, 'CanarySilent', {
      metric: new MathExpression({
        expression: 'runs - failed',
        usingMetrics: {
          runs: canary.function.metricInvocations({ statistic: 'Sum', period }),
          failed: canary.function.metricErrors({ statistic: 'Sum', period }),
        },
        period,
        label: 'Runs of the canary without a fault',
      }),
      threshold: 1,
      periods: 3,
      fault: 'The canary could not publish for half an hour.',
      why: 'it is due every ten minutes, and a release may fail one run or two.',
      page: 'canary',
    });
  }

  private watchPublishing(alarms: Alarms, { region }: Watched): void {
    alarms.addSilenceAlarm(this, 'NothingPublished', {
      metric: createPublishMetrics(region, Duration.minutes(10)).count,
      threshold: 1,
      periods: 3,
      fault: 'No PDF was made for half an hour.',
      why: 'the canary alone publishes every ten minutes, and one of three runs may fail.',
      page: 'nothing-published',
    });
    alarms.addAlarm(this, 'SlowPdfs', {
      metric: createPublishMetrics(region, Duration.minutes(10)).seconds,
      threshold: 60,
      periods: 3,
      fault: 'People wait for a PDF longer than a minute: the slowest 5 % of half an hour.',
      why: 'a PDF takes seconds; three periods in a row rule out one large document and one that was tried twice.',
      page: 'slow-pdfs',
    });
  }

  private watchSweep(alarms: Alarms, sweep: Sweep, { region }: Watched): void {
    alarms.addAlarm(this, `Late${pascalCase(sweep)}`, {
      metric: createOldestDueMetric(sweep, region),
      threshold: Duration.days(1).toSeconds(),
      fault: `The oldest of what the sweep "${sweep}" has to do has waited for more than a day.`,
      why: 'it runs every hour at least and takes all that is due, so that a day means failures or too much work.',
      page: 'sweep-late',
    });
  }

  private watchTimer(alarms: Alarms, { handler, within, why }: Timed): void {
    // A period of an alarm ends at an hour.
    const period = Duration.minutes(Math.min(60, within.toMinutes()));
    alarms.addSilenceAlarm(this, `${handler.node.id}Silent`, {
      metric: handler.function.metricInvocations({ statistic: 'Sum', period }),
      threshold: 1,
      periods: within.toMinutes() / period.toMinutes(),
      fault: `${handler.node.id} has not run for ${within.toHumanString()}.`,
      why,
      page: 'timer-silent',
    });
  }
}
