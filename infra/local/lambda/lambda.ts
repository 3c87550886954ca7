import { randomUUID } from 'node:crypto';

/** The context of an invocation, as Lambda passes it. */
interface LambdaContext {
  functionName: string;
  functionVersion: string;
  invokedFunctionArn: string;
  memoryLimitInMB: string;
  awsRequestId: string;
  logGroupName: string;
  logStreamName: string;
  callbackWaitsForEmptyEventLoop: boolean;
  getRemainingTimeInMillis(): number;
}

/** The `handler` that a function's file exports. */
export type Handler = (event: unknown, context: LambdaContext) => Promise<unknown>;

/** Loads the handler of a file in `functions`, such as `http/create-document`. */
export type LoadHandler = (name: string) => Promise<Handler>;

/** Imports `functions/NAME.ts` at the first call, so that a start loads nothing that is not used. */
export const loadHandler: LoadHandler = async (name) => {
  const file = new URL(`../../../functions/${name}.ts`, import.meta.url);
  const { handler } = (await import(file.href)) as { handler: Handler };
  return handler;
};

/** Invokes a function as Lambda does, with its own context; `seconds` is its timeout. */
export async function invoke(
  load: LoadHandler,
  name: string,
  event: unknown,
  seconds: number,
): Promise<unknown> {
  const handler = await load(name);
  const until = Date.now() + seconds * 1000;
  return handler(event, {
    functionName: name,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${name}`,
    memoryLimitInMB: '2048',
    awsRequestId: randomUUID(),
    logGroupName: `/aws/lambda/${name}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, until - Date.now()),
  });
}
