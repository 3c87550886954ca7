import type { Tracking } from '../ports/site.ts';
import { logger } from '../process/logger.ts';

/** Writes usage events to the log, as names and ids. */
export const logTracking: Tracking = {
  record: ({ name, document_id, user_id, variants }) =>
    logger.info('tracked', { event: name, document_id, user_id, variants }),
};
