import { DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';

/** Lets the time of a deleted document be up: in its head, and in the row that the sweeper finds. */
export async function passTrashTime(id: string): Promise<void> {
  const client = new DynamoDBClient();
  const ExpressionAttributeValues = { ':now': { S: new Date().toISOString() } };
  for (const [sk, UpdateExpression] of [
    ['HEAD', 'SET erase_at = :now'],
    ['DELETED', 'SET queued_at = :now'],
  ] as const)
    await client.send(
      new UpdateItemCommand({
        TableName: process.env.TABLE_NAME,
        Key: { pk: { S: `DOC#${id}` }, sk: { S: sk } },
        UpdateExpression,
        ExpressionAttributeValues,
      }),
    );
}
