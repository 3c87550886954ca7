import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Refusal } from '#shared/api/models.ts';
import { REFUSALS } from '#shared/api/refusals.ts';
import { ApiError } from '../errors/api-error.ts';
import { logger } from '../process/logger.ts';
import { sendMetrics } from '../process/metrics.ts';

export type HttpReply = APIGatewayProxyStructuredResultV2;

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};
const RETRY_AFTER_SECONDS = { 429: 30, 503: 5 } as Readonly<Record<number, number>>;

/** Creates the reply of a route, as JSON. The edge may give it to others for `sharedFor` seconds, no browser keeps it. */
export function toReply(status: number, body: unknown, sharedFor?: number): HttpReply {
  if (status === 204 || status === 302)
    return { statusCode: status, headers: { 'cache-control': 'no-store' } };
  const shared = sharedFor && { 'cache-control': `public, max-age=0, s-maxage=${sharedFor}` };
  return { statusCode: status, headers: { ...HEADERS, ...shared }, body: JSON.stringify(body) };
}

/** Bytes from which a body is worth compressing: below, it fits in the first packets anyway. */
const COMPRESSED_FROM = 2048;
const gzipped = promisify(gzip);

/**
 * Compresses a large reply for a browser that accepts it. Neither API Gateway nor CloudFront, which keeps none of these
 * replies, would.
 */
export async function compressReply(reply: HttpReply, accepted = ''): Promise<HttpReply> {
  const { body = '', headers } = reply;
  if (Buffer.byteLength(body) < COMPRESSED_FROM || !/\bgzip\b/.test(accepted)) return reply;
  return {
    ...reply,
    headers: { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
    body: (await gzipped(body)).toString('base64'),
    isBase64Encoded: true,
  };
}

/** The request, for the log. */
interface RequestInfo {
  readonly route: string;
  readonly request_id: string;
}

/**
 * Converts anything that was thrown to a reply with an error of the catalogue. Details go to the log alone.
 */
export function toErrorReply(error: unknown, request: RequestInfo): HttpReply {
  const apiError = toApiError(error, request);
  const { status } = REFUSALS[apiError.code];
  const retryAfter = apiError.retryAfter ?? RETRY_AFTER_SECONDS[status];
  const reply = toReply(status, toErrorBody(apiError, request.request_id));
  return { ...reply, headers: { ...HEADERS, ...(retryAfter && { 'retry-after': String(retryAfter) }) } };
}

const toErrorBody = ({ code, message, problems, current }: ApiError, request_id: string): Refusal => ({
  code,
  message,
  where: problems[0]?.where ?? null,
  problems: [...problems],
  ...listImageErrors(problems),
  ...(current && { current }),
  request_id,
});

/** Repeats the messages about a picture under `errors.image`, where its uploader looks for them. */
function listImageErrors(problems: ApiError['problems']): Pick<Refusal, 'errors'> {
  const image = problems.filter(({ where }) => where === 'image').map(({ message }) => message);
  return image.length > 0 ? { errors: { image } } : {};
}

function toApiError(error: unknown, request: RequestInfo): ApiError {
  if (error instanceof ApiError) {
    logger.info('refused', { ...request, code: error.code });
    return error;
  }
  logger.error('failed', { ...request, error: error as Error });
  if (isTransient(error)) return new ApiError('unavailable');
  countFault();
  return new ApiError('internal');
}

/** Counts a fault of this version of the function. For Lambda the call succeeds, so that its own errors do not hold it. */
function countFault(): void {
  const { AWS_LAMBDA_FUNCTION_NAME: name, AWS_LAMBDA_FUNCTION_VERSION: version } = process.env;
  if (name && version) sendMetrics({ Faults: [1, 'Count'] }, { function: name, version });
}

/**
 * Tells whether the same call may succeed a moment later: it was throttled, timed out, cut off, or failed on
 * the other side.
 */
function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { $metadata, $retryable, code } = error as {
    $metadata?: { httpStatusCode?: number };
    $retryable?: object;
    code?: string;
  };
  const isNetwork = error.name === 'TimeoutError' || /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND)/.test(code ?? '');
  return Boolean($retryable) || isNetwork || ($metadata?.httpStatusCode ?? 0) >= 500;
}
