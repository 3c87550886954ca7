import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type * as z from 'zod/mini';
import { BodyTooLarge, readBody } from '../process/read-body.ts';
import { AwsError } from './aws-error.ts';
import { createAccessDenied } from './keys.ts';
import type { Call, Statement } from './policy.ts';
import { type Account, verifySignature } from './signature.ts';

/** One operation, from parsed JSON to JSON; throws AwsError for an answer that is an error. */
type Operation = (input: unknown) => object | Promise<object>;

type Version = '1.0' | '1.1';

export interface JsonService {
  /** The name in the signature's scope, such as `sqs`. */
  signedAs: string;
  /** The prefix of the operation in `X-Amz-Target`, such as `AmazonSQS`. */
  target: string;
  version: Version;
  operations: Record<string, Operation>;
  /** Lists what IAM must allow for an operation with this input. */
  toCalls: (operation: string, input: unknown) => readonly Call[];
  /** Finds the policy of the resource that a call is about. */
  findPolicy?: (resource: string) => readonly Statement[] | undefined;
  /** Operations that need no signature. */
  unsigned?: readonly string[];
}

const MAX_BODY_BYTES = 2 * 1024 * 1024;

/** Serves a service of the AWS JSON protocol. Requests that are not signed with the account's key are refused. */
export function serveJson(service: JsonService, account: Account): RequestListener {
  return async (request, response) => {
    try {
      sendJson(response, 200, await runOperation(service, account, request), service.version);
    } catch (error) {
      sendError(response, toAwsError(error), service.version);
    }
  };
}

async function runOperation(
  service: JsonService,
  account: Account,
  request: IncomingMessage,
): Promise<object> {
  const [prefix, name = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
  const operation = Object.hasOwn(service.operations, name) ? service.operations[name] : undefined;
  if (prefix !== service.target || !operation)
    throw new AwsError('UnknownOperationException', `${prefix}.${name}`);
  const body = await readBody(request, MAX_BODY_BYTES);
  if (service.unsigned?.includes(name)) return operation(JSON.parse(body.toString('utf8')));
  const caller = await verifyBodySignature(request, body, account, service.signedAs);
  const input: unknown = JSON.parse(body.toString('utf8'));
  for (const call of service.toCalls(name, input))
    if (!account.keys.isAllowed(caller, call, service.findPolicy?.(call.resource)))
      throw createAccessDenied(caller, call);
  return operation(input);
}

/** Reads a text that names a resource from an input that is not checked yet; empty when there is none. */
export function readName(input: unknown, field: string): string {
  const value = (input as Readonly<Record<string, unknown>> | null)?.[field];
  return typeof value === 'string' ? value : '';
}

/** Verifies a signature that covers the whole body and returns the access key. S3 alone signs in other ways too. */
export async function verifyBodySignature(
  request: IncomingMessage,
  body: Buffer,
  account: Account,
  service: string,
): Promise<string> {
  const { method = 'POST', url = '/', headers } = request;
  const payloadHash = createHash('sha256').update(body).digest('hex');
  return verifySignature({ method, url, headers }, payloadHash, account, service);
}

/** Parses an operation's input. Throws an AwsError that names the field which does not match. */
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

/** Converts any error to an AwsError; an unexpected one is logged and becomes an internal failure. */
export function toAwsError(error: unknown): AwsError {
  if (error instanceof AwsError) return error;
  if (error instanceof BodyTooLarge)
    return new AwsError('RequestEntityTooLarge', 'The request is too large.', 413);
  if (error instanceof SyntaxError) return new AwsError('SerializationException', 'The body is not JSON.');
  console.error(error);
  return new AwsError('InternalFailure', 'The request could not be processed.', 500);
}

export function sendError(
  response: ServerResponse,
  { status, code, message }: AwsError,
  version: Version,
): void {
  sendJson(response, status, { __type: code, message }, version);
}

export function sendJson(response: ServerResponse, status: number, body: object, version: Version): void {
  response.writeHead(status, {
    'content-type': `application/x-amz-json-${version}`,
    'x-amzn-requestid': randomUUID(),
  });
  response.end(JSON.stringify(body));
}
