import { RENDERER, RERENDER_ENTRY, RERENDERER } from '../build/handlers.ts';
import type { Statement } from '../local/aws/policy.ts';
import type { Bucket, Stage } from '../local/stage/stage.ts';
import { createFinder, type FindResources } from './find-resources.ts';
import { getLocalName } from './resolve.ts';
import type { Template } from './templates.ts';

/** Reads what the embedded cloud enforces from the templates: policies, limits, buckets and queues. */
export function readStage(templates: readonly Template[]): Stage {
  const find = createFinder(templates);
  return {
    functions: readFunctions(find),
    buckets: readBuckets(find),
    queues: readQueues(find),
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
  const functions = find<{ Timeout: number; Role: string; Handler: string }>('AWS::Lambda::Function').flatMap(
    ({ stack, Properties, Metadata }) => {
      const name = findHandlerName(Metadata['aws:asset:path'] ?? '', Properties.Handler);
      const role = Properties.Role.split(':').at(-1) ?? '';
      const facts = { timeout: Properties.Timeout, policy: findStatements(role, stack) };
      return name ? [[name, facts] as const] : [];
    },
  );
  return Object.fromEntries(functions);
}

/** Finds the handler in the path of its package; undefined for the CDK's own helpers, which only deploy. */
function findHandlerName(path: string, entry: string): string | undefined {
  if (!path.endsWith('/render')) return /\/handlers\/(.+)$/.exec(path)?.[1];
  return entry.startsWith(RERENDER_ENTRY) ? RERENDERER : RENDERER;
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
