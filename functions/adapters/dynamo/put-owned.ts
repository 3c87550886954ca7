import { setTimeout as wait } from 'node:timers/promises';
import {
  type ConditionCheck,
  type DynamoDBClient,
  type Put,
  TransactionCanceledException,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { ApiError } from '../../errors/api-error.ts';
import { toDeletionKey } from './deletion-key.ts';

/** Other writes of the same account lock its deletion's row for a moment. */
const TRIES = 8;
const PAUSE_MS = 40;

/**
 * Writes new items of an account and checks, in the same transaction, that the account's deletion has not started. Returns
 * false where the condition of an item does not hold. Throws `session_expired` for a deleted account.
 */
export async function putOwned(
  client: Pick<DynamoDBClient, 'send'>,
  owner: string,
  items: readonly (Omit<Put, 'TableName'> & { readonly TableName: string })[],
): Promise<boolean> {
  const TransactItems = [
    { ConditionCheck: toCheck(items[0]?.TableName ?? '', owner) },
    ...items.map((item) => ({ Put: item as Put })),
  ];
  for (let left = TRIES; ; left--) {
    try {
      await client.send(new TransactWriteItemsCommand({ TransactItems }));
      return true;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const [account, ...others] = (error.CancellationReasons ?? []).map(({ Code }) => Code);
      if (account === FAILED) throw new ApiError('session_expired');
      if (others.includes(FAILED)) return false;
      if (left === 1 || ![account, ...others].includes('TransactionConflict')) throw error;
      await wait(PAUSE_MS * Math.random());
    }
  }
}

const FAILED = 'ConditionalCheckFailed';

const toCheck = (TableName: string, owner: string): ConditionCheck => ({
  TableName,
  Key: marshall(toDeletionKey(owner)),
  ConditionExpression: 'attribute_not_exists(#pk)',
  ExpressionAttributeNames: { '#pk': 'pk' },
});
