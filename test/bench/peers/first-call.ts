/** `node first-call.ts MODULE`: imports a handler, calls it once, prints how long both took together. */
const event = {
  pathParameters: { id: 'not-there' },
  headers: {},
  requestContext: {
    requestId: 'bench',
    authorizer: { jwt: { claims: { sub: 'teacher', token_use: 'access' } } },
  },
};

type Handler = (asked: typeof event, context: object) => Promise<{ statusCode: number }>;

const started = performance.now();
const { handler } = (await import(process.argv[2] ?? '')) as { handler: Handler };
const { statusCode } = await handler(event, {});
console.log(JSON.stringify({ ms: performance.now() - started, status: statusCode }));
process.exit();
