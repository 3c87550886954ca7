import { createReadStream, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { partition } from 'es-toolkit';
import { AwsError } from '../aws/aws-error.ts';
import {
  type ByteRange,
  parseRange,
  pickStoredHeaders,
  readHeaderOverrides,
  toResponseHeaders,
} from './headers.ts';
import type { ObjectHead, ObjectStore } from './object-store.ts';
import { type AmzHeaders, computeDigest, readObject } from './request-body.ts';
import { readElements, toXml } from './xml.ts';

/** One parsed request: `/bucket/key?query`. */
export interface S3Call {
  request: IncomingMessage;
  response: ServerResponse;
  bucket: string;
  /** The object's key; empty for a call on the bucket itself. */
  key: string;
  query: URLSearchParams;
  headers: AmzHeaders;
  /** Tells whether IAM lets the caller do this to an object, or to a bucket where `key` is missing. */
  may(action: string, object: { bucket: string; key?: string; prefix?: string }): boolean;
}

const MAX_KEYS = 1000;

/**
 * Creates the operations of S3 that the product uses, each with its check by IAM. Any other is refused as not
 * implemented.
 */
export function createOperations(objects: ObjectStore) {
  const list = (call: S3Call, answer: () => void) => {
    requirePermission(call, 's3:ListBucket', { bucket: call.bucket, prefix: call.query.get('prefix') ?? '' });
    answer();
  };
  return {
    put: (call: S3Call) => {
      requirePermission(call, 's3:PutObject', call);
      return call.headers['x-amz-copy-source'] ? copyObject(objects, call) : putObject(objects, call);
    },
    get: (call: S3Call) => {
      if (call.query.has('versions')) return listVersions(objects, call);
      if (call.query.has('versionId')) return getVersion(objects, call);
      return call.key ? getObject(objects, call) : list(call, () => listObjects(objects, call));
    },
    head: (call: S3Call) => (call.key ? headObject(objects, call) : list(call, () => sendAnswer(call, 200))),
    delete: (call: S3Call) => {
      requirePermission(call, 's3:DeleteObject', call);
      deleteObject(objects, call);
    },
    post: (call: S3Call) => deleteObjects(objects, call),
  };
}

function requirePermission(call: S3Call, action: string, object: Parameters<S3Call['may']>[1]): void {
  if (!call.may(action, object)) throw new AwsError('AccessDenied', `Access Denied: ${action}`, 403);
}

async function putObject(objects: ObjectStore, call: S3Call): Promise<void> {
  const body = await readObject(call.request, call.headers);
  checkPrecondition(objects.head(call.bucket, call.key), call.headers);
  const { etag } = objects.put(call.bucket, call.key, body, toEtag(body), pickStoredHeaders(call.headers));
  sendAnswer(call, 200, undefined, { etag });
}

function copyObject(objects: ObjectStore, call: S3Call): void {
  const [path = '', version] = (call.headers['x-amz-copy-source'] ?? '').split('?versionId=');
  const [bucket = '', ...key] = decodeURIComponent(path).replace(/^\//, '').split('/');
  const from = { ...call, bucket, key: key.join('/') };
  const source = version
    ? requireVersion(objects, from, decodeURIComponent(version))
    : requireObject(objects, from);
  const body = readFileSync(source.path);
  const replaces = call.headers['x-amz-metadata-directive'] === 'REPLACE';
  const headers = replaces ? pickStoredHeaders(call.headers) : source.headers;
  const copy = objects.put(call.bucket, call.key, body, source.etag, headers);
  sendAnswer(
    call,
    200,
    toXml('CopyObjectResult', { ETag: copy.etag, LastModified: copy.lastModified.toISOString() }),
  );
}

function getObject(objects: ObjectStore, call: S3Call): void {
  const object = requireObject(objects, call);
  if (call.headers['if-none-match'] === object.etag) sendAnswer(call, 304, undefined, { etag: object.etag });
  else sendObject(call, object, parseRange(call.headers.range, object.size));
}

function sendObject(call: S3Call, object: ObjectHead, range: ByteRange | undefined): void {
  const { size } = object;
  const { start, end } = range ?? { start: 0, end: size - 1 };
  call.response.writeHead(range ? 206 : 200, {
    ...toResponseHeaders(object),
    ...readHeaderOverrides(call.query),
    'content-length': end - start + 1,
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
  });
  streamObject(call, object, start, end);
}

function streamObject({ response }: S3Call, object: ObjectHead, start: number, end: number): void {
  if (object.size === 0) response.end();
  else
    createReadStream(object.path, { start, end })
      .on('error', (error) => response.destroy(error))
      .pipe(response);
}

function headObject(objects: ObjectStore, call: S3Call): void {
  const object = requireObject(objects, call);
  call.response.writeHead(200, { ...toResponseHeaders(object), 'content-length': object.size }).end();
}

function deleteObject(objects: ObjectStore, call: S3Call): void {
  if (!call.key) throw new AwsError('NotImplemented', 'Buckets are not deleted here.', 501);
  objects.remove(call.bucket, call.key);
  sendAnswer(call, 204);
}

async function deleteObjects(objects: ObjectStore, call: S3Call): Promise<void> {
  if (!call.query.has('delete')) throw new AwsError('NotImplemented', 'This POST is not implemented.', 501);
  const xml = (await readObject(call.request, call.headers)).toString('utf8');
  const [allowed, denied] = partition(readElements(xml, 'Key'), (key) =>
    call.may('s3:DeleteObject', { bucket: call.bucket, key }),
  );
  for (const key of allowed) objects.remove(call.bucket, key);
  const result = {
    Deleted: allowed.map((Key) => ({ Key })),
    Error: denied.map((Key) => ({ Key, Code: 'AccessDenied', Message: 'Access Denied' })),
  };
  sendAnswer(call, 200, toXml('DeleteResult', result));
}

function listObjects(objects: ObjectStore, call: S3Call): void {
  const { query, bucket } = call;
  if (query.get('list-type') !== '2' || query.has('delimiter'))
    throw new AwsError('NotImplemented', 'Only ListObjectsV2 without a delimiter is implemented.', 501);
  const prefix = query.get('prefix') ?? '';
  const limit = Math.min(Number(query.get('max-keys') ?? MAX_KEYS), MAX_KEYS);
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const found = objects.list(bucket, prefix, after, limit + 1);
  const shown = found.slice(0, limit);
  const more = found.length > limit;
  sendAnswer(
    call,
    200,
    toXml('ListBucketResult', {
      Name: bucket,
      Prefix: prefix,
      KeyCount: shown.length,
      MaxKeys: limit,
      IsTruncated: more,
      NextContinuationToken: more ? shown.at(-1)?.key : undefined,
      Contents: shown.map(({ key, size, etag, lastModified }) => ({
        Key: key,
        LastModified: lastModified.toISOString(),
        ETag: etag,
        Size: size,
        StorageClass: 'STANDARD',
      })),
    }),
  );
}

function listVersions(objects: ObjectStore, call: S3Call): void {
  const { bucket, query } = call;
  const prefix = query.get('prefix') ?? '';
  requirePermission(call, 's3:ListBucketVersions', { bucket, prefix });
  const { versions, markers } = objects.listFormer(bucket, prefix);
  const latest = objects.list(bucket, prefix, '', MAX_KEYS);
  const toVersion = ({ key, size, etag }: ObjectHead, VersionId: string) => ({
    ...{ Key: key, VersionId, IsLatest: VersionId === LATEST, Size: size, ETag: etag },
  });
  const result = {
    Name: bucket,
    IsTruncated: false,
    Version: [
      ...latest.map((object) => toVersion(object, LATEST)),
      ...versions.map((version) => toVersion(version, version.versionId)),
    ],
    DeleteMarker: markers.map((Key) => ({ Key, VersionId: LATEST, IsLatest: true })),
  };
  sendAnswer(call, 200, toXml('ListVersionsResult', result));
}

/** The id of the version that a reader without an id gets. */
const LATEST = 'latest';

function getVersion(objects: ObjectStore, call: S3Call): void {
  const version = requireVersion(objects, call, call.query.get('versionId') ?? '');
  sendObject(call, version, parseRange(call.headers.range, version.size));
}

function requireVersion(objects: ObjectStore, call: S3Call, id: string): ObjectHead {
  requirePermission(call, 's3:GetObjectVersion', call);
  const version =
    id === LATEST
      ? objects.head(call.bucket, call.key)
      : objects.listFormer(call.bucket, call.key).versions.find(({ versionId }) => versionId === id);
  if (!version) throw new AwsError('NoSuchVersion', 'The specified version does not exist.', 404);
  return version;
}

/**
 * Returns an object that the caller may read. A missing one is NoSuchKey to a caller that may list the bucket, and
 * AccessDenied to any other.
 */
function requireObject(objects: ObjectStore, call: S3Call): ObjectHead {
  requirePermission(call, 's3:GetObject', call);
  const object = objects.head(call.bucket, call.key);
  if (object) return object;
  requirePermission(call, 's3:ListBucket', { bucket: call.bucket });
  throw new AwsError('NoSuchKey', 'The specified key does not exist.', 404);
}

/**
 * Throws PreconditionFailed: `If-None-Match: *` writes only a new key, `If-Match` only over the object with that etag.
 */
function checkPrecondition(object: ObjectHead | undefined, headers: AmzHeaders): void {
  const exists = headers['if-none-match'] === '*' && object;
  const differs = headers['if-match'] !== undefined && headers['if-match'] !== object?.etag;
  if (exists || differs)
    throw new AwsError('PreconditionFailed', 'At least one of the pre-conditions did not hold.', 412);
}

const toEtag = (body: Buffer) => `"${computeDigest('md5', body, 'hex')}"`;

function sendAnswer(
  { response }: S3Call,
  status: number,
  xml?: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { ...headers, ...(xml && { 'content-type': 'application/xml' }) }).end(xml);
}
