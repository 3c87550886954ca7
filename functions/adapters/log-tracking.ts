import type { Tracking } from '../ports/site.ts';
import { logger } from '../process/logger.ts';

/** What is counted goes to the log, as names and ids, and to nobody else. */
export const logTracking: Tracking = {
  record: ({ name, document_id, user_id }) => logger.info('tracked', { event: name, document_id, user_id }),
};
