import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Listening, listen } from '#infra/local/process/listen.ts';

/** The ways in which a call to a service is broken. */
export const FAULTS = [
  ...(['request dropped', 'answer dropped', 'delayed', 'doubled', 'failed before', 'failed after'] as const),
  'throttled' as const,
];
export type Fault = (typeof FAULTS)[number];

interface FaultProxyOptions {
  /** The address of the service. */
  readonly target: string;
  readonly refusals: (typeof REFUSALS)[keyof typeof REFUSALS];
  /** Gives the next number in [0, 1). */
  readonly random: () => number;
  /** The part of the calls that are broken, from 0 to 1. */
  readonly rate: number;
  readonly tell: (fault: Fault) => void;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const LONGEST_DELAY_MS = 50;

/** Starts a proxy before a service that breaks a part of the calls. The host's name is kept, because it is signed. */
export function startFaultProxy(options: FaultProxyOptions): Promise<Listening> {
  const { refusals, random, tell } = options;
  const { hostname, port } = new URL(options.target);
  const forward = (asked: IncomingMessage, body: Buffer) =>
    new Promise<Answer>((resolve, reject) => {
      const { method, url: path, headers } = asked;
      const sent = request({ hostname, port, method, path, headers }, async (received) => {
        const answered = Buffer.concat(await received.toArray());
        resolve({ status: received.statusCode ?? 500, headers: received.headers, body: answered });
      });
      sent.once('error', reject).end(body);
    });
  const answerBroken: Record<Fault, (asked: IncomingMessage, body: Buffer) => Promise<Answer | null>> = {
    'request dropped': async () => null,
    'answer dropped': async (asked, body) => {
      await forward(asked, body);
      return null;
    },
    delayed: async (asked, body) => {
      await wait(random() * LONGEST_DELAY_MS);
      return forward(asked, body);
    },
    doubled: async (asked, body) => {
      await forward(asked, body);
      return forward(asked, body);
    },
    'failed before': async () => refusals.failed,
    'failed after': async (asked, body) => {
      await forward(asked, body);
      return refusals.failed;
    },
    throttled: async () => refusals.throttled,
  };
  const answer = async (asked: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = Buffer.concat(await asked.toArray());
    const fault = random() < options.rate ? FAULTS[Math.floor(random() * FAULTS.length)] : undefined;
    if (fault) tell(fault);
    const answered = await (fault ? answerBroken[fault](asked, body) : forward(asked, body));
    if (!answered) return void response.destroy();
    response.writeHead(answered.status, answered.headers).end(answered.body);
  };
  return listen((asked, response) => void answer(asked, response).catch(() => response.destroy()));
}

/** What a service says when it fails, and when it is asked too much, in its own language. */
export const REFUSALS = {
  table: {
    failed: toJson(500, 'InternalServerError'),
    throttled: toJson(400, 'ProvisionedThroughputExceededException'),
  },
  buckets: { failed: toXml(500, 'InternalError'), throttled: toXml(503, 'SlowDown') },
};

function toJson(status: number, __type: string): Answer {
  const body = Buffer.from(JSON.stringify({ __type, message: 'A fault of the trial.' }));
  return { status, headers: { 'content-type': 'application/x-amz-json-1.0' }, body };
}

function toXml(status: number, code: string): Answer {
  const body = Buffer.from(`<Error><Code>${code}</Code><Message>A fault of the trial.</Message></Error>`);
  return { status, headers: { 'content-type': 'application/xml' }, body };
}
