import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { type IRole, ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { COPY_DAYS, getCopyVaultName, type Settings } from '../config/settings.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { Alarms } from '../constructs/alarms.ts';
import type { DataStack } from './data.ts';
import type { FilesStack } from './files.ts';

export interface BackupProps extends StackProps {
  readonly settings: Settings;
  readonly data: DataStack;
  readonly files: FilesStack;
}

/** Days for which a backup stays in the stage's own account: time to see a copy that failed, and to make it again. */
const DAYS_TO_COPY = 3;

/**
 * The weekly backup of table, documents and pictures for its copy in another account and region, where it stays. Within
 * the account the table can be restored to any second and objects have versions; each backup of a table is paid in full.
 */
export class BackupStack extends Stack {
  constructor(scope: Construct, id: string, { settings, data, files, ...props }: BackupProps) {
    super(scope, id, { ...props, terminationProtection: true });
    const { alarmsTo: mailTo, runbooks } = settings;
    const { account, region } = settings.copies;
    const backupVault = new BackupVault(this, 'Vault', { removalPolicy: RemovalPolicy.RETAIN });
    const copyArn = `arn:${this.partition}:backup:${region}:${account}:backup-vault:${getCopyVaultName(settings)}`;
    const plan = new BackupPlan(this, 'Plan', { backupVault });
    plan.addRule(
      new BackupPlanRule({
        ruleName: 'Weekly',
        // Hours at which fewest people work in Europe and America.
        scheduleExpression: Schedule.cron({ minute: '0', hour: '3', weekDay: 'SUN' }),
        deleteAfter: Duration.days(DAYS_TO_COPY),
        copyActions: [
          {
            destinationBackupVault: BackupVault.fromBackupVaultArn(this, 'Copies', copyArn),
            deleteAfter: Duration.days(COPY_DAYS),
          },
        ],
      }),
    );
    plan.addSelection('Data', {
      role: createRole(this),
      resources: [data.table.tableArn, data.documents.bucketArn, files.images.bucketArn].map((arn) =>
        BackupResource.fromArn(arn),
      ),
    });
    new Alarms(this, 'Alarms', { mailTo, runbooks }).addFaultEvent(this, 'Failed', {
      pattern: {
        source: ['aws.backup'],
        detailType: ['Backup Job State Change', 'Copy Job State Change'],
        detail: { state: ENDED_BADLY },
      },
      fault: 'A weekly backup, or its copy to the other account, has failed.',
      page: 'backup-failed',
    });
  }
}

/** The states in which AWS Backup gives a job up. */
const ENDED_BADLY = ['FAILED', 'ABORTED', 'EXPIRED'];

/** AWS's own policies of the service, for tables and for buckets. */
const POLICIES = [
  'service-role/AWSBackupServiceRolePolicyForBackup',
  'AWSBackupServiceRolePolicyForS3Backup',
];

function createRole(scope: Construct): IRole {
  const role = new Role(scope, 'Role', {
    assumedBy: new ServicePrincipal('backup.amazonaws.com'),
    managedPolicies: POLICIES.map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
  });
  for (const name of POLICIES)
    acknowledge(role, {
      [`IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`]:
        'AWS Backup reads tables and buckets by the policies that AWS wrote for it.',
    });
  return role as IRole;
}
