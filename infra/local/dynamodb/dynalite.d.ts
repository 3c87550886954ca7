declare module 'dynalite' {
  import type { Server } from 'node:http';

  /** Creates a DynamoDB server over LevelDB in `path`. The times say how long a table stays in each state. */
  export default function dynalite(options: { path: string; createTableMs?: number }): Server;
}

declare module 'dynalite/db/index.js' {
  /** One item in DynamoDB's JSON: `{ pk: { S: '…' } }`. */
  export type Item = Record<string, Record<string, unknown>>;
  export interface KeySchema {
    AttributeName: string;
  }
  export interface Projection {
    ProjectionType: string;
    NonKeyAttributes?: readonly string[];
  }
  export interface StoredIndex {
    IndexName: string;
    KeySchema: KeySchema[];
    Projection: Projection;
  }
  export interface StoredTable {
    TableName: string;
    TableStatus: string;
    KeySchema: KeySchema[];
    GlobalSecondaryIndexes: StoredIndex[];
  }
  export type Change = { type: 'put'; key: string; value: unknown } | { type: 'del'; key: string };
  export interface Level {
    get(key: string): Promise<unknown>;
    batch(changes: Change[]): Promise<void>;
    close(): Promise<void>;
    iterator(range: { gte: string; lt: string }): AsyncIterable<[string, unknown]>;
    keys(range: { gte: string; lt: string }): AsyncIterable<string>;
  }

  const library: {
    create(options: { path: string }): { db: Level };
    createIndexKey(item: Item, table: StoredTable, keys: KeySchema[]): string;
  };
  export default library;
}
