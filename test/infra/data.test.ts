import { Match } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, test } from 'vitest';
import { LIST_ATTRIBUTES } from '#functions/adapters/dynamo/document-items.ts';
import { table } from '#infra/config/table.ts';
import { createStage } from '#infra/synthesis/templates.ts';
import { aFolder } from '../support/a-folder.ts';
import { aStage, listTemplates, type SynthesisedStage, someSettings, someSignIn } from './a-stage.ts';

let stage: SynthesisedStage;
beforeAll(() => {
  stage = aStage();
});

describe('the table', () => {
  const made = () => Object.values(stage.data.findResources('AWS::DynamoDB::GlobalTable'))[0];

  test('has the keys, indexes and time to live that the embedded cloud has', () => {
    const { KeySchema, GlobalSecondaryIndexes, TimeToLiveSpecification } = made()?.Properties ?? {};
    expect(listKeyNames(KeySchema)).toEqual([table.partitionKey, table.sortKey]);
    const indexes = GlobalSecondaryIndexes.map((index: { IndexName: string; KeySchema: Key[] }) => [
      index.IndexName,
      ...listKeyNames(index.KeySchema),
    ]);
    expect(indexes).toEqual(table.indexes.map((index) => [index.name, index.partitionKey, index.sortKey]));
    expect(TimeToLiveSpecification).toEqual({ AttributeName: table.timeToLive, Enabled: true });
  });

  test('can be restored to any second and is not deleted by accident', () => {
    const { Properties, DeletionPolicy, UpdateReplacePolicy } = made() ?? {};
    expect(Properties.Replicas).toMatchObject([
      {
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      },
    ]);
    expect(Properties.SSESpecification).toMatchObject({ SSEEnabled: true });
    expect(Properties.BillingMode).toBe('PAY_PER_REQUEST');
    expect([DeletionPolicy, UpdateReplacePolicy]).toEqual(['Retain', 'Retain']);
  });

  test('takes no more units a second than the stage says, its indexes neither', () => {
    const { GlobalSecondaryIndexes, Replicas, WriteOnDemandThroughputSettings } = made()?.Properties ?? {};
    const { reads, writes } = someSettings.tableUnits;
    const [most, mostReads] = [{ MaxWriteRequestUnits: writes }, { MaxReadRequestUnits: reads }];
    expect(WriteOnDemandThroughputSettings).toEqual(most);
    const [replica] = Replicas;
    expect(replica.ReadOnDemandThroughputSettings).toEqual(mostReads);
    for (const index of GlobalSecondaryIndexes)
      expect(index).toMatchObject({ WriteOnDemandThroughputSettings: most });
    for (const index of replica.GlobalSecondaryIndexes)
      expect(index).toMatchObject({ ReadOnDemandThroughputSettings: mostReads });
  });

  test('carries in its list of documents every field that a list shows, and not the body', () => {
    const [byOwner] = table.indexes;
    const carried = ['pk', byOwner.partitionKey, byOwner.sortKey, ...byOwner.projected].map(
      (name) => `#${name}`,
    );
    expect(LIST_ATTRIBUTES.split(', ').filter((field) => !carried.includes(field))).toEqual([]);
    expect(carried).not.toContain('#body');
  });
});

