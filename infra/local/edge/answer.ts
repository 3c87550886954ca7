import type { ServerResponse } from 'node:http';

/** An answer to a browser, on its way through the gateway and the edge. */
export interface Answer {
  readonly status: number;
  /** The headers, by lower-case names. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer;
}

/** Creates an answer in API Gateway's own words. */
export const createMessage = (status: number, message: string): Answer =>
  createJsonAnswer(status, { message });

export const createJsonAnswer = (status: number, body: object): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(body)),
});

/** Sends an answer. A request whose body was not read to its end loses its connection. */
export function sendAnswer(response: ServerResponse, { status, headers, body }: Answer): void {
  if (response.headersSent) return void response.destroy();
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (!response.req.complete) response.setHeader('connection', 'close');
  response.writeHead(status).end(body);
}
