import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { BackupVault } from 'aws-cdk-lib/aws-backup';
import { AccountPrincipal, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { COPY_DAYS, getCopyVaultName, type Settings } from '../config/settings.ts';

/** The days in which a vault that was set up wrongly can still be deleted: the fewest that AWS allows. */
const DAYS_OF_TRIAL = 3;

/**
 * The vault in another account and region, which takes copies from the stage's account and gives none away. Nobody of the
 * stage's account, its administrators and its pipeline included, has any right here. Three days after it was deployed the
 * lock is in compliance mode: then neither this account's administrator nor AWS can shorten or remove it, and a copy cannot be
 * deleted before its time.
 */
export class CopiesStack extends Stack {
  constructor(scope: Construct, id: string, { settings, ...props }: StackProps & { settings: Settings }) {
    super(scope, id, { ...props, terminationProtection: true });
    const key = new Key(this, 'Key', { enableKeyRotation: true, removalPolicy: RemovalPolicy.RETAIN });
    new BackupVault(this, 'Vault', {
      backupVaultName: getCopyVaultName(settings),
      encryptionKey: key,
      removalPolicy: RemovalPolicy.RETAIN,
      lockConfiguration: {
        minRetention: Duration.days(7),
        maxRetention: Duration.days(COPY_DAYS),
        changeableFor: Duration.days(DAYS_OF_TRIAL),
      },
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
