// @module-tag slow
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type AttributeValue, GetItemCommand, paginateQuery } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { expect, onTestFinished, test } from 'vitest';
import { aCloud, type createClients } from '../support/a-cloud.ts';
import { aFolder } from '../support/a-folder.ts';

const WRITER = new URL('../support/writing-cloud.ts', import.meta.url).pathname;

/** The numbers that a writing cloud acknowledged before it was killed at the `count`th of them. */
async function killAfter(count: number, folder: string): Promise<string[]> {
  const writer = spawn(process.execPath, [WRITER, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void writer.kill('SIGKILL'));
  const acknowledged: string[] = [];
  for await (const number of createInterface(writer.stdout)) {
    acknowledged.push(number);
    if (acknowledged.length === count) writer.kill('SIGKILL');
  }
  return acknowledged;
}

async function listRowsByOwner(
  dynamo: ReturnType<typeof createClients>['dynamo'],
): Promise<Record<string, AttributeValue>[]> {
  const rows = [];
  const query = {
    TableName: 'handout',
    IndexName: 'by_owner',
    KeyConditionExpression: '#owner = :owner',
    ExpressionAttributeNames: { '#owner': 'owner' },
    ExpressionAttributeValues: { ':owner': { S: 'teacher' } },
  };
  for await (const page of paginateQuery({ client: dynamo }, query)) rows.push(...(page.Items ?? []));
  return rows;
}

test('kill -9 in the middle of writes loses no acknowledged row or object, and leaves the indexes true', async () => {
  const folder = aFolder();
  const acknowledged = await killAfter(150, folder);
  expect(acknowledged.length).toBeGreaterThanOrEqual(150);

  const cloud = await aCloud({ dataDir: folder });
  const { dynamo, s3 } = cloud.clients;
  for (const number of acknowledged) {
    const row = await dynamo.send(
      new GetItemCommand({ TableName: 'handout', Key: { pk: { S: `row#${number}` }, sk: { S: 'head' } } }),
    );
    expect(row.Item?.body?.S).toBe(number.repeat(2000));
    const object = await s3.send(new GetObjectCommand({ Bucket: 'documents', Key: number }));
    expect(await object.Body?.transformToString()).toBe(number.repeat(2000));
  }
  const listed = await listRowsByOwner(dynamo);
  expect(new Set(listed.map((row) => row.pk?.S)).size).toBe(listed.length);
  for (const row of listed) {
    const { pk = { S: '' }, sk = { S: '' } } = row;
    const { Item } = await dynamo.send(new GetItemCommand({ TableName: 'handout', Key: { pk, sk } }));
    expect(Item).toMatchObject(row);
  }
  await cloud.stop();
});

test('a data folder that a killed server held is taken over; one that runs keeps it', async () => {
  const folder = aFolder();
  await killAfter(1, folder);
  const cloud = await aCloud({ dataDir: folder });
  await expect(aCloud({ dataDir: folder })).rejects.toThrow('Another Handout is running on the data folder');
  await cloud.stop();
});
