import { type CfnSecret, Secret, type SecretProps } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { reason } from '../acknowledge.ts';

interface EmptySecret extends Pick<SecretProps, 'description' | 'removalPolicy'> {
  /** Why it does not rotate by itself. */
  readonly unrotated: string;
}

/** A secret whose value is put in later: no template and no log ever has it. */
export function emptySecret(scope: Construct, id: string, { unrotated, ...props }: EmptySecret): Secret {
  const secret = new Secret(scope, id, props);
  // The CDK would have a password made.
  (secret.node.defaultChild as CfnSecret).generateSecretString = undefined;
  reason(secret, { SMG4: unrotated });
  return secret;
}
