import { getNextSeed } from '../../shuffle.ts';
import { describeSameCopies } from '../parts/same-copies.ts';
import { CALL_COPIES_LIMIT } from './choices.ts';
import type { Bingo } from './schema.ts';
import { listCalls } from './words.ts';

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

/** Says which call lists are in the same order because there are too few words; null where all differ. */
export function describeSameCalls(game: Bingo): string | null {
  const orders = listCallLists(game.call_list).map((call_list) =>
    listCalls({ ...game, call_list })
      .map(({ id }) => id)
      .join(),
  );
  const same = describeSameCopies(orders);
  return same && `Call lists: ${same} Shuffle, add words, or choose fewer orders.`;
}
