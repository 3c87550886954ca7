import { CustomResource, Duration } from 'aws-cdk-lib';
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { Architecture } from 'aws-cdk-lib/aws-lambda';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { createEmptySecret } from '../storage/empty-secret.ts';
import { Handler } from './handler.ts';

export interface ClientSecretProps {
  readonly userPool: UserPool;
  readonly client: UserPoolClient;
  /** The package of the function that asks for the secret. */
  readonly code: string;
  readonly logDays: number;
}

/**
 * The secret of the user pool's client, for the functions that sign people in: a function asks the user pool for it while the stack
 * deploys, and no template holds it. CloudFormation's own attribute `ClientSecret` is documented nowhere, and has answered that
 * it is not supported.
 */
export class ClientSecret extends Construct {
  readonly secret: Secret;

  constructor(scope: Construct, id: string, { userPool, client, code, logDays }: ClientSecretProps) {
    super(scope, id);
    this.secret = createEmptySecret(this, 'Secret', {
      description: 'What the functions that sign people in prove to the user pool',
      whyNotRotated: 'Cognito makes the value: another client brings another one.',
    });
    const keeper = new Handler(this, 'Keeper', {
      code,
      logDays,
      description: 'Keeps the secret of the user pool’s client, while we deploy',
      architecture: Architecture.ARM_64,
      memoryMb: 512,
      timeout: Duration.minutes(1),
    });
    keeper.allow(['cognito-idp:DescribeUserPoolClient'], userPool.userPoolArn);
    keeper.allow(['secretsmanager:PutSecretValue'], this.secret.secretArn);
    new CustomResource(this, 'Kept', {
      serviceToken: keeper.function.functionArn,
      resourceType: 'Custom::ClientSecret',
      properties: {
        UserPoolId: userPool.userPoolId,
        ClientId: client.userPoolClientId,
        SecretArn: this.secret.secretArn,
      },
      serviceTimeout: Duration.minutes(5),
    });
  }
}
