import * as z from 'zod/mini';
import { cacheSecret } from '../adapters/aws/cached-secret.ts';
import { publishWorksheet } from '../canary/publish-worksheet.ts';
import { readEnvironment } from '../process/environment.ts';
import { logger } from '../process/logger.ts';

const { CANARY_SECRET, SITE_ORIGIN } = readEnvironment('CANARY_SECRET', 'SITE_ORIGIN');
const readSecret = cacheSecret(CANARY_SECRET);
const account = z.object({ email: z.string(), password: z.string() });

/** Runs every ten minutes. What it throws is counted as a fault of this function. */
export const handler = async (): Promise<void> => {
  const bytes = await publishWorksheet({
    origin: SITE_ORIGIN,
    account: account.parse(JSON.parse(await readSecret())),
  });
  logger.info('the canary has published', { bytes });
};
