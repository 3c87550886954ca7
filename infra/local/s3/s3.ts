import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AwsError } from '../aws/aws-error.ts';
import { toAwsError } from '../aws/aws-json.ts';
import { type Account, verifySignature } from '../aws/signature.ts';
import { type Listening, listenWithFallback } from '../process/listen.ts';
import type { Bucket } from '../stage/stage.ts';
import { buildCorsHeaders } from './cors.ts';
import { applyLifecycle } from './lifecycle.ts';
import { openObjectStore } from './objects.ts';
import { createOperations, type S3Call } from './operations.ts';
import { toXml } from './xml.ts';

interface Options {
  folder: string;
  /** The buckets by name, as the stage configures them. */
  buckets: Readonly<Record<string, Bucket>>;
  account: Account;
  /** The preferred port; any free one if it is taken. */
  port: number;
  /** Maps the origins of a CORS rule to those that the site has here. */
  toOrigins: (origins: readonly string[]) => readonly string[];
}

/** Matches query parameters that do not select another operation than the method does. */
const KNOWN_PARAMETERS =
  /^(x-id|x-amz-.*|response-.*|list-type|versions|versionId|prefix|max-keys|start-after|continuation-token|delimiter|delete|encoding-type|fetch-owner)$/i;

const LIFECYCLE_EVERY_MS = 60 * 60 * 1000;

/** Starts S3 on loopback, stored in `folder`, with path-style addresses. Every request needs a valid signature. */
export async function startS3({ folder, buckets, account, port, toOrigins }: Options): Promise<Listening> {
  const objects = openObjectStore(folder, (bucket) => buckets[bucket]?.versioned ?? false);
  const operations = createOperations(objects);
  const applyRules = () => {
    for (const [name, { lifecycle }] of Object.entries(buckets)) applyLifecycle(objects, name, lifecycle);
  };
  applyRules();
  const timer = setInterval(applyRules, LIFECYCLE_EVERY_MS);
  const listening = await listenWithFallback(async (request, response) => {
    const rules = buckets[request.url?.split(/[/?]/)[1] ?? '']?.cors ?? [];
    const cors = buildCorsHeaders(request, rules, toOrigins);
    response.setHeader('vary', 'Origin');
    for (const [name, value] of Object.entries(cors ?? {})) response.setHeader(name, value);
    response.setHeader('x-amz-request-id', randomUUID());
    if (request.method === 'OPTIONS') return void response.writeHead(cors ? 200 : 403).end();
    try {
      const operation = operations[request.method?.toLowerCase() as keyof typeof operations];
      if (!operation) throw new AwsError('MethodNotAllowed', 'The specified method is not allowed.', 405);
      await operation(await acceptCall(request, response, account, buckets));
    } catch (error) {
      sendError(request, response, toAwsError(error));
    }
  }, port);
  return {
    ...listening,
    async stop() {
      clearInterval(timer);
      await listening.stop();
      objects.close();
    },
  };
}

/** Verifies the signature before any byte of the body is read, and parses the request. */
async function acceptCall(
  request: IncomingMessage,
  response: ServerResponse,
  account: Account,
  buckets: Options['buckets'],
): Promise<S3Call> {
  const { method = 'GET', url = '/', headers } = request;
  const hashHeader =
    headers['x-amz-content-sha256'] ?? new URL(url, 'http://unused').searchParams.get('X-Amz-Content-Sha256');
  const claimedHash = String(hashHeader ?? 'UNSIGNED-PAYLOAD');
  if (claimedHash.startsWith('STREAMING-AWS4')) throw new AwsError('NotImplemented', claimedHash, 501);
  const caller = await verifySignature({ method, url, headers }, claimedHash, account, 's3');
  const { pathname, searchParams: query } = new URL(url, 'http://unused');
  const [, bucket = '', ...key] = pathname.split('/').map(decodeURIComponent);
  if (!buckets[bucket]) throw new AwsError('NoSuchBucket', 'The specified bucket does not exist', 404);
  const unsupported = [...query.keys()].find((name) => !KNOWN_PARAMETERS.test(name));
  if (unsupported) throw new AwsError('NotImplemented', `?${unsupported}`, 501);
  return {
    request,
    response,
    bucket,
    key: key.join('/'),
    query,
    headers: { ...pickAmzParameters(query), ...joinHeaders(request) },
    may: (action, object) =>
      account.keys.isAllowed(caller, toCall(action, object), buckets[object.bucket]?.policy),
  };
}

const toCall = (action: string, { bucket, key, prefix }: Parameters<S3Call['may']>[1]) => ({
  action,
  resource: key === undefined ? `arn:aws:s3:::${bucket}` : `arn:aws:s3:::${bucket}/${key}`,
  context: prefix === undefined ? {} : { 's3:prefix': [prefix] },
});

const pickAmzParameters = (query: URLSearchParams) =>
  Object.fromEntries(
    [...query]
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => name.startsWith('x-amz-')),
  );

const joinHeaders = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(',')]));

function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, message }: AwsError,
): void {
  if (response.headersSent) return void response.destroy();
  // A refused body is not read to its end, so the connection ends with the answer.
  response.writeHead(status, {
    'content-type': 'application/xml',
    ...(!request.complete && { connection: 'close' }),
  });
  response.end(request.method === 'HEAD' ? undefined : toXml('Error', { Code: code, Message: message }));
}
