import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { REFUSALS } from '#shared/api/refusals.ts';
import { API_PREFIX, ROUTES } from '#shared/api/routes.ts';
import { type Functions, FunctionTimedOut, MAX_PAYLOAD_BYTES, PayloadTooLarge } from '../lambda/functions.ts';
import type { HasRoom } from '../process/disk-space.ts';
import { BodyTooLarge, readBody } from '../process/read-body.ts';
import { type Answer, createJsonAnswer, createMessage } from './answer.ts';
import { toAnswer, toApiEvent } from './api-event.ts';
import type { Authoriser } from './authoriser.ts';
import type { TakeTurn } from './edge.ts';
import { createRouteMatchers } from './routes.ts';

export interface HttpApiOptions {
  authorise: Authoriser;
  functions: Functions;
  hasRoom: HasRoom;
  takeTurn: TakeTurn;
}

/** The limits of API Gateway, in bytes and milliseconds. */
const MAX_HEADER_BYTES = 10_240;
const MAX_BODY_BYTES = 10 * 1024 * 1024;
const MAX_WAIT_MS = 30_000;

type HttpApi = (request: IncomingMessage, path: string) => Promise<Answer>;

/** Creates the API below its prefix as an HTTP API of API Gateway serves it, with its limits and its own errors. */
export function createHttpApi(options: HttpApiOptions): HttpApi {
  const routes = createRouteMatchers(ROUTES, API_PREFIX);
  return async (request, path) => {
    const id = randomUUID();
    const answer = await answerRequest(options, routes, request, path, id);
    const usual = { 'apigw-requestid': id, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
    return { ...answer, headers: { ...usual, ...answer.headers } };
  };
}

/** Routes that begin, renew and end sessions, and end accounts: whoever cannot sign in cannot delete anything either. */
const MAKES_ROOM = /\/session\/(?:log-in|refresh|log-out)\b|\/users\/me\/deletion$/;

async function answerRequest(
  { authorise, functions, hasRoom, takeTurn }: HttpApiOptions,
  routes: ReturnType<typeof createRouteMatchers>,
  request: IncomingMessage,
  path: string,
  requestId: string,
): Promise<Answer> {
  const { method = 'GET' } = request;
  if (countHeaderBytes(request) > MAX_HEADER_BYTES)
    return createMessage(431, 'Request Header Fields Too Large');
  const found = routes
    .map((route) => ({ route, match: route.match(method, path) }))
    .find(({ match }) => match);
  if (!found?.match) return createMessage(404, 'Not Found');
  const { route, match } = found;
  const needsUser = route.access === 'user' || route.access === 'admin';
  const claims = needsUser ? await authorise(request.headers.authorization) : undefined;
  if (needsUser && !claims) return createMessage(401, 'Unauthorized');
  const purpose = MAKES_ROOM.test(path) ? 'making room' : 'anything';
  if (/^(POST|PUT|PATCH)$/.test(method) && !hasRoom(purpose)) return createStorageFull(requestId);
  try {
    const body = await readBody(request, MAX_BODY_BYTES);
    // No event with such a body is below Lambda's limit: it is not worth making.
    if (body.byteLength > MAX_PAYLOAD_BYTES) throw new BodyTooLarge();
    const invoke = () => functions.invoke(route.handler, toApiEvent(request, body, match, claims));
    const caller = claims?.sub ?? request.socket.remoteAddress ?? '';
    const call = { size: body.byteLength, isShared: route.isShared, caller };
    return toAnswer(await waitAtMost(MAX_WAIT_MS, takeTurn(call, invoke)));
  } catch (error) {
    return toErrorAnswer(error);
  }
}

/** Counts the request line and the values of the headers, as the limit does. */
const countHeaderBytes = ({ method = '', url = '', headers }: IncomingMessage): number =>
  [method, url, ...Object.values(headers).flat()].reduce((sum, value) => sum + (value?.length ?? 0), 0);

/** Waits for a function. One that takes longer goes on, and its answer is lost. */
async function waitAtMost<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FunctionTimedOut('The gateway', ms / 1000)), ms);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

function toErrorAnswer(error: unknown): Answer {
  const isBodyTooLarge = error instanceof PayloadTooLarge && error.what === 'event';
  if (isBodyTooLarge || error instanceof BodyTooLarge) return createMessage(413, 'Request Entity Too Large');
  console.error(error);
  if (error instanceof FunctionTimedOut) return createMessage(504, 'Endpoint request timed out');
  return createMessage(500, 'Internal Server Error');
}

/** Refuses a write because the disk is full, before anything is half done. */
function createStorageFull(request_id: string): Answer {
  const { status, message } = REFUSALS.storage_full;
  return createJsonAnswer(status, { code: 'storage_full', message, where: null, problems: [], request_id });
}
