import { createHash, randomUUID } from 'node:crypto';
import { GetObjectCommand, NoSuchKey } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, anApi, type Person } from '../support/an-api.ts';
import { aWorksheet } from '../support/builders.ts';

let api: Api;
let ann: Person;
let photo: Buffer;
beforeAll(async () => {
  api = await anApi();
  ann = await api.person('ann@example.org');
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2A6F97' } })
    .withExif({ IFD0: { ImageDescription: 'Mia Muster, class 2b' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => api.stop());

const getChecksum = (file: Buffer) => createHash('sha256').update(file).digest('base64');
const announce = (file: Buffer, type = 'image/jpeg') => ({
  type,
  bytes: file.byteLength,
  checksum: getChecksum(file),
});
async function requestSlot(file: Buffer, type?: string, key: string = randomUUID()) {
  const asked = { token: ann.token, headers: { 'idempotency-key': key }, body: announce(file, type) };
  const { status, body } = await api.call('requestUpload', asked);
  expect(status).toBe(201);
  return body as { id: string; url: string; headers: Record<string, string> };
}
const send = (slot: { url: string; headers: Record<string, string> }, file: Buffer) =>
  fetch(slot.url, { method: 'PUT', body: new Uint8Array(file), headers: slot.headers });
const complete = (upload: string, token = ann.token) =>
  api.call('completeUpload', { params: { upload }, token });

describe('an upload', () => {
  test('goes straight to the bucket and becomes a picture without its metadata', async () => {
    const slot = await requestSlot(photo);
    expect((await send(slot, photo)).status).toBe(200);
    const { status, body } = await complete(slot.id);
    expect([status, body.type, body.width, body.height]).toEqual([200, 'image/jpeg', 900, 600]);
    const opened = await fetch(String(body.url));
    expect(opened.headers.get('x-content-type-options')).toBe('nosniff');
    // No longer than the address may hold.
    expect(opened.headers.get('cache-control')).toBe('private, max-age=900');
    expect(opened.headers.get('content-security-policy')).toContain('sandbox');
    const made = Buffer.from(await opened.arrayBuffer());
    expect(made.includes('Mia')).toBe(false);
    expect((await sharp(made).stats()).dominant).toBeDefined();
    const thumb = await fetch(String(body.thumb_url));
    expect(thumb.headers.get('content-type')).toBe('image/webp');
    const original = { Bucket: api.env.UPLOADS_BUCKET, Key: `uploads/${ann.id}/${slot.id}` };
    await expect(api.clients.s3.send(new GetObjectCommand(original))).rejects.toThrow(NoSuchKey);
    // The same again, as after a lost answer: a file that is not there any more is not asked for.
    expect((await complete(slot.id)).body.id).toBe(body.id);
    const read = await api.call('readImages', { token: ann.token, query: { ids: `${body.id},nothing` } });
    expect(read.body.images).toMatchObject([{ id: body.id, thumb: body.thumb }]);
    expect((await fetch(String(body.url).replace(/\?.*/, ''))).status).toBe(403);
  });

  test('is taken for exactly the bytes that were announced', async () => {
    const other = Buffer.from(photo);
    other.writeUInt8(other.readUInt8(700) ^ 255, 700);
    expect((await send(await requestSlot(photo), other)).status).toBe(400);
    expect((await send(await requestSlot(photo), photo.subarray(1))).status).toBe(403);
    const slot = await requestSlot(photo);
    const asOther = { ...slot, headers: { ...slot.headers, 'content-type': 'text/html' } };
    expect((await send(asOther, photo)).status).toBe(403);
    const { 'x-amz-checksum-sha256': _, ...unsummed } = slot.headers;
    expect((await send({ ...slot, headers: unsummed }, photo)).status).toBe(403);
    const late = slot.url.replace('X-Amz-Expires=300', 'X-Amz-Expires=3000');
    expect((await send({ ...slot, url: late }, photo)).status).toBe(403);
    expect((await complete(slot.id)).status).toBe(404);
  });

  test('cannot be opened before it was looked at', async () => {
    const slot = await requestSlot(photo);
    await send(slot, photo);
    const { createCloudfrontFileUrls: cloudfrontAddresses } = await import(
      '#functions/adapters/files/cloudfront-file-urls.ts'
    );
    const address = await cloudfrontAddresses().sign(`uploads/${ann.id}/${slot.id}`);
    expect((await fetch(address)).status).toBe(403);
  });

  test('that is something else than it says is refused in words under errors.image', async () => {
    const slot = await requestSlot(photo, 'image/png');
    await send(slot, photo);
    const { status, body } = await complete(slot.id);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'image_refused',
      errors: { image: [expect.stringContaining('not what')] },
    });
  });

  test('of who has no account asks to sign up first', async () => {
    const asked = { headers: { 'idempotency-key': 'k' }, body: announce(photo) };
    const { status, body } = await api.call('requestUpload', asked);
    expect([status, body.code]).toEqual([401, 'sign_up_first']);
    expect(body.message).toMatch(/^Sign up/);
  });
});

test('icons are searched without an account, 32 a page, and one becomes a picture in its colour', async () => {
  const first = await api.call('searchIcons', { query: { query: 'flowers' } });
  expect(first.body).toMatchObject({ icons: expect.any(Array), total_count: expect.any(Number) });
  const popular = await api.call('searchIcons');
  expect(popular.body).toMatchObject({ total_count: 9, next_page: null });
  const flags = await api.call('searchIcons', { query: { query: 'flag' } });
  expect([(flags.body.icons as object[]).length, flags.body.next_page]).toEqual([32, '2']);
  const next = await api.call('searchIcons', { query: { query: 'flag', next_page: '2' } });
  expect(next.body.icons).not.toEqual(flags.body.icons);

  const asked = { token: ann.token, params: { icon: '1F34E' }, body: { color: '#1D4ED8' } };
  const { body } = await api.call('downloadIcon', asked);
  const drawing = await (await fetch(String(body.url))).text();
  expect(drawing).toContain('stroke="#1d4ed8"');
});

describe('a document with pictures', () => {
  const settings = { subjects: ['Science'], subject_other: '', grade_levels: ['4'] };
  async function publish(images: object[], is_private: 0 | 1) {
    const key = randomUUID();
    const body = { document: aWorksheet({ images }) };
    const made = await api.call('createDocument', {
      token: ann.token,
      headers: { 'idempotency-key': key },
      body,
    });
    const asked = {
      token: ann.token,
      params: { id: String(made.body.id) },
      headers: { 'idempotency-key': `p${key}`, 'if-match': '"1"' },
      body: { ...settings, is_private },
    };
    return api.call('publishDocument', asked);
  }

  test('is published as Private alone, and only once the account has them all', async () => {
    const slot = await requestSlot(photo);
    await send(slot, photo);
    const { body: image } = await complete(slot.id);
    const open = await publish([{ id: image.id }], 0);
    expect(open.body).toMatchObject({
      code: 'not_publishable',
      where: 'is_private',
      message: 'Uploading images requires saving worksheet as Private.',
    });
    const missing = await publish([{ id: image.id }, { id: 'elsewhere' }], 1);
    expect(missing.body).toMatchObject({ code: 'not_publishable', where: 'images.1' });
    expect((await publish([{ id: image.id }], 1)).status).toBe(202);
  });

  test('with icons from the library may be public', async () => {
    const asked = { token: ann.token, params: { icon: '2600' }, body: {} };
    const { body: sun } = await api.call('downloadIcon', asked);
    expect((await publish([{ id: sun.id, is_icon: true, iconObject: { id: '2600' } }], 0)).status).toBe(202);
  });
});
