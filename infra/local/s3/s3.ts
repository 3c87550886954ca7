import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AwsError } from '../aws/aws-error.ts';
import { toAwsError } from '../aws/aws-json.ts';
import { type Account, verifySignature } from '../aws/signature.ts';
import { type Listening, listenNear } from '../process/listen.ts';
import { openObjects } from './objects.ts';
import { operationsOn, type S3Call } from './operations.ts';
import { toXml } from './xml.ts';

interface Uploads {
  bucket: string;
  from: () => readonly string[];
}

interface Options {
  folder: string;
  buckets: readonly string[];
  account: Account;
  /** Where it listens, unless that is taken. */
  port: number;
  /** The bucket to which a browser may send, and from which pages. */
  uploads: Uploads;
}

/** Query parameters that do not name another operation than the one the method says. */
const PLAIN =
  /^(x-id|x-amz-.*|response-.*|list-type|prefix|max-keys|start-after|continuation-token|delimiter|delete|encoding-type|fetch-owner)$/i;

/** S3 on loopback, kept in `folder`: path-style addresses, nothing without a valid signature. */
export async function startStorage({ folder, buckets, account, port, uploads }: Options): Promise<Listening> {
  const objects = openObjects(folder);
  const operations = operationsOn(objects);
  // As the cloud's bucket does every day: what was sent and never found to be a picture.
  objects.expire(uploads.bucket, 'uploads/', new Date(Date.now() - 24 * 3600 * 1000));
  const listening = await listenNear(async (request, response) => {
    allowOrigin(request, response, uploads);
    response.setHeader('x-amz-request-id', randomUUID());
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    try {
      const operation = operations[request.method?.toLowerCase() as keyof typeof operations];
      if (!operation) throw new AwsError('MethodNotAllowed', 'The specified method is not allowed.', 405);
      await operation(await checkedCall(request, response, account, buckets));
    } catch (error) {
      refuse(request, response, toAwsError(error));
    }
  }, port);
  return {
    ...listening,
    async stop() {
      await listening.stop();
      objects.close();
    },
  };
}

/** Checks the signature before one byte of the body is read. */
async function checkedCall(
  request: IncomingMessage,
  response: ServerResponse,
  account: Account,
  buckets: Options['buckets'],
): Promise<S3Call> {
  const { method = 'GET', url = '/', headers } = request;
  const promised =
    headers['x-amz-content-sha256'] ?? new URL(url, 'http://unused').searchParams.get('X-Amz-Content-Sha256');
  const claimedHash = String(promised ?? 'UNSIGNED-PAYLOAD');
  if (claimedHash.startsWith('STREAMING-AWS4')) throw new AwsError('NotImplemented', claimedHash, 501);
  await verifySignature({ method, url, headers }, claimedHash, account, 's3');
  const { pathname, searchParams: query } = new URL(url, 'http://unused');
  const [, bucket = '', ...key] = pathname.split('/').map(decodeURIComponent);
  if (!buckets.includes(bucket))
    throw new AwsError('NoSuchBucket', 'The specified bucket does not exist', 404);
  const unknown = [...query.keys()].find((name) => !PLAIN.test(name));
  if (unknown) throw new AwsError('NotImplemented', `?${unknown}`, 501);
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

/** The CORS rule of the bucket that takes uploads: our own pages may send to it, no others, and read nothing. */
function allowOrigin(request: IncomingMessage, response: ServerResponse, { bucket, from }: Uploads): void {
  const { origin } = request.headers;
  response.setHeader('vary', 'Origin');
  const sends = (request.headers['access-control-request-method'] ?? request.method) === 'PUT';
  if (!sends || !request.url?.startsWith(`/${bucket}/`) || !origin || !from().includes(origin)) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-methods', 'PUT');
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '');
  response.setHeader('access-control-expose-headers', 'ETag');
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
