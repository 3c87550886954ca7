import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { parseInput, serveJson } from '../aws/aws-json.ts';
import type { Account } from '../aws/signature.ts';
import { type Listening, listen } from '../process/listen.ts';

/** A rule that delivers events of a source and certain types, as JSON in EventBridge's envelope. */
export interface Rule {
  source: string;
  detailTypes: readonly string[];
  /** Delivers an event and returns when it is stored; an exception makes the entry fail. */
  deliver(event: string): void;
}

const MAX_ENTRIES = 10;
const MAX_ENTRY_BYTES = 256 * 1024;

const entry = z.object({
  Source: z.optional(z.string()),
  DetailType: z.optional(z.string()),
  Detail: z.optional(z.string()),
  EventBusName: z.optional(z.string()),
  Resources: z.optional(z.array(z.string())),
});
const putEvents = z.object({ Entries: z.array(entry).check(z.minLength(1), z.maxLength(MAX_ENTRIES)) });
type Entry = z.infer<typeof entry>;
type Outcome = { EventId: string } | { ErrorCode: string; ErrorMessage: string };

/**
 * Starts EventBridge on loopback, with one bus and fixed rules. As in the cloud, PutEvents answers 200 even when
 * entries failed, so callers must check each.
 */
export async function startEventBus(
  bus: string,
  rules: readonly Rule[],
  account: Account,
): Promise<Listening> {
  const operations = {
    PutEvents(input: unknown) {
      const outcomes = parseInput(putEvents, input).Entries.map((one) => putEntry(one, bus, rules, account));
      return { FailedEntryCount: outcomes.filter((one) => 'ErrorCode' in one).length, Entries: outcomes };
    },
  };
  return listen(serveJson({ signedAs: 'events', target: 'AWSEvents', version: '1.1', operations }, account));
}

function putEntry(one: Entry, bus: string, rules: readonly Rule[], { region }: Account): Outcome {
  const fault = findFault(one, bus);
  if (fault) return fault;
  const id = randomUUID();
  const event = JSON.stringify({
    version: '0',
    id,
    'detail-type': one.DetailType,
    source: one.Source,
    account: '000000000000',
    time: new Date().toISOString().replace(/\.\d+/, ''),
    region,
    resources: one.Resources ?? [],
    detail: JSON.parse(one.Detail ?? ''),
  });
  try {
    for (const rule of rules) if (matches(rule, one)) rule.deliver(event);
    return { EventId: id };
  } catch (error) {
    return { ErrorCode: 'InternalFailure', ErrorMessage: (error as Error).message };
  }
}

const matches = (rule: Rule, one: Entry) =>
  rule.source === one.Source && rule.detailTypes.includes(one.DetailType ?? '');

function findFault(one: Entry, bus: string): Outcome | undefined {
  const missing = (['Source', 'DetailType', 'Detail'] as const).find((name) => !one[name]);
  if (missing)
    return toFault(
      'InvalidArgument',
      `Parameter ${missing} is not valid. Reason: ${missing} is a required argument.`,
    );
  if (!isObject(one.Detail ?? '')) return toFault('MalformedDetail', 'Detail is malformed.');
  if (Buffer.byteLength(JSON.stringify(one)) > MAX_ENTRY_BYTES)
    return toFault('InvalidArgument', 'The entry is larger than 256 KB.');
  if ((one.EventBusName ?? 'default') !== bus)
    return toFault('ResourceNotFoundException', `Event bus ${one.EventBusName ?? 'default'} does not exist.`);
  return undefined;
}

const toFault = (ErrorCode: string, ErrorMessage: string): Outcome => ({ ErrorCode, ErrorMessage });

function isObject(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
