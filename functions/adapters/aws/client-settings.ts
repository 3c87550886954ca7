import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';

/**
 * The settings of every AWS client: short timeouts, so that a hanging call is repeated while the user still
 * waits. Region, credentials and endpoints come from the environment.
 */
export const clientSettings = {
  maxAttempts: 3,
  // Without `throwOnRequestTimeout` the SDK would only warn of a call that hangs.
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 8_000, throwOnRequestTimeout: true },
} satisfies Pick<DynamoDBClientConfig, 'maxAttempts' | 'requestHandler'>;
