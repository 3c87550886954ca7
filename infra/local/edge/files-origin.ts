import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { once } from 'es-toolkit';
import { buildFileHeaders, FILE_METHODS } from '../../config/headers.ts';
import type { Account } from '../aws/signature.ts';
import { type Listening, listenWithFallback } from '../process/listen.ts';
import { sendAnswer } from './answer.ts';
import { isSigned, type TrustedKey } from './cloudfront-signature.ts';
import type { Firewall } from './edge.ts';

interface Options {
  /** The bucket of everything below `/images/`, and that of everything else. */
  readonly images: string;
  readonly published: string;
  /** The address of the buckets, and the account that reads them. */
  readonly storage: string;
  readonly account: Account;
  readonly key: TrustedKey;
  /** The preferred port; any free one if it is taken. */
  readonly port: number;
  /** The pages that may read files. */
  readonly siteOrigins: () => readonly string[];
  readonly firewall: Firewall;
}

/** Request headers that go to the bucket, and response headers that come back. */
const FORWARDED = ['range', 'if-none-match', 'if-modified-since'];
const RETURNED = [
  ...['content-type', 'content-length', 'content-range', 'content-disposition', 'content-encoding'],
  ...['accept-ranges', 'cache-control', 'etag', 'last-modified'],
];

/**
 * Starts the origin of users' files, as CloudFront is before the buckets: it reads for requests with a signed
 * address and answers all others 403. Its host is `localhost`, as the pages' is, so that both are the same
 * site.
 */
export async function startFilesOrigin(options: Options): Promise<Listening> {
  const signAddress = createBucketSigner(options);
  const listening = await listenWithFallback(async (request, response) => {
    for (const [name, value] of Object.entries(buildFileHeaders({ tls: null })))
      response.setHeader(name, value);
    try {
      const blocked = options.firewall(request);
      if (blocked) sendAnswer(response, blocked);
      else if (canPass(request, url, options.key)) await serve(options, signAddress, request, response);
      else response.writeHead(403).end();
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    }
  }, options.port);
  const url = `http://localhost:${listening.port}`;
  return { ...listening, url };
}

const canPass = ({ method, url = '/' }: IncomingMessage, origin: string, key: TrustedKey): boolean =>
  FILE_METHODS.some((allowed) => allowed === method) && isSigned(origin, url, key);

async function serve(
  { siteOrigins }: Options,
  signAddress: SignBucketAddress,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const address = await signAddress(method, url);
  // The address of a whole bucket would list it.
  if (!address) return void response.writeHead(403).end();
  const found = await fetch(address, {
    method,
    headers: pickPresent(FORWARDED, (name) => headers[name]?.toString()),
  });
  // Our pages may read errors too: a file may be gone since its page was loaded.
  addCorsHeaders(request, response, siteOrigins());
  // S3 answers 403 for a missing file to a reader that may not list the bucket.
  if (found.status === 404) return void response.writeHead(403).end();
  if (found.status >= 400) return void response.writeHead(found.status).end();
  response.writeHead(
    found.status,
    pickPresent(RETURNED, (name) => found.headers.get(name)),
  );
  if (!found.body) return void response.end();
  // A client that leaves in the middle of a file is no error.
  await pipeline(Readable.fromWeb(found.body as ReadableStream), response).catch(() => response.destroy());
}

/** Signs an object's address in its bucket for the origin itself. Only the path of a request is used. */
type SignBucketAddress = (method: string, url: string) => Promise<string | undefined>;

/**
 * Creates the signer of bucket addresses. The S3 client is loaded for the first file, because a start does not need it.
 */
function createBucketSigner({ images, published, storage, account }: Options): SignBucketAddress {
  const open = once(async () => {
    const [s3, { getSignedUrl }] = await Promise.all([
      import('@aws-sdk/client-s3'),
      import('@aws-sdk/s3-request-presigner'),
    ]);
    const { region, ...credentials } = account;
    const client = new s3.S3Client({ endpoint: storage, region, credentials, forcePathStyle: true });
    return { ...s3, client, getSignedUrl };
  });
  return async (method, url) => {
    const { GetObjectCommand, HeadObjectCommand, client, getSignedUrl } = await open();
    const Key = decodeURIComponent(new URL(url, 'http://unused').pathname.slice(1));
    if (!Key) return undefined;
    const object = { Bucket: Key.startsWith('images/') ? images : published, Key };
    if (method === 'HEAD') return getSignedUrl(client, new HeadObjectCommand(object));
    return getSignedUrl(client, new GetObjectCommand(object));
  };
}

const pickPresent = (names: readonly string[], read: (name: string) => string | null | undefined) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = read(name);
      return value ? [[name, value]] : [];
    }),
  );

function addCorsHeaders(
  { headers: { origin } }: IncomingMessage,
  response: ServerResponse,
  siteOrigins: readonly string[],
) {
  response.setHeader('vary', 'Origin');
  if (origin && siteOrigins.includes(origin)) response.setHeader('access-control-allow-origin', origin);
}
