import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { BackupVault } from 'aws-cdk-lib/aws-backup';
import { AccountPrincipal, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { COPY_DAYS, getCopyVaultName, type Settings } from '../config/settings.ts';

/**
 * The vault in another account and region, which takes copies from the stage's account and gives none away. Whoever gets
 * hold of the stage's account can delete nothing here; the lock keeps copies for a week even from us.
 */
export class CopiesStack extends Stack {
  constructor(scope: Construct, id: string, { settings, ...props }: StackProps & { settings: Settings }) {
    super(scope, id, { ...props, terminationProtection: true });
    const key = new Key(this, 'Key', { enableKeyRotation: true, removalPolicy: RemovalPolicy.RETAIN });
    new BackupVault(this, 'Vault', {
      backupVaultName: getCopyVaultName(settings),
      encryptionKey: key,
      removalPolicy: RemovalPolicy.RETAIN,
      lockConfiguration: { minRetention: Duration.days(7), maxRetention: Duration.days(COPY_DAYS) },
      accessPolicy: new PolicyDocument({
        statements: [
          new PolicyStatement({
            actions: ['backup:CopyIntoBackupVault'],
            principals: [new AccountPrincipal(settings.account)],
            resources: ['*'],
          }),
        ],
      }),
    });
  }
}