describe('every bucket', () => {
  test('is private, encrypted, reached by TLS alone, outlives its stack and forgets unfinished uploads', () => {
    const buckets = listTemplates(stage).flatMap((template) =>
      Object.entries(template.findResources('AWS::S3::Bucket')).map(([id, bucket]) => ({
        id,
        bucket,
        template,
      })),
    );
    expect(buckets.map(({ id }) => id.replace(/[0-9A-F]{8}$/, '')).sort()).toEqual([
      'AccessLog',
      'AccessLog',
      'AccessLog',
      'Documents',
      'Images',
      'Published',
      'RerenderingReports',
      'Site',
      'Uploads',
    ]);
    for (const { id, bucket, template } of buckets) {
      const { PublicAccessBlockConfiguration, BucketEncryption, LifecycleConfiguration } = bucket.Properties;
      expect(Object.values(PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
      expect(BucketEncryption).toBeDefined();
      expect(JSON.stringify(LifecycleConfiguration)).toContain('AbortIncompleteMultipartUpload');
      expect(bucket.DeletionPolicy).toBe('Retain');
      const policies = Object.values(template.findResources('AWS::S3::BucketPolicy'));
      const mine = policies.find(({ Properties }) => Properties.Bucket.Ref === id);
      expect(JSON.stringify(mine)).toContain(
        '"Condition":{"Bool":{"aws:SecureTransport":"false"}},"Effect":"Deny"',
      );
    }
  });

  test('lets the pages of no site read, and ours send images alone', () => {
    const buckets = listTemplates(stage).flatMap((template) =>
      Object.entries(template.findResources('AWS::S3::Bucket')),
    );
    const rules = buckets.flatMap(([id, { Properties }]) =>
      (Properties.CorsConfiguration?.CorsRules ?? []).map((rule: object) => ({
        id: id.slice(0, 6),
        ...rule,
      })),
    );
    expect(rules).toMatchObject([
      { id: 'Upload', AllowedOrigins: ['https://handout.example'], AllowedMethods: ['PUT'] },
    ]);
    expect(rules).toHaveLength(1);
  });

  test('answers nobody from the internet but CloudFront: the site its pages, the files a file at a time', () => {
    const allowed = listTemplates(stage).flatMap((template) =>
      Object.entries(template.findResources('AWS::S3::BucketPolicy')).flatMap(([id, { Properties }]) =>
        (Properties.PolicyDocument.Statement as Statement[])
          .filter(({ Effect }) => Effect !== 'Deny')
          .map(({ Principal, Action, Condition }) => ({
            bucket: id.replace(/Policy[0-9A-F]{8}$/, ''),
            principal: JSON.stringify(Principal),
            actions: [Action].flat(),
            only: JSON.stringify(Condition),
          })),
      ),
    );
    const byCloudFront = allowed.filter(({ principal }) => principal.includes('cloudfront.amazonaws.com'));
    expect(byCloudFront.map(({ bucket, actions }) => [bucket, ...actions])).toEqual([
      ['Published', 's3:GetObject'],
      ['Images', 's3:GetObject'],
      ['Site', 's3:GetObject', 's3:ListBucket'],
    ]);
    for (const { only } of byCloudFront) {
      expect(only).toMatch(/"StringEquals":\{"AWS:SourceArn".*":distribution\/",\{"Ref":"Distribution/);
    }
    const others = allowed.filter((one) => !byCloudFront.includes(one));
    // S3 itself writes access logs; the CDK's helper fills the site's bucket while a stack deploys, with its own role.
    expect(new Set(others.map(({ bucket, principal }) => `${bucket} ${principal}`))).toEqual(
      new Set(['AccessLog {"Service":"logging.s3.amazonaws.com"}']),
    );
  });
});

interface Statement {
  readonly Effect: string;
  readonly Principal: object;
  readonly Action: string | string[];
  readonly Condition?: object;
}

describe('the weekly backup', () => {
  test('covers the table and both buckets that cannot be made again, and is copied to another account and region', () => {
    const [plan] = Object.values(stage.backup.findResources('AWS::Backup::BackupPlan'));
    const [rule] = plan?.Properties.BackupPlan.BackupPlanRule ?? [];
    const { account, region } = someSettings.copies;
    expect(JSON.stringify(rule.CopyActions)).toContain(
      `:backup:${region}:${account}:backup-vault:handout-production-copies`,
    );
    expect(rule.ScheduleExpression).toBe('cron(0 3 ? * SUN *)');
    // The table is paid in full with each backup: here it stays until its copy surely stands.
    expect(rule.Lifecycle.DeleteAfterDays).toBe(3);
    expect(rule.CopyActions).toMatchObject([{ Lifecycle: { DeleteAfterDays: 35 } }]);
    const [selection] = Object.values(stage.backup.findResources('AWS::Backup::BackupSelection'));
    const chosen = JSON.stringify(selection?.Properties.BackupSelection.Resources);
    for (const part of ['Table', 'Documents', 'Images']) expect(chosen).toContain(part);
  });

  test('takes no original of a photo along, which has no versions and goes after a day', () => {
    const plans = JSON.stringify(stage.backup.toJSON());
    expect(plans).not.toContain('Uploads');
    const [uploads] = Object.entries(stage.files.findResources('AWS::S3::Bucket')).filter(([id]) =>
      id.startsWith('Uploads'),
    );
    const { VersioningConfiguration, LifecycleConfiguration } = uploads?.[1].Properties ?? {};
    expect(VersioningConfiguration).toBeUndefined();
    expect(LifecycleConfiguration.Rules).toContainEqual({ ExpirationInDays: 1, Status: 'Enabled' });
  });

  test('sends a mail when it or its copy failed', () => {
    stage.backup.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: {
        source: ['aws.backup'],
        'detail-type': ['Backup Job State Change', 'Copy Job State Change'],
        detail: { state: ['FAILED', 'ABORTED', 'EXPIRED'] },
      },
    });
    const [policy] = Object.values(stage.backup.findResources('AWS::SNS::TopicPolicy'));
    expect(JSON.stringify(policy?.Properties.PolicyDocument)).toContain('events.amazonaws.com');
    const [mail] = Object.values(stage.backup.findResources('AWS::SNS::Subscription'));
    expect(mail?.Properties).toMatchObject({ Protocol: 'email', Endpoint: someSettings.alarmsTo });
  });

  test('has its copies in a vault that is locked against its own administrator too, retained, and takes from the stage’s account alone', () => {
    stage.copies.hasResource('AWS::Backup::BackupVault', {
      DeletionPolicy: 'Retain',
      Properties: {
        BackupVaultName: 'handout-production-copies',
        // With days of trial the lock becomes one of compliance, which nobody can take off.
        LockConfiguration: { MinRetentionDays: 7, MaxRetentionDays: 35, ChangeableForDays: 3 },
      },
    });
    const [vault] = Object.values(stage.copies.findResources('AWS::Backup::BackupVault'));
    const statements = vault?.Properties.AccessPolicy.Statement;
    expect(statements).toMatchObject([{ Action: 'backup:CopyIntoBackupVault', Effect: 'Allow' }]);
    expect(JSON.stringify(statements[0].Principal)).toContain(someSettings.account);
  });
});

describe('the daily copy of the user pool', () => {
  test('is written an hour before the backup of its bucket, and kept as long as its copy, without older versions', () => {
    stage.service.hasResourceProperties('AWS::Events::Rule', {
      ScheduleExpression: 'cron(0 2 * * ? *)',
      Targets: [{ Arn: { Ref: Match.stringLikeRegexp('^UserCopierLive') } }],
    });
    const [documents] = Object.entries(stage.data.findResources('AWS::S3::Bucket'))
      .filter(([id]) => id.startsWith('Documents'))
      .map(([, { Properties }]) => Properties.LifecycleConfiguration.Rules);
    expect(documents).toContainEqual({
      ExpirationInDays: 35,
      NoncurrentVersionExpiration: { NoncurrentDays: 1 },
      Prefix: 'users/',
      Status: 'Enabled',
    });
  });
});

describe('the user pool', () => {
  test('takes passwords of eight characters and more, tells nobody who has an account, and is kept', () => {
    stage.data.hasResource('AWS::Cognito::UserPool', {
      DeletionPolicy: 'Retain',
      Properties: {
        DeletionProtection: 'ACTIVE',
        UsernameAttributes: ['email'],
        Policies: { PasswordPolicy: { MinimumLength: 8 } },
      },
    });
    stage.data.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    });
  });

  test('answers nobody without the client’s secret, which no template holds, and is of the plan without extras', () => {
    stage.data.hasResourceProperties('AWS::Cognito::UserPool', { UserPoolTier: 'LITE' });
    const pools = Object.values(stage.data.findResources('AWS::Cognito::UserPool'));
    expect(pools.map(({ Properties }) => Properties.UserPoolAddOns)).toEqual([undefined]);
    const clients = Object.entries(stage.data.findResources('AWS::Cognito::UserPoolClient'));
    expect(clients.map(([, { Properties }]) => Properties.GenerateSecret)).toEqual([true]);
    // What AWS documents nowhere is asked for by a function.
    expect(JSON.stringify(stage.data.toJSON())).not.toMatch(/Fn::GetAtt":\["[^"]*","ClientSecret"/);
    stage.data.hasResourceProperties('Custom::ClientSecret', {
      ClientId: { Ref: clients[0]?.[0] },
      SecretArn: { Ref: Match.stringLikeRegexp('^ClientSecret') },
    });
  });

  test('has no pages of its own and no provider unless the stage switches them on', () => {
    expect(stage.data.findResources('AWS::Cognito::UserPoolDomain')).toEqual({});
    expect(stage.data.findResources('AWS::Cognito::UserPoolIdentityProvider')).toEqual({});
    stage.data.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      AllowedOAuthFlowsUserPoolClient: false,
      SupportedIdentityProviders: ['COGNITO'],
    });
  });

  test('with providers leads to them alone, by code, and back to our site; their secrets are in no template', () => {
    const { data } = aStage({ signIn: someSignIn });
    data.resourceCountIs('AWS::Cognito::UserPoolIdentityProvider', 3);
    data.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      AllowedOAuthFlows: ['code'],
      CallbackURLs: ['https://handout.example/api/session/callback'],
      SupportedIdentityProviders: ['Google', 'Microsoft', 'School-river'],
    });
    const providers = Object.values(data.findResources('AWS::Cognito::UserPoolIdentityProvider'));
    const secrets = providers.map(({ Properties }) =>
      JSON.stringify(Properties.ProviderDetails.client_secret),
    );
    expect(secrets[0]).toContain('{{resolve:secretsmanager:');
    expect(secrets[1]).toContain('{{resolve:secretsmanager:');
  });

  test('lets people write no attribute that anything could be decided from', () => {
    stage.data.hasResourceProperties('AWS::Cognito::UserPoolClient', { WriteAttributes: ['email'] });
    const [pool] = Object.values(stage.data.findResources('AWS::Cognito::UserPool'));
    expect(pool?.Properties.Schema).toEqual([{ Name: 'email', Required: true, Mutable: true }]);
  });
});

