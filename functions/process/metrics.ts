import { writeLine } from './logger.ts';

type Unit = 'Count' | 'Seconds';
/** A value with its unit. */
type Measured = readonly [value: number, unit: Unit];

/**
 * Sends metrics to CloudWatch, as a line of the log in its embedded metric format. Each set of dimensions is billed as
 * metrics of its own, so that they carry names of ours and no ids.
 */
export function sendMetrics(
  measured: Readonly<Record<string, Measured>>,
  dimensions: Readonly<Record<string, string>> = {},
): void {
  if (process.env.METRICS === 'off') return;
  const all = { service: 'handout', ...dimensions };
  const metrics = Object.entries(measured);
  writeLine({
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        {
          Namespace: 'Handout',
          Dimensions: [Object.keys(all)],
          Metrics: metrics.map(([Name, [, Unit]]) => ({ Name, Unit })),
        },
      ],
    },
    ...all,
    ...Object.fromEntries(metrics.map(([name, [value]]) => [name, value])),
  });
}
