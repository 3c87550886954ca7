import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { S3Client } from '@aws-sdk/client-s3';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SQSClient } from '@aws-sdk/client-sqs';
import { type Cloud, type CloudOptions, startCloud } from '#infra/local/cloud.ts';
import { createCloudEdge } from '../edge/edge.ts';
import { aFolder } from './a-folder.ts';

/** What a cloud serves where nobody looks at its pages. */
export function createEmptyPagesFolder(dataDir: string): string {
  const folder = join(dataDir, 'no-pages');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** An embedded cloud behind the edge of the deployed one, in a folder of its own; `stop` removes the folder, `stopKeeping` does not. */
export async function aCloud(options: Partial<CloudOptions> = {}) {
  const dataDir = options.dataDir ?? aFolder();
  const webDir = createEmptyPagesFolder(dataDir);
  const cloud = await startCloud({ dataDir, port: 0, webDir, edge: createCloudEdge(), ...options });
  return {
    ...cloud,
    dataDir,
    clients: createClients(cloud),
    stopKeeping: cloud.stop,
    async stop() {
      await cloud.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The SDK's own clients, set up as a function finds them in its environment. */
export function createClients(
  { env }: Pick<Cloud, 'env'>,
  secretAccessKey = env.AWS_SECRET_ACCESS_KEY ?? '',
) {
  const at = (service: string) => ({
    endpoint: env[`AWS_ENDPOINT_URL_${service}`] ?? '',
    region: env.AWS_REGION ?? '',
    credentials: { accessKeyId: env.AWS_ACCESS_KEY_ID ?? '', secretAccessKey },
    maxAttempts: 1,
  });
  return {
    dynamo: new DynamoDBClient(at('DYNAMODB')),
    s3: new S3Client({ ...at('S3'), requestChecksumCalculation: 'WHEN_REQUIRED' }),
    secrets: new SecretsManagerClient(at('SECRETS_MANAGER')),
    sqs: new SQSClient(at('SQS')),
    events: new EventBridgeClient(at('EVENTBRIDGE')),
    cognito: new CognitoIdentityProviderClient(at('COGNITO_IDENTITY_PROVIDER')),
  };
}
