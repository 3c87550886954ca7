import { Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

interface Ring {
  readonly metric: IMetric;
  /** Rings when the metric is above. */
  readonly over: number;
  /** For so many periods in a row; one unless said otherwise. */
  readonly periods?: number;
  /** What is wrong, for whoever reads the mail. */
  readonly says: string;
}

/** Where everything that goes wrong is told: one topic, one address. */
export class Alarms extends Construct {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, mailTo: string) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    // A topic with a policy of its own has lost the one by which its account's alarms may speak.
    const ours = { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } };
    const alarms = new ServicePrincipal('cloudwatch.amazonaws.com', { conditions: ours });
    this.topic.grantPublish(alarms);
    this.topic.addSubscription(new EmailSubscription(mailTo));
  }

  /** No data is no alarm: nobody calls at night. */
  ring(scope: Construct, id: string, { metric, over, periods = 1, says }: Ring): void {
    const alarm = new Alarm(scope, id, {
      metric,
      threshold: over,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: says,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
  }
}
