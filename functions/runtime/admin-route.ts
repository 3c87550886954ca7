import { dynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { Refused } from '../errors/api-error.ts';
import type { Caller } from '../ports/identity.ts';
import { callerOf } from './route.ts';
import { type AnswerTo, type HttpHandler, type RequestTo, type RouteWith, serve } from './serve.ts';

/** A route for those who run the site. Who they are stands in their profile, and is never theirs to write. */
export function adminRoute<N extends RouteWith<'admin'>>(
  name: N,
  answer: (request: RequestTo<N> & { readonly caller: Caller }) => Promise<AnswerTo<N>>,
): HttpHandler {
  const users = dynamoUsers();
  return serve(
    name,
    async (event) => {
      const caller = callerOf(event);
      const user = await users.find(caller.id);
      if (user?.role !== 'admin') throw new Refused('forbidden');
      return caller;
    },
    (request, caller) => answer({ ...request, caller }),
  );
}
