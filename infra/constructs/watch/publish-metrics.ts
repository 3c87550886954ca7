import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Sweep } from '#shared/events/events.ts';

/** The metrics that the renderer writes to its log: PDFs made, and how long people waited for them. */
export function createPublishMetrics(region: string, period: Duration = Duration.minutes(5)) {
  const create = (metricName: string, statistic: string) =>
    new Metric({
      namespace: 'Handout',
      metricName,
      statistic,
      period,
      region,
      dimensionsMap: { service: 'handout' },
    });
  return { count: create('Published', 'Sum'), seconds: create('SecondsToPublished', 'p95') };
}

/** The metric that a sweeper writes to its log: how long the oldest of what is due has waited. */
export const createOldestDueMetric = (sweep: Sweep, region: string): Metric =>
  new Metric({
    namespace: 'Handout',
    metricName: 'OldestDue',
    statistic: 'Maximum',
    period: Duration.hours(1),
    region,
    dimensionsMap: { service: 'handout', sweep },
  });
