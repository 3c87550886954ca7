import type { Monitor } from '../ports/system.ts';
import { logger } from '../process/logger.ts';
import { metrics } from '../process/metrics.ts';

/** Logs a failure and counts it in the metric `BestEffortFailed`, by the name of the call. */
export const monitor: Monitor = {
  reportFailure(name, error) {
    logger.warn('best effort failed', { call: name, error: error as Error });
    const metric = metrics.singleMetric();
    metric.addDimension('call', name);
    metric.addMetric('BestEffortFailed', 'Count', 1);
  },
};
