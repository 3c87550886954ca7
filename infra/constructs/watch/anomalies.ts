import { CfnAnomalyMonitor, CfnAnomalySubscription } from 'aws-cdk-lib/aws-ce';
import type { Construct } from 'constructs';

interface AnomaliesProps {
  readonly stage: string;
  /** The expected cost in dollars a month. */
  readonly budget: number;
  readonly mailTo: string;
  /** The ARN of the account's own monitor, of which AWS allows one. */
  readonly costMonitor?: string | undefined;
}

/** The part of a month's budget that one jump must cost before it is told. */
const NOTABLE = 0.05;

/**
 * Has AWS compare each service's cost with its own past, and mail what jumped: a leak shows the next day, where the budget
 * of the month would show it after weeks.
 */
export function addCostAnomalies(
  scope: Construct,
  { stage, budget, mailTo, costMonitor }: AnomaliesProps,
): void {
  new CfnAnomalySubscription(scope, 'CostAnomalies', {
    subscriptionName: `handout-${stage}`,
    frequency: 'DAILY',
    monitorArnList: [costMonitor ?? createMonitor(scope, stage)],
    subscribers: [{ type: 'EMAIL', address: mailTo }],
    thresholdExpression: JSON.stringify({
      Dimensions: {
        Key: 'ANOMALY_TOTAL_IMPACT_ABSOLUTE',
        MatchOptions: ['GREATER_THAN_OR_EQUAL'],
        Values: [String(budget * NOTABLE)],
      },
    }),
  });
}

const createMonitor = (scope: Construct, stage: string): string =>
  new CfnAnomalyMonitor(scope, 'CostMonitor', {
    monitorName: `handout-${stage}`,
    monitorType: 'DIMENSIONAL',
    monitorDimension: 'SERVICE',
  }).attrMonitorArn;
