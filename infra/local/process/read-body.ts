import type { IncomingMessage } from 'node:http';

/** Thrown for a body that is larger than its reader accepts. */
export class BodyTooLarge extends Error {}

/** Reads the whole body of a request into memory. Throws {@link BodyTooLarge} past `limit` bytes. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
