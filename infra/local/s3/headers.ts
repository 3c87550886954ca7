import { AwsError } from '../aws/aws-error.ts';
import type { ObjectHead } from './objects.ts';
import type { AmzHeaders } from './request-body.ts';

const KEPT = [
  'content-type',
  'content-disposition',
  'content-encoding',
  'content-language',
  'cache-control',
  'expires',
];

/** What of a PUT's headers a GET gives back. */
export function headersToKeep(headers: AmzHeaders): Record<string, string> {
  const kept = Object.entries(headers).filter(
    ([name]) => KEPT.includes(name) || name.startsWith('x-amz-meta-'),
  );
  return {
    'content-type': 'binary/octet-stream',
    ...withoutChunked(Object.fromEntries(kept) as Record<string, string>),
  };
}

/** `aws-chunked` says how the body travelled, not how it is encoded. */
function withoutChunked({
  'content-encoding': encoding = '',
  ...others
}: Record<string, string>): Record<string, string> {
  const own = encoding
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one && one !== 'aws-chunked');
  return own.length > 0 ? { ...others, 'content-encoding': own.join(',') } : others;
}

/** The headers of an object's answer. */
export const responseHeaders = ({ headers, etag, lastModified }: ObjectHead) => ({
  ...headers,
  etag,
  'last-modified': lastModified.toUTCString(),
  'accept-ranges': 'bytes',
});

/** `response-content-disposition=…` in a signed address changes that header of the answer. */
export const overrides = (query: URLSearchParams) =>
  Object.fromEntries(
    [...query]
      .filter(([name]) => name.startsWith('response-'))
      .map(([name, value]) => [name.slice(9), value]),
  );

/** First and last byte. */
export interface Range {
  start: number;
  end: number;
}

/** The part that a `Range` header asks for; undefined for the whole. */
export function rangeOf(header: string | undefined, size: number): Range | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start > end) throw new AwsError('InvalidRange', 'The requested range is not satisfiable', 416);
  return { start, end };
}
