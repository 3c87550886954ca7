import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';

/** Metrics by names for the formula, which begin with a small letter. */
type Metrics = Readonly<Record<string, IMetric>>;

interface RateProps {
  readonly failures: Metrics;
  /** Everything that was tried, the failures included. */
  readonly tries: Metrics;
  /** The number of failures in a period below which the rate counts as 0: one of two tries is no half. */
  readonly atLeast: number;
  readonly label: string;
  /** The period of the metrics; five minutes unless said otherwise. */
  readonly period?: Duration;
}

/** Creates the metric of failures for each hundred tries. */
export function createRate({
  failures,
  tries,
  atLeast,
  label,
  period = Duration.minutes(5),
}: RateProps): MathExpression {
  const failed = toSum(failures);
  return new MathExpression({
    expression: `IF(${failed} >= ${atLeast}, 100 * ${failed} / ${toSum(tries)}, 0)`,
    usingMetrics: { ...failures, ...tries },
    period,
    label,
  });
}

/** Writes a sum in which a metric without a value counts 0. */
const toSum = (metrics: Metrics): string =>
  `(${Object.keys(metrics)
    .map((name) => `FILL(${name}, 0)`)
    .join(' + ')})`;
