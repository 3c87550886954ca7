import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type * as z from 'zod/mini';
import { BodyTooLarge, readBody } from '../process/read-body.ts';
import { AwsError } from './aws-error.ts';
import { type Account, verifySignature } from './signature.ts';

/** One operation: the parsed JSON in, the JSON to answer out; throws AwsError to refuse. */
type Operation = (input: unknown) => object | Promise<object>;

type Version = '1.0' | '1.1';

export interface JsonService {
  /** The name in the signature's scope, such as `sqs`. */
  signedAs: string;
  /** What stands before the operation in `X-Amz-Target`, such as `AmazonSQS`. */
  target: string;
  version: Version;
  operations: Record<string, Operation>;
  /** Operations that anybody may call without a signature. */
  open?: readonly string[];
}

const MAX_BODY = 2 * 1024 * 1024;

/** Serves a service of the AWS JSON protocol; what is not signed with the account's key is refused. */
export function serveJson(service: JsonService, account: Account): RequestListener {
  return async (request, response) => {
    try {
      reply(response, 200, await answer(service, account, request), service.version);
    } catch (error) {
      sendRefusal(response, toAwsError(error), service.version);
    }
  };
}

async function answer(service: JsonService, account: Account, request: IncomingMessage): Promise<object> {
  const [prefix, name = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
  const operation = Object.hasOwn(service.operations, name) ? service.operations[name] : undefined;
  if (prefix !== service.target || !operation)
    throw new AwsError('UnknownOperationException', `${prefix}.${name}`);
  const body = await readBody(request, MAX_BODY);
  if (!service.open?.includes(name)) await verifyWhole(request, body, account, service.signedAs);
  return operation(JSON.parse(body.toString('utf8')));
}

/** Checks a signature that covers the body itself, as every service but S3 signs. */
export async function verifyWhole(
  request: IncomingMessage,
  body: Buffer,
  account: Account,
  service: string,
): Promise<void> {
  const { method = 'POST', url = '/', headers } = request;
  const payloadHash = createHash('sha256').update(body).digest('hex');
  await verifySignature({ method, url, headers }, payloadHash, account, service);
}

/** Parses an operation's input, or refuses it as AWS does, naming the field. */
export function parseInput<T extends z.ZodMiniType>(
  schema: T,
  input: unknown,
  code = 'ValidationException',
): z.infer<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new AwsError(code, `${issue?.path.join('.') || 'input'}: ${issue?.message}`);
}

/** Whatever went wrong, as AWS would say it; what we did not foresee is logged and told as a failure. */
export function toAwsError(error: unknown): AwsError {
  if (error instanceof AwsError) return error;
  if (error instanceof BodyTooLarge)
    return new AwsError('RequestEntityTooLarge', 'The request is too large.', 413);
  if (error instanceof SyntaxError) return new AwsError('SerializationException', 'The body is not JSON.');
  console.error(error);
  return new AwsError('InternalFailure', 'The request could not be kept.', 500);
}

export function sendRefusal(
  response: ServerResponse,
  { status, code, message }: AwsError,
  version: Version,
): void {
  reply(response, status, { __type: code, message }, version);
}

function reply(response: ServerResponse, status: number, body: object, version: Version): void {
  response.writeHead(status, {
    'content-type': `application/x-amz-json-${version}`,
    'x-amzn-requestid': randomUUID(),
  });
  response.end(JSON.stringify(body));
}
