import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { once } from 'es-toolkit';
import { FILE_METHODS, fileHeaders } from '../../config/headers.ts';
import type { Account } from '../aws/signature.ts';
import { type Listening, listenNear } from '../process/listen.ts';
import { isSigned, type TrustedKey } from './cloudfront-signature.ts';

interface Options {
  /** The bucket of pictures below `/images/`, and that of everything else. */
  readonly images: string;
  readonly published: string;
  /** Where the buckets are, and as whom they are read. */
  readonly storage: string;
  readonly account: Account;
  readonly key: TrustedKey;
  /** Where it listens, unless that is taken. */
  readonly port: number;
  /** The pages that may read files. */
  readonly siteOrigins: () => readonly string[];
}

/** What of a request goes on to a bucket, and what of its answer comes back. */
const ASKED = ['range', 'if-none-match', 'if-modified-since'];
const ANSWERED = [
  ...['content-type', 'content-length', 'content-range', 'content-disposition', 'content-encoding'],
  ...['accept-ranges', 'cache-control', 'etag', 'last-modified'],
];

/**
 * CloudFront before the buckets of people's files: its own origin, which reads for whoever has a signed
 * address and refuses everybody else without a word. Its name is `localhost`, as a page's is, so that the two
 * are of one site.
 */
export async function startFiles(options: Options): Promise<Listening> {
  const addressOf = inBuckets(options);
  const listening = await listenNear(async (request, response) => {
    for (const [name, value] of Object.entries(fileHeaders({ tls: false }))) response.setHeader(name, value);
    try {
      if (mayPass(request, url, options.key)) await serve(options, addressOf, request, response);
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

const mayPass = ({ method, url = '/' }: IncomingMessage, origin: string, key: TrustedKey): boolean =>
  FILE_METHODS.some((allowed) => allowed === method) && isSigned(origin, url, key);

async function serve(
  { siteOrigins }: Options,
  addressOf: AddressOf,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const address = await addressOf(method, url);
  // The bucket's own address would list it, which is not the origin's to do.
  if (!address) return void response.writeHead(403).end();
  const found = await fetch(address, {
    method,
    headers: pick(ASKED, (name) => headers[name]?.toString()),
  });
  // What a bucket answers, faults as well, is for our pages to read: a file may have gone since its page came.
  allowOrigin(request, response, siteOrigins());
  // Who may not list a bucket is told that a file is forbidden, not that it is missing.
  if (found.status === 404) return void response.writeHead(403).end();
  if (found.status >= 400) return void response.writeHead(found.status).end();
  response.writeHead(
    found.status,
    pick(ANSWERED, (name) => found.headers.get(name)),
  );
  if (!found.body) return void response.end();
  // Who goes away in the middle of a file is no fault.
  await pipeline(Readable.fromWeb(found.body as ReadableStream), response).catch(() => response.destroy());
}

/** Where an object lies in its bucket, signed as by the origin itself; of a request nothing but the path goes in. */
type AddressOf = (method: string, url: string) => Promise<string | undefined>;

/** S3's client is loaded for the first file, as a start has no use for it. */
function inBuckets({ images, published, storage, account }: Options): AddressOf {
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
    const asked = { Bucket: Key.startsWith('images/') ? images : published, Key };
    if (method === 'HEAD') return getSignedUrl(client, new HeadObjectCommand(asked));
    return getSignedUrl(client, new GetObjectCommand(asked));
  };
}

const pick = (names: readonly string[], read: (name: string) => string | null | undefined) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = read(name);
      return value ? [[name, value]] : [];
    }),
  );

function allowOrigin(
  { headers: { origin } }: IncomingMessage,
  response: ServerResponse,
  ours: readonly string[],
) {
  response.setHeader('vary', 'Origin');
  if (origin && ours.includes(origin)) response.setHeader('access-control-allow-origin', origin);
}
