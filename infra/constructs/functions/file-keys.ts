import { CustomResource, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { KeyGroup, PublicKey } from 'aws-cdk-lib/aws-cloudfront';
import { Architecture } from 'aws-cdk-lib/aws-lambda';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { createEmptySecret } from '../storage/empty-secret.ts';
import { Handler } from './handler.ts';

/** Values that a function needs to sign addresses of files. */
export interface FileSigning {
  readonly origin: string;
  /** CloudFront's id of the public key. */
  readonly keyId: string;
  /** Holds the private key as PEM. */
  readonly secret: Secret;
}

export interface FileKeysProps {
  /** The first key signs; all of them are trusted. */
  readonly names: readonly [string, ...string[]];
  /** The package of the function that makes a key pair. */
  readonly code: string;
  readonly logDays: number;
}

interface FileKey {
  readonly secret: Secret;
  readonly publicKey: PublicKey;
}

/**
 * The key pairs that sign addresses of files. A secret is created empty; a function fills in the private key
 * once, while the stack deploys, and returns the public key. No human and no template ever holds the private
 * key.
 */
export class FileKeys extends Construct {
  readonly group: KeyGroup;
  /** The pair that signs. */
  readonly signer: FileKey;
  private readonly maker: Handler;

  constructor(scope: Construct, id: string, { names, code, logDays }: FileKeysProps) {
    super(scope, id);
    this.maker = new Handler(this, 'Maker', {
      code,
      logDays,
      description: 'Makes the key pair that signs addresses of files, while we deploy',
      architecture: Architecture.ARM_64,
      memoryMb: 512,
      timeout: Duration.minutes(1),
    });
    const [first, ...others] = names;
    this.signer = this.addKeyPair(first);
    const trusted = [this.signer, ...others.map((name) => this.addKeyPair(name))];
    this.group = new KeyGroup(this, 'Trusted', { items: trusted.map(({ publicKey }) => publicKey) });
  }

  private addKeyPair(name: string): FileKey {
    const pair = new Construct(this, name);
    const secret = createEmptySecret(pair, 'Private', {
      description: `Signs addresses of files: ${name}`,
      // No slip in a deployment takes the only private half with it; who drops a key for good deletes its secret.
      removalPolicy: RemovalPolicy.RETAIN,
      whyNotRotated: 'CloudFront must trust a key before it signs: README.md says in which steps.',
    });
    this.maker.allow(['secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue'], secret.secretArn);
    const resource = new CustomResource(pair, 'Pair', {
      serviceToken: this.maker.function.functionArn,
      resourceType: 'Custom::FileKey',
      properties: { SecretArn: secret.secretArn },
      serviceTimeout: Duration.minutes(5),
    });
    return {
      secret,
      publicKey: new PublicKey(pair, 'Public', { encodedKey: resource.getAttString('PublicKey') }),
    };
  }
}
