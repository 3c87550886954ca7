import { AwsError } from '../aws/aws-error.ts';
import type { ObjectHead } from './object-store.ts';
import type { AmzHeaders } from './request-body.ts';

const STORED_HEADERS = [
  'content-type',
  'content-disposition',
  'content-encoding',
  'content-language',
  'cache-control',
  'expires',
];

/** Picks the headers of a PUT that a GET returns. */
export function pickStoredHeaders(headers: AmzHeaders): Record<string, string> {
  const stored = Object.entries(headers).filter(
    ([name]) => STORED_HEADERS.includes(name) || name.startsWith('x-amz-meta-'),
  );
  return {
    'content-type': 'binary/octet-stream',
    ...dropChunkedEncoding(Object.fromEntries(stored) as Record<string, string>),
  };
}

/** Removes `aws-chunked`, which tells how the body was sent and not how the object is encoded. */
function dropChunkedEncoding({
  'content-encoding': encoding = '',
  ...others
}: Record<string, string>): Record<string, string> {
  const encodings = encoding
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && name !== 'aws-chunked');
  return encodings.length > 0 ? { ...others, 'content-encoding': encodings.join(',') } : others;
}

/** Converts an object's head to response headers. */
export const toResponseHeaders = ({ headers, etag, lastModified }: ObjectHead) => ({
  ...headers,
  etag,
  'last-modified': lastModified.toUTCString(),
  'accept-ranges': 'bytes',
});

/** Reads response headers that a signed address sets, such as `response-content-disposition=…`. */
export const readHeaderOverrides = (query: URLSearchParams) =>
  Object.fromEntries(
    [...query]
      .filter(([name]) => name.startsWith('response-'))
      .map(([name, value]) => [name.slice(9), value]),
  );

/** A range of bytes; `end` is the last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Parses a `Range` header; undefined for the whole object. Throws InvalidRange for one outside of it. */
export function parseRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start > end) throw new AwsError('InvalidRange', 'The requested range is not satisfiable', 416);
  return { start, end };
}
