import { type IncomingMessage, request } from 'node:http';
import { isEqual } from 'es-toolkit';
import { type Listening, listen } from '#infra/local/process/listen.ts';

interface CompareOptions {
  /** Whose answers the product gets. */
  readonly own: string;
  readonly reference: string;
  /** Called for each call that both have answered: its operation, and what differed in words, if anything. */
  readonly tell: (operation: string, difference: string | null) => void;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Starts a proxy that sends each call to two services, one after the other, and compares what they answer. */
export function startCompareProxy({ own, reference, tell }: CompareOptions): Promise<Listening> {
  let last: Promise<unknown> = Promise.resolve();
  /** One call at a time: both must see the same order. */
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const next = last.then(run, run);
    last = next;
    return next;
  };
  return listen(async (asked, response) => {
    const body = Buffer.concat(await asked.toArray());
    try {
      const [answer, wanted] = await inTurn(async () => [
        await forward(own, asked, body),
        await forward(reference, asked, body),
      ]);
      if (!answer || !wanted) throw new Error('Nobody answered');
      const operation = String(asked.headers['x-amz-target']).split('.').at(-1) ?? '';
      tell(operation, describeDifference(body, answer, wanted));
      response.writeHead(answer.status, answer.headers).end(answer.body);
    } catch {
      response.destroy();
    }
  });
}

const forward = (
  to: string,
  { method, url: path, headers }: IncomingMessage,
  body: Buffer,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(to);
    const sent = request({ hostname, port, method, path, headers }, async (received) => {
      const answered = Buffer.concat(await received.toArray());
      resolve({ status: received.statusCode ?? 500, headers: received.headers, body: answered });
    });
    sent.once('error', reject).end(body);
  });

function describeDifference(asked: Buffer, answer: Answer, wanted: Answer): string | null {
  const [ours, theirs] = [toMeaning(answer), toMeaning(wanted)];
  if (isEqual(ours, theirs)) return null;
  return `${asked.toString().slice(0, 600)} → ${JSON.stringify(ours).slice(0, 600)} instead of ${JSON.stringify(theirs).slice(0, 600)}`;
}

/** Returns what the product reads of an answer: the items, or the kind of error. */
function toMeaning({ status, body }: Answer): unknown {
  const parsed = JSON.parse(body.toString() || '{}');
  if (status !== 200) {
    const reasons = parsed.CancellationReasons?.map(({ Code }: { Code: string }) => Code);
    return { status, error: String(parsed.__type).split('#').at(-1), ...(reasons && { reasons }) };
  }
  const { ConsumedCapacity: _, ScannedCount: __, ItemCollectionMetrics: ___, ...rest } = parsed;
  return sortSets(rest);
}

/** Sorts the members of DynamoDB's sets, which have no order. */
function sortSets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortSets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      /^[SNB]S$/.test(name) && Array.isArray(part) ? [...part].sort() : sortSets(part),
    ]),
  );
}
