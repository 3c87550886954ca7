import { kebabCase } from 'es-toolkit';
import {
  ACCOUNT_ERASER,
  FILE_KEY_MAKER,
  GALLERY_INDEXER,
  IMAGE_SWEEPER,
  RENDERER,
  SWEEPER,
} from '../build/handlers.ts';
import type { Statement } from '../local/aws/policy.ts';
import type { Bucket, Stage } from '../local/stage/stage.ts';
import { createFinder, type FindResources } from './find-resources.ts';
import { readDistribution } from './read-distribution.ts';
import { readFirewall } from './read-firewall.ts';
import { getLocalName } from './resolve.ts';
import type { Template } from './templates.ts';

/** The files of the functions whose constructs are not named like a route. */
const HANDLER_NAMES: Readonly<Record<string, string>> = {
  Renderer: RENDERER,
  Sweeper: SWEEPER,
  ImageSweeper: IMAGE_SWEEPER,
  GalleryIndexer: GALLERY_INDEXER,
  Eraser: ACCOUNT_ERASER,
  KeysMaker: FILE_KEY_MAKER,
};

/** Reads what the embedded cloud enforces from the templates: policies, limits, the rules of firewall and caches. */
export function readStage(templates: readonly Template[]): Stage {
  const find = createFinder(templates);
  return {
    functions: readFunctions(find),
    buckets: readBuckets(find),
    queues: readQueues(find),
    firewall: readFirewall(find),
    site: readDistribution(find, 'Web'),
    files: readDistribution(find, 'Files'),
  };
}

interface Policy {
  readonly PolicyDocument: { readonly Statement: readonly Statement[] };
  readonly Roles?: readonly string[];
  readonly Queues?: readonly string[];
  readonly Bucket?: string;
}

/** Creates a function that lists the statements of all policies of a type that are attached to a resource. */
const createStatementFinder =
  (find: FindResources, type: string) =>
  (name: string, stack: string): Statement[] =>
    find<Policy>(type)
      .filter(({ Properties: { Roles = [], Queues = [], Bucket }, stack: at }) => {
        return at === stack && [...Roles, ...Queues, Bucket].includes(name);
      })
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement);

function readFunctions(find: FindResources): Stage['functions'] {
  const findStatements = createStatementFinder(find, 'AWS::IAM::Policy');
  const functions = find<{ Timeout: number; Role: string }>('AWS::Lambda::Function').flatMap(
    ({ id, stack, Properties }) => {
      const [, name] = /^(\w+)Function[0-9A-F]{8}$/.exec(id) ?? [];
      // The CDK's own helpers have other names, and run only while a stack deploys.
      if (!name) return [];
      const role = Properties.Role.split(':').at(-1) ?? '';
      const facts = { timeout: Properties.Timeout, policy: findStatements(role, stack) };
      return [[HANDLER_NAMES[name] ?? `http/${kebabCase(name)}`, facts] as const];
    },
  );
  return Object.fromEntries(functions);
}

interface BucketProperties {
  readonly VersioningConfiguration?: { readonly Status: string };
  readonly LifecycleConfiguration?: { readonly Rules: Bucket['lifecycle'] };
  readonly CorsConfiguration?: { readonly CorsRules: Bucket['cors'] };
}

function readBuckets(find: FindResources): Stage['buckets'] {
  const findStatements = createStatementFinder(find, 'AWS::S3::BucketPolicy');
  const buckets = find<BucketProperties>('AWS::S3::Bucket').map(({ id, stack, Properties }) => {
    const { VersioningConfiguration, LifecycleConfiguration, CorsConfiguration } = Properties;
    const bucket: Bucket = {
      versioned: VersioningConfiguration?.Status === 'Enabled',
      lifecycle: LifecycleConfiguration?.Rules ?? [],
      cors: CorsConfiguration?.CorsRules ?? [],
      policy: findStatements(getLocalName(id), stack),
    };
    return [getLocalName(id), bucket] as const;
  });
  return Object.fromEntries(buckets);
}

function readQueues(find: FindResources): Stage['queues'] {
  const findStatements = createStatementFinder(find, 'AWS::SQS::QueuePolicy');
  const queues = find('AWS::SQS::Queue').map(({ id, stack }) => {
    const name = getLocalName(id);
    return [name, { policy: findStatements(name, stack) }] as const;
  });
  return Object.fromEntries(queues);
}
