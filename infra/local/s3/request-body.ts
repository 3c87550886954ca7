import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { crc32 } from 'node:zlib';
import { AwsError } from '../aws/aws-error.ts';
import { BodyTooLarge, readBody } from '../process/read-body.ts';

const MAX_OBJECT_BYTES = 512 * 1024 * 1024;
const CHUNKED = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';

/** Headers of a request; parameters of a presigned address count as headers. */
export type AmzHeaders = Record<string, string | undefined>;

/**
 * Reads the object in a request's body. Throws when the body does not match the signed hash, or a checksum in a header,
 * the address or a trailer.
 */
export async function readObject(request: IncomingMessage, headers: AmzHeaders): Promise<Buffer> {
  const body = await readWholeBody(request);
  const signedHash = headers['x-amz-content-sha256'];
  if (signedHash === CHUNKED) return decodeChunks(body, headers);
  if (signedHash && signedHash !== 'UNSIGNED-PAYLOAD' && signedHash !== computeDigest('sha256', body, 'hex'))
    throw new AwsError(
      'XAmzContentSHA256Mismatch',
      'The provided x-amz-content-sha256 does not match the body.',
    );
  checkChecksums(body, headers);
  return body;
}

async function readWholeBody(request: IncomingMessage): Promise<Buffer> {
  try {
    return await readBody(request, MAX_OBJECT_BYTES);
  } catch (error) {
    if (error instanceof BodyTooLarge)
      throw new AwsError('EntityTooLarge', 'Your proposed upload is too large.');
    throw error;
  }
}

/** Decodes a body that the SDK sent as a stream: `SIZE-IN-HEX\r\nBYTES\r\n` … `0\r\nTRAILER: VALUE\r\n\r\n`. */
function decodeChunks(body: Buffer, headers: AmzHeaders): Buffer {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.toString('latin1', at, lineEnd), 16);
    if (lineEnd < 0 || !(size >= 0)) throw new AwsError('IncompleteBody', 'The chunked body ends too early.');
    at = lineEnd + 2;
    if (size === 0) break;
    chunks.push(body.subarray(at, at + size));
    at += size + 2;
  }
  const object = Buffer.concat(chunks);
  if (object.length !== Number(headers['x-amz-decoded-content-length']))
    throw new AwsError('IncompleteBody', 'The body is not as long as x-amz-decoded-content-length says.');
  checkChecksums(object, { ...headers, ...parseTrailers(body.toString('latin1', at)) });
  return object;
}

const parseTrailers = (text: string): AmzHeaders =>
  Object.fromEntries(
    text
      .split('\r\n')
      .filter(Boolean)
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  );

const CHECKSUMS: Record<string, (body: Buffer) => string> = {
  'content-md5': (body) => computeDigest('md5', body, 'base64'),
  'x-amz-checksum-sha1': (body) => computeDigest('sha1', body, 'base64'),
  'x-amz-checksum-sha256': (body) => computeDigest('sha256', body, 'base64'),
  'x-amz-checksum-crc32': (body) => {
    const four = Buffer.alloc(4);
    four.writeUInt32BE(crc32(body));
    return four.toString('base64');
  },
};

function checkChecksums(body: Buffer, headers: AmzHeaders): void {
  for (const [name, value] of Object.entries(headers)) {
    const checksum = CHECKSUMS[name];
    if (/^x-amz-checksum-(crc32c|crc64nvme)$/.test(name)) throw new AwsError('NotImplemented', name, 501);
    if (checksum && checksum(body) !== value)
      throw new AwsError('BadDigest', `The ${name} you specified did not match what we received.`);
  }
}

/** Computes a digest of the bytes. */
export const computeDigest = (algorithm: 'md5' | 'sha1' | 'sha256', body: Buffer, as: 'hex' | 'base64') =>
  createHash(algorithm).update(body).digest(as);
