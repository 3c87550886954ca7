import { type CfnSecret, Secret, type SecretProps } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

interface EmptySecretProps extends Pick<SecretProps, 'description' | 'removalPolicy'> {
  /** The reason for cdk-nag why the secret does not rotate by itself. */
  readonly whyNotRotated: string;
}

/** Creates a secret whose value is put in later, so that no template and no log ever holds it. */
export function createEmptySecret(
  scope: Construct,
  id: string,
  { whyNotRotated, ...props }: EmptySecretProps,
): Secret {
  const secret = new Secret(scope, id, props);
  // The CDK would generate a password.
  (secret.node.defaultChild as CfnSecret).generateSecretString = undefined;
  acknowledge(secret, { SMG4: whyNotRotated });
  return secret;
}
