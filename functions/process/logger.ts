import { Logger } from '@aws-lambda-powertools/logger';

/** Logs carry ids, codes and times; never a document, an e-mail address or a token. */
export const logger = new Logger({ serviceName: 'handout' });
