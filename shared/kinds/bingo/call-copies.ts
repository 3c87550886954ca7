import * as z from 'zod/mini';
import { getNextSeed } from '../../shuffle.ts';
import { wholeNumberField } from '../../vocabulary/schema-fields.ts';
import type { Bingo } from './schema.ts';

/** The most copies of a call list: A to H. */
export const CALL_COPIES_LIMIT = 8;

/** The seeds of the copies of a call list, each of which calls in another order; the first is the list's own. */
export const callCopies = z
  .array(wholeNumberField(0xffff_ffff))
  .check(
    z.minLength(2, 'must have at least 2 entries'),
    z.maxLength(CALL_COPIES_LIMIT, `must have at most ${CALL_COPIES_LIMIT} entries`),
  );

type CallList = Bingo['call_list'];

/** Lists the call lists that are printed: one for each copy; only those at random differ, so that others are one. */
export function listCallLists(list: CallList): CallList[] {
  const { copies, sort } = list;
  if (!copies || sort !== 'rand') return [list];
  return copies.map((shuffle_seed) => ({ ...list, shuffle_seed }));
}

/** Sets how many copies there are; those that stay keep their orders. */
export function setCallCopies({ call_list }: Pick<Bingo, 'call_list'>, count: number): void {
  if (count < 2) {
    delete call_list.copies;
    return;
  }
  const seeds = call_list.copies?.slice(0, count) ?? [call_list.shuffle_seed];
  while (seeds.length < Math.min(count, CALL_COPIES_LIMIT)) seeds.push(getNextSeed(seeds.at(-1) ?? 1));
  call_list.copies = seeds;
}

/** Gives every copy of the call list another order. */
export function shuffleCallList({ call_list }: Pick<Bingo, 'call_list'>): void {
  const { copies, shuffle_seed } = call_list;
  call_list.shuffle_seed = getNextSeed(copies?.at(-1) ?? shuffle_seed);
  if (!copies) return;
  delete call_list.copies;
  setCallCopies({ call_list }, copies.length);
}
