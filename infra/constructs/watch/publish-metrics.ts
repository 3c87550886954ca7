import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';

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
