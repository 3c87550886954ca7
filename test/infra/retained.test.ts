import { expect, test } from 'vitest';
import { aStage } from './a-stage.ts';

/**
 * What a stage must never lose. A logical id is what CloudFormation knows a resource by: under another id a new, empty one is made,
 * and everything that reads the resource goes on with that one. Add a line for a new resource; never change one.
 */
const RETAINED: readonly string[] = [
  'AWS::Backup::BackupVault Vault23237E5B',
  'AWS::Cognito::UserPool PeopleUserPool5E462257',
  'AWS::DynamoDB::GlobalTable TableCD117FA1',
  'AWS::KMS::Key Key961B73FD',
  'AWS::S3::Bucket AccessLogD598EBE9',
  'AWS::S3::Bucket AccessLogD598EBE9',
  'AWS::S3::Bucket Documents7E5B2978',
  'AWS::S3::Bucket Images2D38C313',
  'AWS::S3::Bucket Published616FB537',
  'AWS::S3::Bucket Uploads4F6EB0FD',
  'AWS::SecretsManager::Secret CanaryAccount14CFBC19',
  'AWS::SecretsManager::Secret KeysfirstPrivateD5C339BC',
  'AWS::SecretsManager::Secret Payments130453D3',
];

test('what is retained keeps the id by which CloudFormation knows it', () => {
  const { data, files, copies } = aStage();
  const kept = [data, files, copies].flatMap((template) =>
    Object.entries(template.toJSON().Resources as Record<string, { Type: string; DeletionPolicy?: string }>)
      .filter(
        ([, { Type, DeletionPolicy }]) => DeletionPolicy?.startsWith('Retain') && !/Logs|Version/.test(Type),
      )
      .map(([id, { Type }]) => `${Type} ${id}`),
  );
  expect(kept.sort()).toEqual([...RETAINED].sort());
});

test('the table and the buckets of people are named by references that keep CloudFormation from replacing them', () => {
  const { service, groups } = aStage();
  const texts = [service, ...groups].map((template) => JSON.stringify(template.toJSON()));
  expect(texts.join()).toMatch(/Fn::ImportValue":"[^"]*Table/);
  for (const text of texts)
    expect(text).not.toMatch(/Fn::GetStackOutput":\{[^}]*(Table|Documents|Images|Published)/);
});
