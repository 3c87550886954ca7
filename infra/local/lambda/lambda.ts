/** The context of an invocation, as Lambda passes it. */
export interface LambdaContext {
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

/** Loads the handler of a file in `functions`, such as `http/create-document`, for one of its environments. */
export type LoadHandler = (name: string, environment?: number) => Promise<Handler>;

/**
 * Imports `functions/NAME.ts` at the first call, so that a start loads nothing that is not used. Each environment has a
 * module of its own with its own clients; what the module imports is shared.
 */
export const loadHandler: LoadHandler = async (name, environment = 0) => {
  const file = new URL(`../../../functions/${name}.ts`, import.meta.url);
  if (environment > 0) file.search = `?environment=${environment}`;
  const { handler } = (await import(file.href)) as { handler: Handler };
  return handler;
};
