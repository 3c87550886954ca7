import { Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { type EventPattern, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

interface AlarmText {
  /** The fault, as a sentence. */
  readonly fault: string;
  /** The reason for the threshold, as a sentence. */
  readonly why: string;
  /** The page in `docs/operations/alarms` that says what to do, such as `dead-letters`. */
  readonly page: string;
}

interface AlarmProps extends AlarmText {
  readonly metric: IMetric;
  /** The last value that is no alarm: the highest one, or the lowest one for an alarm on silence. */
  readonly threshold: number;
  /** The number of periods in a row, 1 by default. */
  readonly periods?: number;
}

/** Writes what operators read of an alarm; `runbooks` is the address of the folder with the pages. */
export const describeAlarm = (runbooks: string, { fault, why, page }: AlarmText): string =>
  `${fault} Threshold: ${why} Runbook: ${runbooks}/${page}.md`;

interface FaultEventProps {
  readonly pattern: EventPattern;
  /** The fault, as a sentence. */
  readonly fault: string;
  /** The page in `docs/operations/alarms` that says what to do. */
  readonly page: string;
}

export interface Notified {
  readonly mailTo: string;
  /** The address of the folder with the pages. */
  readonly runbooks: string;
}

/** Alarms that all notify one topic with one mail address, when they begin and when they are over. */
export class Alarms extends Construct {
  private readonly topic: Topic;
  private readonly runbooks: string;

  constructor(scope: Construct, id: string, { mailTo, runbooks }: Notified) {
    super(scope, id);
    this.runbooks = runbooks;
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    // A topic with its own policy loses the default one, by which alarms of its account may publish.
    const ours = { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } };
    const alarms = new ServicePrincipal('cloudwatch.amazonaws.com', { conditions: ours });
    this.topic.grantPublish(alarms);
    this.topic.addSubscription(new EmailSubscription(mailTo));
  }

  /** Adds an alarm for values above the threshold. Missing data is no alarm: nobody calls at night. */
  addAlarm(scope: Construct, id: string, props: AlarmProps): Alarm {
    return this.add(scope, id, props, {
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  }

  /** Adds an alarm for values below the threshold. Missing data is an alarm too: what is dead counts nothing. */
  addSilenceAlarm(scope: Construct, id: string, props: AlarmProps): Alarm {
    return this.add(scope, id, props, {
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.BREACHING,
    });
  }

  /** Sends a mail for each event of AWS that reports a fault, where no metric does. */
  addFaultEvent(scope: Construct, id: string, { pattern, fault, page }: FaultEventProps): Rule {
    const message = RuleTargetInput.fromText(`${fault} Runbook: ${this.runbooks}/${page}.md`);
    return new Rule(scope, id, {
      eventPattern: pattern,
      targets: [new SnsTopic(this.topic, { message })],
    });
  }

  private add(
    scope: Construct,
    id: string,
    { metric, threshold, periods = 1, ...text }: AlarmProps,
    comparison: { comparisonOperator: ComparisonOperator; treatMissingData: TreatMissingData },
  ): Alarm {
    const alarm = new Alarm(scope, id, {
      ...comparison,
      metric,
      threshold,
      evaluationPeriods: periods,
      alarmDescription: describeAlarm(this.runbooks, text),
    });
    const notify = new SnsAction(this.topic);
    alarm.addAlarmAction(notify);
    alarm.addOkAction(notify);
    return alarm;
  }
}
