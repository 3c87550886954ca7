import { isEqual, union } from 'es-toolkit';
import { isRecord } from '../../is-record.ts';
import { mergeOrders } from './merge-entries.ts';

/** The same part of what two copies started from, and of the copies; undefined where it is missing. */
export interface Three<T = unknown> {
  readonly base: T | undefined;
  readonly mine: T | undefined;
  readonly theirs: T | undefined;
}

/** Decides about a value that both copies have changed, each in its own way. */
export type Decide = (three: Three) => unknown;

const has = <T>({ base, mine, theirs }: Three, is: (value: unknown) => value is T): boolean =>
  is(base) && is(mine) && is(theirs);

/** Tells whether the value is a record that is merged field by field; a rich text, a picture or an entry is one value. */
const isFields = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && value.type !== 'doc' && !('id' in value);

export interface Entry {
  readonly id: string;
}
const isEntries = (value: unknown): value is readonly Entry[] =>
  Array.isArray(value) && value.every((one) => isRecord(one) && typeof one.id === 'string');

/** Merges three values: what one copy has changed is as it has it, what both have changed is decided. */
export function mergeValues(three: Three, decide: Decide): unknown {
  const { base, mine, theirs } = three;
  if (isEqual(mine, theirs) || isEqual(theirs, base)) return mine;
  if (isEqual(mine, base)) return theirs;
  if (has(three, isFields)) return mergeFields(three as Three<Record<string, unknown>>, decide);
  if (has(three, isEntries))
    return mergeEntries(three as Three<readonly Entry[]>, (entry) => mergeValues(entry, decide));
  return decide(three);
}

export function mergeFields(
  { base = {}, mine = {}, theirs = {} }: Three<Record<string, unknown>>,
  decide: (three: Three, field: string) => unknown,
  merge: (three: Three, decide: Decide, field: string) => unknown = mergeValues,
): Record<string, unknown> {
  const fields = union(Object.keys(mine), Object.keys(theirs));
  const merged = fields.map((field) => {
    const three = { base: base[field], mine: mine[field], theirs: theirs[field] };
    return [field, merge(three, (found) => decide(found, field), field)] as const;
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

/**
 * Merges lists by the ids of their entries. `merge` returns what becomes of an entry: undefined where it is deleted, a list where
 * others come with it.
 */
export function mergeEntries<T extends Entry>(
  { base = [], mine = [], theirs = [] }: Three<readonly T[]>,
  merge: (three: Three<T>) => unknown,
): unknown[] {
  const [before, own, other] = [base, mine, theirs].map((list) => new Map(list.map((one) => [one.id, one])));
  const becomes = new Map<string, unknown>();
  for (const id of union([...(own?.keys() ?? [])], [...(other?.keys() ?? [])]))
    becomes.set(id, merge({ base: before?.get(id), mine: own?.get(id), theirs: other?.get(id) }));
  const names = { base, mine, theirs };
  const toIds = (list: readonly T[]) => list.map(({ id }) => id);
  const order = mergeOrders(
    { base: toIds(names.base), mine: toIds(names.mine), theirs: toIds(names.theirs) },
    (id) => becomes.get(id) !== undefined,
  );
  return order.flatMap((id) => becomes.get(id) ?? []);
}

/** Merges lists of values that have no ids, such as the words of a bank: each value once, what one copy has removed is gone. */
export function mergeSets({ base = [], mine = [], theirs = [] }: Three<readonly unknown[]>): unknown[] {
  const toEntries = (list: readonly unknown[]) => list.map((value) => ({ id: JSON.stringify(value), value }));
  const three = { base: toEntries(base), mine: toEntries(mine), theirs: toEntries(theirs) };
  return mergeEntries(three, (entry) => {
    const isGone = entry.base && !(entry.mine && entry.theirs);
    return isGone ? undefined : (entry.mine ?? entry.theirs);
  }).map((entry) => (entry as { value: unknown }).value);
}
