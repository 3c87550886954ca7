import type { Publishing } from '../../records/publishing.ts';
import { joinConditions } from './conditions.ts';
import type { Condition } from './table.ts';

/** Conditions on a document's head, under which it is written. */

export const isOwned = (owner: string): Condition => ({ where: '#owner = :owner', given: { owner } });

export const isOwnedAndNotDeleted = ({ owner }: { readonly owner: string }): Condition =>
  joinConditions(isOwned(owner), { where: 'attribute_not_exists(#deleted_at)' });

export const hasPreviousLockVersion = ({ lock_version }: Publishing): Condition => ({
  where: '#publish_turn = :turn',
  given: { turn: lock_version - 1 },
});
