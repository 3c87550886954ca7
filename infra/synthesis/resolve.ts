import { ACCOUNT_ID, LOCAL_NAMES, REGION } from '../local/names.ts';
import type { Template } from './templates.ts';

type Json = unknown;

/** The values that CloudFormation gives to its own names. */
const PSEUDO: Readonly<Record<string, string>> = {
  'AWS::Partition': 'aws',
  'AWS::AccountId': ACCOUNT_ID,
  'AWS::Region': REGION,
  'AWS::URLSuffix': 'amazonaws.com',
};

/** Builds the ARNs of resources that a policy names; `name` is the local name. */
const ARNS: Readonly<Record<string, (name: string) => string>> = {
  'AWS::S3::Bucket': (name) => `arn:aws:s3:::${name}`,
  'AWS::DynamoDB::GlobalTable': (name) => toArn('dynamodb', `table/${name}`),
  'AWS::SQS::Queue': (name) => toArn('sqs', name),
  'AWS::Events::EventBus': (name) => toArn('events', `event-bus/${name}`),
  'AWS::Events::Rule': (name) => toArn('events', `rule/${name}`),
  'AWS::Cognito::UserPool': (name) => toArn('cognito-idp', `userpool/${name}`),
  'AWS::SecretsManager::Secret': (name) => toArn('secretsmanager', `secret:${name}`),
};

const toArn = (service: string, resource: string) => `arn:aws:${service}:${REGION}:${ACCOUNT_ID}:${resource}`;

/** Returns the name of a resource here: its local name, else its logical id without the CDK's hash. */
export function getLocalName(logicalId: string): string {
  const id = logicalId.replace(/[0-9A-F]{8}$/, '');
  return LOCAL_NAMES[id] ?? id;
}

/** Creates a function that replaces the references in a value of `template` by local names and ARNs. */
export function createResolver(templates: readonly Template[]) {
  const findExport = (name: string) => {
    for (const template of templates)
      for (const { Value, Export } of Object.values(template.Outputs))
        if (Export?.Name === name) return resolve(Value, template);
    throw new Error(`No stack exports ${name}`);
  };
  const findOutput = (stack: string, output: string) => {
    const template = templates.find((one) => one.stack === stack);
    if (!template) throw new Error(`There is no stack ${stack}`);
    return resolve(template.Outputs[output]?.Value, template);
  };
  const INTRINSICS: Readonly<Record<string, (value: never, template: Template) => Json>> = {
    Ref: (id: string, template) => PSEUDO[id] ?? toReference(id, template),
    'Fn::GetAtt': ([id, attribute]: [string, string], template) =>
      attribute === 'Arn' ? toResourceArn(id, template) : `${getLocalName(id)}.${attribute}`,
    'Fn::Join': ([separator, parts]: [string, Json[]], template) =>
      (resolve(parts, template) as string[]).join(separator),
    'Fn::ImportValue': (name: string) => findExport(name),
    'Fn::GetStackOutput': ({ StackName, OutputName }: { StackName: string; OutputName: string }) =>
      findOutput(StackName, OutputName),
  };
  function resolve(value: Json, template: Template): Json {
    if (Array.isArray(value)) return value.map((one) => resolve(one, template));
    if (typeof value !== 'object' || value === null) return value;
    const [[name = '', inner] = []] = Object.entries(value);
    const intrinsic = INTRINSICS[name];
    if (intrinsic) return intrinsic(inner as never, template);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolve(one, template)]));
  }
  return resolve;
}

function toResourceArn(id: string, { Resources }: Template): string {
  const type = Resources[id]?.Type ?? '';
  return ARNS[type]?.(getLocalName(id)) ?? `arn:aws:${type}:${getLocalName(id)}`;
}

/** Returns what `Ref` gives: a secret's ARN, and the name of any other resource. */
const toReference = (id: string, template: Template): string =>
  template.Resources[id]?.Type === 'AWS::SecretsManager::Secret'
    ? toResourceArn(id, template)
    : getLocalName(id);
