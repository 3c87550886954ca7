import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { parseInput, serveJson } from '../aws/aws-json.ts';
import type { Account } from '../aws/signature.ts';
import { type Listening, listen } from '../process/listen.ts';

/** Events of this source and one of these types are delivered to `deliver`, as JSON in EventBridge's envelope. */
export interface Rule {
  source: string;
  detailTypes: readonly string[];
  /** Returns when the event is kept; a throw makes the entry fail. */
  deliver(event: string): void;
}

const MOST_ENTRIES = 10;
const LARGEST_ENTRY = 256 * 1024;

const entry = z.object({
  Source: z.optional(z.string()),
  DetailType: z.optional(z.string()),
  Detail: z.optional(z.string()),
  EventBusName: z.optional(z.string()),
  Resources: z.optional(z.array(z.string())),
});
const putEvents = z.object({ Entries: z.array(entry).check(z.minLength(1), z.maxLength(MOST_ENTRIES)) });
type Entry = z.infer<typeof entry>;
type Outcome = { EventId: string } | { ErrorCode: string; ErrorMessage: string };

/**
 * EventBridge on loopback: one bus, its rules fixed. As in the cloud, PutEvents answers 200 even when
 * entries inside it failed, so callers must look at each.
 */
export async function startEvents(bus: string, rules: readonly Rule[], account: Account): Promise<Listening> {
  const operations = {
    PutEvents(input: unknown) {
      const outcomes = parseInput(putEvents, input).Entries.map((one) => put(one, bus, rules, account));
      return { FailedEntryCount: outcomes.filter((one) => 'ErrorCode' in one).length, Entries: outcomes };
    },
  };
  return listen(serveJson({ signedAs: 'events', target: 'AWSEvents', version: '1.1', operations }, account));
}

function put(one: Entry, bus: string, rules: readonly Rule[], { region }: Account): Outcome {
  const fault = faultOf(one, bus);
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

function faultOf(one: Entry, bus: string): Outcome | undefined {
  const missing = (['Source', 'DetailType', 'Detail'] as const).find((name) => !one[name]);
  if (missing)
    return fault(
      'InvalidArgument',
      `Parameter ${missing} is not valid. Reason: ${missing} is a required argument.`,
    );
  if (!isObject(one.Detail ?? '')) return fault('MalformedDetail', 'Detail is malformed.');
  if (Buffer.byteLength(JSON.stringify(one)) > LARGEST_ENTRY)
    return fault('InvalidArgument', 'The entry is larger than 256 KB.');
  if ((one.EventBusName ?? 'default') !== bus)
    return fault('ResourceNotFoundException', `Event bus ${one.EventBusName ?? 'default'} does not exist.`);
  return undefined;
}

const fault = (ErrorCode: string, ErrorMessage: string): Outcome => ({ ErrorCode, ErrorMessage });

function isObject(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
