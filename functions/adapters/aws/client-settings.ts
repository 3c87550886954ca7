import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';

/**
 * What every client of an AWS service here is given: short timeouts, so that a hanging call is tried
 * again while somebody still waits. Region, credentials and endpoints come from the environment.
 */
export const clientSettings = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 8_000 },
} satisfies Pick<DynamoDBClientConfig, 'maxAttempts' | 'requestHandler'>;