interface Key {
  readonly AttributeName: string;
}
const listKeyNames = (schema: readonly Key[]): string[] => schema.map(({ AttributeName }) => AttributeName);

describe('mails', () => {
  test('come from a domain that signs them, and are refused by receivers otherwise', () => {
    stage.mail?.resourceCountIs('AWS::SES::EmailIdentity', 1);
    const { mail } = stage;
    if (!mail) throw new Error('The stage sends no mails of its own');
    const { MailFromAttributes, EmailIdentity } =
      Object.values(mail.findResources('AWS::SES::EmailIdentity'))[0]?.Properties ?? {};
    expect(EmailIdentity).toBe(someSettings.zone.name);
    expect(MailFromAttributes.MailFromDomain).toBe(`mail.${someSettings.zone.name}`);
    const records = Object.values(mail.findResources('AWS::Route53::RecordSet')).map(
      ({ Properties: { Name, Type } }) => (typeof Name === 'string' ? `${Type} ${Name}` : Type),
    );
    expect(records.filter((record) => record === 'CNAME')).toHaveLength(3);
    expect(records).toEqual(
      expect.arrayContaining([
        'MX mail.handout.example.',
        'TXT mail.handout.example.',
        'TXT _dmarc.handout.example.',
      ]),
    );
  });

  test('need a sender at the zone of the stage, and no stack where Cognito sends them', () => {
    expect(() => aStage({ mailFrom: 'no-reply@elsewhere.example' })).toThrow('must be an address at');
    const { mailFrom: _, ...withoutSender } = someSettings;
    expect(createStage(aFolder(), withoutSender).stage.mail).toBeUndefined();
  });
});

test('logs outlive their functions where the stage says so', () => {
  const listPolicies = (of: SynthesisedStage) =>
    new Set(
      listTemplates(of).flatMap((template) =>
        Object.values(template.findResources('AWS::Logs::LogGroup')).map(
          ({ DeletionPolicy }) => DeletionPolicy,
        ),
      ),
    );
  expect([...listPolicies(stage)]).toEqual(['RetainExceptOnCreate']);
  expect([...listPolicies(aStage({ keepsLogs: false }))]).toEqual(['Delete']);
});
