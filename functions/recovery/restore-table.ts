import { createReadStream, globSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import {
  type AttributeValue,
  ConditionalCheckFailedException,
  DynamoDBClient,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { clientSettings } from '../adapters/aws/client-settings.ts';
import { readEnvironment } from '../process/environment.ts';

export interface RestoredRows {
  readonly restored: number;
  /** Rows that the table has, whatever their content. */
  readonly present: number;
}

/** A line of an export, in DynamoDB's own JSON: `{ "Item": { "pk": { "S": "DOC#1" }, … } }`. */
const line = z.object({ Item: z.record(z.string(), z.record(z.string(), z.unknown())) });
/** Writes at a time. */
const AT_ONCE = 25;

/**
 * Puts the rows of an export into the table where they are missing. `folder` holds the export's `data` files, such as
 * `abc.json.gz`. Throws for a folder without any and for a line that is no row, which it names.
 */
export async function restoreTable(folder: string): Promise<RestoredRows> {
  const files = globSync('**/*.json.gz', { cwd: folder });
  if (files.length === 0) throw new Error(`There is no file *.json.gz of an export in ${folder}`);
  const putMissing = createPutMissing();
  let restored = 0;
  let present = 0;
  for (const file of files)
    for await (const rows of readRows(join(folder, file))) {
      const put = await Promise.all(rows.map(putMissing));
      restored += put.filter(Boolean).length;
      present += put.filter((isNew) => !isNew).length;
    }
  return { restored, present };
}

type Row = Record<string, AttributeValue>;

/** Reads the rows of a file, some at a time. */
async function* readRows(path: string): AsyncGenerator<Row[]> {
  const input = createReadStream(path).pipe(createGunzip());
  let number = 0;
  let rows: Row[] = [];
  for await (const text of createInterface({ input })) {
    number += 1;
    if (text.trim() === '') continue;
    rows.push(parseRow(text, `${path}, line ${number}`));
    if (rows.length < AT_ONCE) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

function parseRow(text: string, place: string): Row {
  try {
    const { Item } = line.parse(JSON.parse(text));
    return Object.fromEntries(Object.entries(Item).map(([name, value]) => [name, toAttribute(value)]));
  } catch (error) {
    throw new Error(`${place} is no row of an export`, { cause: error });
  }
}

/** Converts a value of an export, in which bytes are Base64, to a value of the SDK. */
function toAttribute(value: Readonly<Record<string, unknown>>): AttributeValue {
  const { B, BS, L, M } = value;
  if (typeof B === 'string') return { B: Buffer.from(B, 'base64') };
  if (Array.isArray(BS)) return { BS: BS.map((bytes) => Buffer.from(String(bytes), 'base64')) };
  if (Array.isArray(L)) return { L: L.map(toAttribute) };
  if (M && typeof M === 'object')
    return { M: Object.fromEntries(Object.entries(M).map(([name, inner]) => [name, toAttribute(inner)])) };
  return value as unknown as AttributeValue;
}

/** Creates a function that writes a row and returns true, or returns false where the table has one of that key. */
function createPutMissing(): (row: Row) => Promise<boolean> {
  const { TABLE_NAME: TableName } = readEnvironment('TABLE_NAME');
  const client = new DynamoDBClient(clientSettings);
  return async (Item) => {
    try {
      await client.send(
        new PutItemCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' }),
      );
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  };
}
