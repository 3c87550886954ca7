import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, expect, test } from 'vitest';
import { aCloud, createClients } from '../support/a-cloud.ts';

const cloud = await aCloud();
afterAll(() => cloud.stop());
const { s3 } = cloud.clients;
const site = cloud.env.SITE_ORIGIN ?? '';
const read = async (Bucket: string, Key: string) =>
  (await s3.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString();
const put = (Key: string, Body: string) => s3.send(new PutObjectCommand({ Bucket: 'documents', Key, Body }));

/** A slot for exactly these bytes: type and size are under the signature. */
function createUploadSlot(Key: string, size: number): Promise<string> {
  const slot = new PutObjectCommand({ Bucket: 'images', Key, ContentType: 'image/png', ContentLength: size });
  const signed = new Set(['content-type', 'content-length']);
  return getSignedUrl(s3, slot, { expiresIn: 60, signableHeaders: signed, unhoistableHeaders: signed });
}
const upload = (url: string, body: string, type = 'image/png') =>
  fetch(url, { method: 'PUT', body, headers: { 'content-type': type } });

test('an object comes back as it was put, whatever its key, with its type and metadata', async () => {
  const Key = 'a/b c+d (1)/é?&=%20.txt';
  await s3.send(
    new PutObjectCommand({
      Bucket: 'documents',
      Key,
      Body: 'hello',
      ContentType: 'text/plain',
      Metadata: { hash: 'x' },
    }),
  );
  const got = await s3.send(new GetObjectCommand({ Bucket: 'documents', Key }));
  expect(await got.Body?.transformToString()).toBe('hello');
  expect(got).toMatchObject({ ContentType: 'text/plain', Metadata: { hash: 'x' }, ContentLength: 5 });
});

test('the SDK with its default checksums is understood, for streams too', async () => {
  const { endpoint, credentials, region } = s3.config;
  const usual = new S3Client({ ...(endpoint && { endpoint }), credentials, region, forcePathStyle: true });
  const Body = Readable.from([Buffer.alloc(100_000, 'a'), Buffer.alloc(50_000, 'b')]);
  await usual.send(
    new PutObjectCommand({ Bucket: 'documents', Key: 'stream', Body, ContentLength: 150_000 }),
  );
  expect(await read('documents', 'stream')).toBe('a'.repeat(100_000) + 'b'.repeat(50_000));
});

test('an object that is not there is NoSuchKey, a bucket NoSuchBucket', async () => {
  await expect(read('documents', 'nothing')).rejects.toMatchObject({ name: 'NoSuchKey' });
  await expect(read('nowhere', 'nothing')).rejects.toMatchObject({ name: 'NoSuchBucket' });
});

test('a part of an object can be read, and a part beyond it is refused', async () => {
  await put('range', '0123456789');
  const part = await s3.send(new GetObjectCommand({ Bucket: 'documents', Key: 'range', Range: 'bytes=2-4' }));
  expect(await part.Body?.transformToString()).toBe('234');
  expect(part.ContentRange).toBe('bytes 2-4/10');
  const beyond = new GetObjectCommand({ Bucket: 'documents', Key: 'range', Range: 'bytes=20-' });
  await expect(s3.send(beyond)).rejects.toMatchObject({ name: 'InvalidRange' });
});

test('a write that must be the first is refused when the key is taken', async () => {
  const first = () =>
    s3.send(new PutObjectCommand({ Bucket: 'documents', Key: 'once', Body: 'x', IfNoneMatch: '*' }));
  await first();
  await expect(first()).rejects.toMatchObject({ name: 'PreconditionFailed' });
});

test('listing goes through the pages of a prefix in order; deleting many and copying work', async () => {
  for (const key of ['list/c', 'list/a', 'list/b', 'other']) await put(key, key);
  const pages = paginateListObjectsV2({ client: s3, pageSize: 2 }, { Bucket: 'documents', Prefix: 'list/' });
  const keys = [];
  for await (const page of pages) keys.push(...(page.Contents ?? []).map(({ Key }) => Key));
  expect(keys).toEqual(['list/a', 'list/b', 'list/c']);

  await s3.send(new CopyObjectCommand({ Bucket: 'published', Key: 'copy', CopySource: 'documents/list/a' }));
  const Objects = [{ Key: 'list/a' }, { Key: 'list/b' }];
  await s3.send(new DeleteObjectsCommand({ Bucket: 'documents', Delete: { Objects } }));
  await expect(read('documents', 'list/a')).rejects.toMatchObject({ name: 'NoSuchKey' });
  expect(await read('published', 'copy')).toBe('list/a');
});

test('a signed address opens one object for its time, under the name that was signed', async () => {
  await put('pdf', 'the pages');
  const get = new GetObjectCommand({
    Bucket: 'documents',
    Key: 'pdf',
    ResponseContentDisposition: 'attachment; filename="Water.pdf"',
  });
  const url = await getSignedUrl(s3, get, { expiresIn: 60 });
  const opened = await fetch(url, { headers: { origin: site } });
  expect(await opened.text()).toBe('the pages');
  expect(opened.headers.get('content-disposition')).toBe('attachment; filename="Water.pdf"');
  // No page reads a bucket: that is for the origin of files.
  expect(opened.headers.get('access-control-allow-origin')).toBeNull();
  expect((await fetch(url.replace('/pdf?', '/stream?'))).status).toBe(403);
  expect((await fetch(url.replace('Water.pdf', 'Other.pdf'))).status).toBe(403);
  expect((await fetch(url.replace('X-Amz-Expires=60', 'X-Amz-Expires=600'))).status).toBe(403);
  expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(403);
});

test('a signed address is refused after its time', async () => {
  const get = new GetObjectCommand({ Bucket: 'documents', Key: 'pdf' });
  const hourAgo = new Date(Date.now() - 3_600_000);
  const url = await getSignedUrl(s3, get, { expiresIn: 3599, signingDate: hourAgo });
  const answer = await fetch(url);
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('Request has expired');
});

test('without a signature, or with one of another secret, nothing is read or written', async () => {
  await put('mine', 'mine');
  const url = `${cloud.env.AWS_ENDPOINT_URL_S3}/documents/mine`;
  expect((await fetch(url)).status).toBe(403);
  expect((await fetch(url, { method: 'PUT', body: 'yours' })).status).toBe(403);
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(403);
  const form = new FormData();
  form.append('key', 'mine');
  form.append('file', 'yours');
  expect(
    (await fetch(`${cloud.env.AWS_ENDPOINT_URL_S3}/documents`, { method: 'POST', body: form })).status,
  ).toBe(403);
  const stranger = createClients(cloud, 'not-the-secret').s3;
  const write = new PutObjectCommand({ Bucket: 'documents', Key: 'mine', Body: 'yours' });
  await expect(stranger.send(write)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  expect(await read('documents', 'mine')).toBe('mine');
});

test('an upload slot takes exactly the type and the size that were signed', async () => {
  expect((await upload(await createUploadSlot('fits', 5), '12345')).status).toBe(200);
  expect(await read('images', 'fits')).toBe('12345');
  for (const body of ['1234', '123456']) {
    expect((await upload(await createUploadSlot('size', 5), body)).status).toBe(403);
  }
  expect((await upload(await createUploadSlot('type', 5), '12345', 'text/html')).status).toBe(403);
  await expect(read('images', 'size')).rejects.toMatchObject({ name: 'NoSuchKey' });
  await expect(read('images', 'type')).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('bytes that are not those whose checksum was signed are refused', async () => {
  const ChecksumSHA256 = Buffer.alloc(32, 1).toString('base64');
  const slot = new PutObjectCommand({ Bucket: 'images', Key: 'sum', ContentLength: 5, ChecksumSHA256 });
  const url = await getSignedUrl(s3, slot, { expiresIn: 60 });
  const answer = await fetch(url, { method: 'PUT', body: '12345' });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('BadDigest');
  await expect(read('images', 'sum')).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('a browser may upload from our own pages alone, with the headers of the bucket’s rule', async () => {
  const ask = (origin: string, { bucket = 'uploads', headers = 'content-type', method = 'PUT' } = {}) =>
    fetch(`${cloud.env.AWS_ENDPOINT_URL_S3}/${bucket}/x`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': headers,
      },
    });
  const allowed = await ask(site);
  expect(allowed.headers.get('access-control-allow-origin')).toBe(site);
  expect(allowed.headers.get('access-control-max-age')).toBe('3600');
  for (const refused of [
    await ask('https://example.org'),
    await ask(site, { headers: 'content-type, x-amz-meta-name' }),
    await ask(site, { method: 'GET' }),
    await ask(site, { bucket: 'documents' }),
    await ask(site, { bucket: 'images' }),
  ])
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null]);
});

const listVersions = (Bucket: string, Prefix: string) =>
  s3.send(new ListObjectVersionsCommand({ Bucket, Prefix }));

test('a versioned bucket keeps what was replaced and deleted, and a delete is a marker', async () => {
  await put('kept', 'one');
  await put('kept', 'two');
  await s3.send(new DeleteObjectCommand({ Bucket: 'documents', Key: 'kept' }));
  await expect(read('documents', 'kept')).rejects.toMatchObject({ name: 'NoSuchKey' });
  const { Versions = [], DeleteMarkers } = await listVersions('documents', 'kept');
  expect(DeleteMarkers).toMatchObject([{ Key: 'kept', IsLatest: true }]);
  const bodies = Versions.map(async ({ VersionId }) => {
    const version = await s3.send(new GetObjectCommand({ Bucket: 'documents', Key: 'kept', VersionId }));
    return version.Body?.transformToString();
  });
  expect(await Promise.all(bodies)).toEqual(['two', 'one']);
  await put('kept', 'three');
  expect((await listVersions('documents', 'kept')).DeleteMarkers ?? []).toEqual([]);
});

test('a bucket without versions keeps nothing of what was deleted', async () => {
  await s3.send(new PutObjectCommand({ Bucket: 'published', Key: 'gone', Body: 'x' }));
  await s3.send(new DeleteObjectCommand({ Bucket: 'published', Key: 'gone' }));
  const { Versions = [], DeleteMarkers = [] } = await listVersions('published', 'gone');
  expect([...Versions, ...DeleteMarkers]).toEqual([]);
});

test('what was put is there after a restart', async () => {
  const first = await aCloud();
  await first.clients.s3.send(new PutObjectCommand({ Bucket: 'documents', Key: 'kept', Body: 'kept' }));
  const { dataDir } = first;
  await first.stopKeeping();
  const second = await aCloud({ dataDir });
  const head = await second.clients.s3.send(new HeadObjectCommand({ Bucket: 'documents', Key: 'kept' }));
  expect(head.ContentLength).toBe(4);
  await second.stop();
});
