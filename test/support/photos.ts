import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Api, Person } from './an-api.ts';

/** A photograph as a camera makes it, with words in its metadata. */
export const aPhoto = ({ background = '#2A6F97', says = 'Mia Muster, class 2b' } = {}): Promise<Buffer> =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .withExif({ IFD0: { ImageDescription: says } })
    .jpeg()
    .toBuffer();

/** Sends a photograph to its slot, and returns the id of the upload. */
export async function sendPhoto(api: Api, { token }: Person, photo: Buffer): Promise<string> {
  const checksum = createHash('sha256').update(photo).digest('base64');
  const { body } = await api.call('requestUpload', {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: { type: 'image/jpeg', bytes: photo.byteLength, checksum },
  });
  const { id, url, headers } = body as { id: string; url: string; headers: Record<string, string> };
  await fetch(url, { method: 'PUT', body: new Uint8Array(photo), headers });
  return id;
}

/** Sends a photograph as the editor does, and returns the picture that it became. */
export async function upload(api: Api, person: Person, photo: Buffer): Promise<{ id: string; url: string }> {
  const params = { upload: await sendPhoto(api, person, photo) };
  const { body } = await api.call('completeUpload', { params, token: person.token });
  return body as { id: string; url: string };
}
