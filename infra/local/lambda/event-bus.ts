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

const entrySchema = z.object({
  Source: z.optional(z.string()),
  DetailType: z.optional(z.string()),
  Detail: z.optional(z.string()),
  EventBusName: z.optional(z.string()),
  Resources: z.optional(z.array(z.string())),
});
const putEvents = z.object({ Entries: z.array(entrySchema).check(z.minLength(1), z.maxLength(MAX_ENTRIES)) });
type Entry = z.infer<typeof entrySchema>;
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
      const outcomes = parseInput(putEvents, input).Entries.map((entry) =>
        putEntry(entry, bus, rules, account),
      );
      return {
        FailedEntryCount: outcomes.filter((outcome) => 'ErrorCode' in outcome).length,
        Entries: outcomes,
      };
    },
  };
  const toCalls = (operation: string, input: unknown) =>
    parseInput(putEvents, input).Entries.map(({ EventBusName = 'default', Source = '' }) => ({
      action: `events:${operation}`,
      resource: `arn:aws:events:${account.region}:000000000000:event-bus/${EventBusName}`,
      context: { 'events:source': [Source] },
    }));
  const service = { signedAs: 'events', target: 'AWSEvents', version: '1.1' } as const;
  return listen(serveJson({ ...service, operations, toCalls }, account));
}

function putEntry(entry: Entry, bus: string, rules: readonly Rule[], { region }: Account): Outcome {
  const fault = findFault(entry, bus);
  if (fault) return fault;
  const id = randomUUID();
  const event = JSON.stringify({
    version: '0',
    id,
    'detail-type': entry.DetailType,
    source: entry.Source,
    account: '000000000000',
    time: new Date().toISOString().replace(/\.\d+/, ''),
    region,
    resources: entry.Resources ?? [],
    detail: JSON.parse(entry.Detail ?? ''),
  });
  try {
    for (const rule of rules) if (isMatch(rule, entry)) rule.deliver(event);
    return { EventId: id };
  } catch (error) {
    return { ErrorCode: 'InternalFailure', ErrorMessage: (error as Error).message };
  }
}

const isMatch = (rule: Rule, entry: Entry) =>
  rule.source === entry.Source && rule.detailTypes.includes(entry.DetailType ?? '');

function findFault(entry: Entry, bus: string): Outcome | undefined {
  const missing = (['Source', 'DetailType', 'Detail'] as const).find((name) => !entry[name]);
  if (missing)
    return toFault(
      'InvalidArgument',
      `Parameter ${missing} is not valid. Reason: ${missing} is a required argument.`,
    );
  if (!isObject(entry.Detail ?? '')) return toFault('MalformedDetail', 'Detail is malformed.');
  if (Buffer.byteLength(JSON.stringify(entry)) > MAX_ENTRY_BYTES)
    return toFault('InvalidArgument', 'The entry is larger than 256 KB.');
  if ((entry.EventBusName ?? 'default') !== bus)
    return toFault(
      'ResourceNotFoundException',
      `Event bus ${entry.EventBusName ?? 'default'} does not exist.`,
    );
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
