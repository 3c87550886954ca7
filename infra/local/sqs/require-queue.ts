import { AwsError } from '../aws/aws-error.ts';
import type { Queues } from './queues.ts';

/** The account in addresses and names of queues. */
export const ACCOUNT_ID = '000000000000';

/** Returns the queue that the last part of a URL or ARN names. Throws when it does not exist. */
export function requireQueue(queues: Queues, url: string): string {
  const name = url.split('/').at(-1) ?? '';
  if (queues.rules(name)) return name;
  throw new AwsError('AWS.SimpleQueueService.NonExistentQueue', 'The specified queue does not exist.');
}
