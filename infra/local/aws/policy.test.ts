import { expect, test } from 'vitest';
import { isAllowed, type Statement } from './policy.ts';

const TABLE = 'arn:aws:dynamodb:us-east-1:000000000000:table/handout';
const readDocuments: Statement = {
  Effect: 'Allow',
  Action: ['dynamodb:GetItem', 'dynamodb:Query'],
  Resource: TABLE,
  Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['DOC#*'] } },
};
const getItem = (key: string) => ({
  action: 'dynamodb:GetItem',
  resource: TABLE,
  context: { 'dynamodb:LeadingKeys': [key] },
});
const mayRead = (call: Parameters<typeof isAllowed>[0]) => isAllowed(call, { statements: [readDocuments] });

test('a call is allowed by its action, its resource and its condition together, and by nothing less', () => {
  expect(mayRead(getItem('DOC#7'))).toBe(true);
  expect(mayRead(getItem('USER#7'))).toBe(false);
  expect(mayRead({ ...getItem('DOC#7'), action: 'dynamodb:PutItem' })).toBe(false);
  expect(mayRead({ ...getItem('DOC#7'), resource: `${TABLE}/index/by_owner` })).toBe(false);
  expect(isAllowed(getItem('DOC#7'), {})).toBe(false);
});

test('a statement that denies wins over one that allows', () => {
  const denied: Statement = { Effect: 'Deny', Action: 'dynamodb:*', Resource: '*' };
  expect(isAllowed(getItem('DOC#7'), { statements: [readDocuments, denied] })).toBe(false);
});

test('a listing needs a prefix that its condition knows', () => {
  const list: Statement = {
    Effect: 'Allow',
    Action: 's3:ListBucket',
    Resource: 'arn:aws:s3:::documents',
    Condition: { StringLike: { 's3:prefix': ['bodies/*'] } },
  };
  const mayList = (context: Record<string, string[]>) =>
    isAllowed(
      { action: 's3:ListBucket', resource: 'arn:aws:s3:::documents', context },
      { statements: [list] },
    );
  expect(mayList({ 's3:prefix': ['bodies/7/'] })).toBe(true);
  expect(mayList({ 's3:prefix': [''] })).toBe(false);
  expect(mayList({})).toBe(false);
});

test('a policy of a resource lets in the service that it names, for the source that it names', () => {
  const policy: Statement[] = [
    {
      ...{ Effect: 'Allow', Action: 's3:GetObject', Resource: 'arn:aws:s3:::images/*' },
      Principal: { Service: 'cloudfront.amazonaws.com' },
      Condition: { StringEquals: { 'AWS:SourceArn': 'ours' } },
    },
  ];
  const read = { action: 's3:GetObject', resource: 'arn:aws:s3:::images/images/7' };
  const service = 'cloudfront.amazonaws.com';
  expect(isAllowed(read, { service, sourceArn: 'ours' }, policy)).toBe(true);
  expect(isAllowed(read, { service, sourceArn: 'another' }, policy)).toBe(false);
  expect(isAllowed(read, { statements: [] }, policy)).toBe(false);
});

test('a condition that is not known here is an error, and never a permission', () => {
  const statement = { ...readDocuments, Condition: { IpAddress: { 'aws:SourceIp': '10.0.0.0/8' } } };
  expect(() => isAllowed(getItem('DOC#7'), { statements: [statement] })).toThrow('IpAddress');
});
