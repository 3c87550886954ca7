import { Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

interface AlarmProps {
  readonly metric: IMetric;
  /** The highest value that is no alarm. */
  readonly threshold: number;
  /** The number of periods in a row, 1 by default. */
  readonly periods?: number;
  /** The text of the mail: the fault, and the remedy if there is one. */
  readonly description: string;
}

/** Alarms that all notify one topic with one mail address. */
export class Alarms extends Construct {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, mailTo: string) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    // A topic with its own policy loses the default one, by which alarms of its account may publish.
    const ours = { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } };
    const alarms = new ServicePrincipal('cloudwatch.amazonaws.com', { conditions: ours });
    this.topic.grantPublish(alarms);
    this.topic.addSubscription(new EmailSubscription(mailTo));
  }

  /** Adds an alarm. Missing data is no alarm: nobody calls at night. */
  addAlarm(scope: Construct, id: string, { metric, threshold, periods = 1, description }: AlarmProps): Alarm {
    const alarm = new Alarm(scope, id, {
      metric,
      threshold,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: description,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    return alarm;
  }
}
