import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AwsError } from './aws-error.ts';
import { toAwsError } from './aws-json.ts';
import { type Listening, listen } from './listen.ts';
import { openObjects } from './objects.ts';
import { operationsOn, type S3Call } from './s3-operations.ts';
import { type Account, verifySignature } from './sigv4.ts';
import { toXml } from './xml.ts';

interface Options {
  folder: string;
  /** Every bucket, with the headers that its objects are shown with. */
  buckets: Readonly<Record<string, Record<string, string>>>;
  account: Account;
  /** The pages that may read and upload from a browser. */
  siteOrigins: () => readonly string[];
}

/** Query parameters that do not name another operation than the one the method says. */
const PLAIN =
  /^(x-id|x-amz-.*|response-.*|list-type|prefix|max-keys|start-after|continuation-token|delimiter|delete|encoding-type|fetch-owner)$/i;

/** S3 on loopback, kept in `folder`: path-style addresses, nothing without a valid signature. */
export async function startStorage({ folder, buckets, account, siteOrigins }: Options): Promise<Listening> {
  const objects = openObjects(folder);
  const operations = operationsOn(objects);
  const listening = await listen(async (request, response) => {
    allowOrigin(request, response, siteOrigins());
    response.setHeader('x-amz-request-id', randomUUID());
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    try {
      const operation = operations[request.method?.toLowerCase() as keyof typeof operations];
      if (!operation) throw new AwsError('MethodNotAllowed', 'The specified method is not allowed.', 405);
      await operation(checkedCall(request, response, account, buckets));
    } catch (error) {
      refuse(request, response, toAwsError(error));
    }
  });
  return {
    ...listening,
    async stop() {
      await listening.stop();
      objects.close();
    },
  };
}

/** Checks the signature before one byte of the body is read. */
function checkedCall(
  request: IncomingMessage,
  response: ServerResponse,
  account: Account,
  buckets: Options['buckets'],
): S3Call {
  const { method = 'GET', url = '/', headers } = request;
  const promised =
    headers['x-amz-content-sha256'] ?? new URL(url, 'http://unused').searchParams.get('X-Amz-Content-Sha256');
  const claimedHash = String(promised ?? 'UNSIGNED-PAYLOAD');
  if (claimedHash.startsWith('STREAMING-AWS4')) throw new AwsError('NotImplemented', claimedHash, 501);
  verifySignature({ method, url, headers }, claimedHash, account, 's3');
  const { pathname, searchParams: query } = new URL(url, 'http://unused');
  const [, bucket = '', ...key] = pathname.split('/').map(decodeURIComponent);
  if (!Object.hasOwn(buckets, bucket))
    throw new AwsError('NoSuchBucket', 'The specified bucket does not exist', 404);
  const unknown = [...query.keys()].find((name) => !PLAIN.test(name));
  if (unknown) throw new AwsError('NotImplemented', `?${unknown}`, 501);
  for (const [name, value] of Object.entries(buckets[bucket] ?? {})) response.setHeader(name, value);
  return {
    request,
    response,
    bucket,
    key: key.join('/'),
    query,
    headers: { ...amzOf(query), ...flat(request) },
  };
}

const amzOf = (query: URLSearchParams) =>
  Object.fromEntries(
    [...query]
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => name.startsWith('x-amz-')),
  );

const flat = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(',')]));

/** The buckets' CORS rule: our own pages, no others. */
function allowOrigin(request: IncomingMessage, response: ServerResponse, allowed: readonly string[]): void {
  const { origin } = request.headers;
  response.setHeader('vary', 'Origin');
  if (!origin || !allowed.includes(origin)) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-methods', 'GET, HEAD, PUT');
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '');
  response.setHeader('access-control-expose-headers', 'ETag, Content-Length, Content-Range');
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, message }: AwsError,
): void {
  if (response.headersSent) return void response.destroy();
  // A body that we do not want is not read: the connection ends with the answer.
  response.writeHead(status, {
    'content-type': 'application/xml',
    ...(!request.complete && { connection: 'close' }),
  });
  response.end(request.method === 'HEAD' ? undefined : toXml('Error', { Code: code, Message: message }));
}
