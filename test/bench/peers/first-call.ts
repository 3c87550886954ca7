import { anEvent } from '#test/fakes/http-event.ts';

/**
 * `node first-call.ts MODULE OWNER DOCUMENT`: imports a handler, calls it once for the document, prints how long both took
 * together.
 */
const [, , module = '', sub = '', id = ''] = process.argv;
const event = anEvent({ caller: sub, params: { id } });

type Handler = (asked: typeof event, context: object) => Promise<{ statusCode: number }>;

const started = performance.now();
const { handler } = (await import(module)) as { handler: Handler };
const { statusCode } = await handler(event, {});
console.log(JSON.stringify({ ms: performance.now() - started, status: statusCode }));
process.exit();
