import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Refusal } from '#shared/api/models.ts';
import { REFUSALS } from '#shared/api/refusals.ts';
import { Refused } from '../errors/api-error.ts';
import { logger } from '../process/logger.ts';

export type HttpReply = APIGatewayProxyStructuredResultV2;

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};
const RETRY_AFTER_SECONDS = { 429: 30, 503: 5 } as Readonly<Record<number, number>>;

/** The answer of a route, as JSON. */
export const replyWith = (status: number, body: unknown): HttpReply =>
  status === 204
    ? { statusCode: status, headers: { 'cache-control': 'no-store' } }
    : { statusCode: status, headers: HEADERS, body: JSON.stringify(body) };

/** Which request it was, for the log. */
interface Asked {
  readonly route: string;
  readonly request_id: string;
}

/** Whatever went wrong, as a refusal of the catalogue; nothing of our insides is told. */
export function refusalReply(error: unknown, asked: Asked): HttpReply {
  const refused = understood(error, asked);
  const { status } = REFUSALS[refused.code];
  const retryAfter = refused.retryAfter ?? RETRY_AFTER_SECONDS[status];
  const reply = replyWith(status, refusalOf(refused, asked.request_id));
  return { ...reply, headers: { ...HEADERS, ...(retryAfter && { 'retry-after': String(retryAfter) }) } };
}

const refusalOf = ({ code, message, problems, current }: Refused, request_id: string): Refusal => ({
  code,
  message,
  where: problems[0]?.where ?? null,
  problems: [...problems],
  ...errorsOf(problems),
  ...(current && { current }),
  request_id,
});

/** What is said of a picture stands apart as well, where its uploader looks for it. */
function errorsOf(problems: Refused['problems']): Pick<Refusal, 'errors'> {
  const image = problems.filter(({ where }) => where === 'image').map(({ message }) => message);
  return image.length > 0 ? { errors: { image } } : {};
}

function understood(error: unknown, asked: Asked): Refused {
  if (error instanceof Refused) {
    logger.info('refused', { ...asked, code: error.code });
    return error;
  }
  logger.error('failed', { ...asked, error: error as Error });
  return new Refused(isPassing(error) ? 'unavailable' : 'internal');
}

/** Throttled, timed out, cut off or broken on the other side: the same call may succeed a moment later. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { $metadata, $retryable, code } = error as {
    $metadata?: { httpStatusCode?: number };
    $retryable?: object;
    code?: string;
  };
  const isNetwork = error.name === 'TimeoutError' || /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND)/.test(code ?? '');
  return Boolean($retryable) || isNetwork || ($metadata?.httpStatusCode ?? 0) >= 500;
}
