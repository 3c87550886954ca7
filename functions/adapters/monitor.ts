import type { Monitor } from '../ports/system.ts';
import { logger } from '../process/logger.ts';
import { sendMetrics } from '../process/metrics.ts';

/**
 * Counts in metrics: `BestEffortFailed` by the name of the call, which is logged too, `Published`, `SecondsToPublished`,
 * `OldestDue` by the name of the sweep.
 */
export const monitor: Monitor = {
  reportPublished(seconds) {
    sendMetrics({ Published: [1, 'Count'], SecondsToPublished: [seconds, 'Seconds'] });
  },
  reportOldestDue(name, seconds) {
    sendMetrics({ OldestDue: [seconds, 'Seconds'] }, { sweep: name });
  },
  reportFailure(name, error) {
    logger.warn('best effort failed', { call: name, error: error as Error });
    sendMetrics({ BestEffortFailed: [1, 'Count'] }, { call: name });
  },
};
