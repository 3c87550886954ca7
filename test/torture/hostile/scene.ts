import { randomUUID } from 'node:crypto';
import { ROUTES, type RouteName } from '#shared/api/routes.ts';
import type { Api, ApiRequest, Person } from '../../support/an-api.ts';
import type { TrialRecord } from '../support/record.ts';

/** What stands in the document of somebody else, and must be in no answer to anybody else. */
export const SECRET = 'Mia Muster of class 2b';

/** Who attacks whom. */
export interface Scene {
  readonly api: Api;
  readonly victim: Person;
  readonly stranger: Person;
  /** The victim's document. */
  readonly id: string;
  readonly record: TrialRecord;
  readonly random: () => number;
  /** The part of the trials that is done, from 0 to 1. */
  readonly part: number;
}

export const createKey = () => ({ 'idempotency-key': randomUUID() });
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

/** Takes an answer that should be a refusal. */
export function expectRefusal(
  { record }: Scene,
  kind: string,
  what: string,
  { status, text }: { status: number; text: string },
) {
  record.tryOne(kind);
  record.count(`answered ${status}`);
  if (status < 400 || status >= 500) record.miss(kind, `${what} is answered ${status} ${text.slice(0, 120)}`);
  if (text.includes(SECRET)) record.miss(kind, `${what} leaks`);
}

/** Sends a request that the contract knows. */
export async function send({ api }: Scene, name: RouteName, asked: ApiRequest) {
  const { status, body } = await api.call(name, asked);
  return { status, text: JSON.stringify(body) };
}
