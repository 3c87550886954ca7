import { DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';

/** The time in a document's head, and in the row that the sweeper finds. */
const TIMES = { HEAD: 'SET erase_at = :now', DELETED: 'SET queued_at = :now' } as const;

/** Lets the time of a deleted document be up; of a document that was restored since, in the sweeper's row alone. */
export async function passTrashTime(
  id: string,
  rows: readonly (keyof typeof TIMES)[] = ['HEAD', 'DELETED'],
): Promise<void> {
  const client = new DynamoDBClient();
  const ExpressionAttributeValues = { ':now': { S: new Date().toISOString() } };
  for (const sk of rows)
    await client.send(
      new UpdateItemCommand({
        TableName: process.env.TABLE_NAME,
        Key: { pk: { S: `DOC#${id}` }, sk: { S: sk } },
        UpdateExpression: TIMES[sk],
        ExpressionAttributeValues,
      }),
    );
}
