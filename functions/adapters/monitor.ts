import type { Monitor } from '../ports/system.ts';
import { logger } from '../process/logger.ts';
import { metrics } from '../process/metrics.ts';

/** Counts in metrics: `BestEffortFailed` by the name of the call, which is logged too, `Published`, `SecondsToPublished`. */
export const monitor: Monitor = {
  reportPublished(seconds) {
    metrics.addMetric('Published', 'Count', 1);
    metrics.addMetric('SecondsToPublished', 'Seconds', seconds);
    metrics.publishStoredMetrics();
  },
  reportFailure(name, error) {
    logger.warn('best effort failed', { call: name, error: error as Error });
    const metric = metrics.singleMetric();
    metric.addDimension('call', name);
    metric.addMetric('BestEffortFailed', 'Count', 1);
  },
};
