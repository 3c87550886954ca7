import { isUtf8 } from 'node:buffer';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describeTooManyParts, LIMITS } from '#shared/vocabulary/limits.ts';
import { ApiError } from '../errors/api-error.ts';

/** Levels of a body around its document. */
const ENVELOPE_LEVELS = 2;

/**
 * Parses the body of a request as JSON. Throws `too_large`, `malformed` or `invalid` before anything is parsed where
 * it is too large, no UTF-8 or nested too deep.
 */
export function parseJsonBody(
  {
    body = '',
    isBase64Encoded,
    headers,
  }: Pick<APIGatewayProxyEventV2, 'body' | 'isBase64Encoded' | 'headers'>,
  maxBytes: number,
): unknown {
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.byteLength > maxBytes) throw createSizeError(maxBytes);
  if (!/^application\/json\b/i.test(headers['content-type'] ?? ''))
    throw createBodyError('must be sent as application/json');
  if (!isUtf8(bytes))
    throw new ApiError('malformed', { problems: [{ where: 'body', message: 'must be valid UTF-8' }] });
  const excess = findExcess(bytes);
  if (excess) throw createBodyError(excess);
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw createBodyError('is not JSON');
  }
}

const createBodyError = (message: string) =>
  new ApiError('invalid', { problems: [{ where: 'body', message }] });

/** The catalogue's message names the limit of a document. */
const createSizeError = (maxBytes: number) =>
  new ApiError(
    'too_large',
    maxBytes < LIMITS.bytes ? { message: `This request is larger than ${maxBytes / 1024} KB.` } : {},
  );

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];

/** Returns what the text has too much of, in words; null when it has not. Reads each byte at most once. */
function findExcess(json: Uint8Array): string | null {
  let [open, opened, isInString] = [0, 0, false];
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] as number;
    if (isInString) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) isInString = false;
    } else if (byte === QUOTE) isInString = true;
    else if (OPENING.includes(byte)) {
      open++;
      opened++;
      if (open > LIMITS.depth + ENVELOPE_LEVELS) return `is nested deeper than ${LIMITS.depth} levels`;
      if (opened > LIMITS.parts + ENVELOPE_LEVELS) return describeTooManyParts();
    } else if (CLOSING.includes(byte)) open--;
  }
  return null;
}
