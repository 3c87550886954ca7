import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../process/damage.ts';
import { runInTransaction } from '../process/transaction.ts';

/** A queue's rules. With `redrive`, a message that was received `after` times moves to the queue `to`. */
export interface QueueRules {
  name: string;
  /** The visibility timeout: seconds for which a received message stays hidden. */
  visibility: number;
  redrive?: { to: string; after: number };
}

export interface Message {
  id: string;
  body: string;
  receipt: string;
  receives: number;
  /** Milliseconds since 1970. */
  sentAt: number;
}

/**
 * Standard queues in one SQLite file: a message stays until it is deleted by its receipt. They are fair as SQS's are: a
 * group with many messages delays no other.
 */
export interface Queues {
  /** Returns when the message is on disk. Messages of different groups take turns. */
  send(
    queue: string,
    body: string,
    options?: { delaySeconds?: number; group?: string | undefined },
  ): { id: string };
  /** Receives at most `most` messages. Waits up to `waitSeconds` for the first, or until `signal` is aborted. */
  receive(
    queue: string,
    options: { most: number; waitSeconds: number; visibility?: number; signal?: AbortSignal },
  ): Promise<Message[]>;
  /** Deletes a message by its receipt. An old receipt deletes nothing, because the message was received again. */
  delete(queue: string, receipt: string): void;
  /** Hides a received message for `seconds` from now; false when the receipt is not the newest. */
  hide(queue: string, receipt: string, seconds: number): boolean;
  /** Moves every message of a dead-letter queue back to its source, and returns their number. */
  redrive(deadQueue: string): number;
  count(queue: string): { waiting: number; hidden: number };
  rules(queue: string): QueueRules | undefined;
  close(): void;
}

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS messages (
    id TEXT PRIMARY KEY, queue TEXT NOT NULL, body TEXT NOT NULL, sent INTEGER NOT NULL,
    visible INTEGER NOT NULL, receives INTEGER NOT NULL DEFAULT 0, receipt TEXT
  );
  CREATE INDEX IF NOT EXISTS waiting ON messages (queue, visible);
  CREATE TEMP TABLE turns (message_group TEXT PRIMARY KEY, taken INTEGER NOT NULL);
`;
/** Data folders of earlier versions have no groups. */
const ADD_GROUPS = 'ALTER TABLE messages ADD COLUMN message_group TEXT';
const HAS_GROUPS = "SELECT 1 FROM pragma_table_info('messages') WHERE name = 'message_group'";
/** The interval at which a waiting receiver checks for messages whose visibility timeout has ended. */
const POLL_MS = 250;

type Statements = ReturnType<typeof prepareStatements>;

const prepareStatements = (db: DatabaseSync) => ({
  insertMessage: db.prepare(
    'INSERT INTO messages (id, queue, body, sent, visible, message_group) VALUES (?, ?, ?, ?, ?, ?)',
  ),
  moveToDeadLetters: db.prepare(
    'UPDATE messages SET queue = ?, receives = 0 WHERE queue = ? AND visible <= ? AND receives >= ?',
  ),
  // Whose turn is longest ago, and of theirs the oldest.
  selectNext: db.prepare(
    `SELECT messages.* FROM messages LEFT JOIN turns USING (message_group)
    WHERE queue = ? AND visible <= ? ORDER BY coalesce(taken, 0), visible, messages.rowid LIMIT 1`,
  ),
  takeTurn: db.prepare('INSERT OR REPLACE INTO turns SELECT ?, coalesce(max(taken), 0) + 1 FROM turns'),
  markReceived: db.prepare(
    'UPDATE messages SET visible = ?, receives = receives + 1, receipt = ? WHERE id = ?',
  ),
  deleteReceived: db.prepare('DELETE FROM messages WHERE queue = ? AND receipt = ?'),
  setVisible: db.prepare('UPDATE messages SET visible = ? WHERE queue = ? AND receipt = ?'),
  countVisible: db.prepare('SELECT count(*) AS number FROM messages WHERE queue = ? AND visible <= ?'),
  countAll: db.prepare('SELECT count(*) AS number FROM messages WHERE queue = ?'),
  moveBack: db.prepare(
    'UPDATE messages SET queue = ?, sent = ?, visible = ?, receives = 0, receipt = NULL WHERE queue = ?',
  ),
});

/** Opens the queues stored in the file `path`. */
export function openQueues(path: string, queues: readonly QueueRules[]): Queues {
  const db = openDatabase(path, 'the PDFs that wait to be made');
  db.exec(SCHEMA);
  if (!db.prepare(HAS_GROUPS).get()) db.exec(ADD_GROUPS);
  const statements = prepareStatements(db);
  const arrivals = new EventEmitter().setMaxListeners(0);
  const rules = (name: string) => queues.find((queue) => queue.name === name);
  return {
    rules,
    ...createSenders(statements, arrivals, queues),
    async receive(name, { most, waitSeconds, visibility, signal }) {
      const queue = rules(name);
      if (!queue) return [];
      const until = Date.now() + waitSeconds * 1000;
      for (;;) {
        const received = runInTransaction(db, () =>
          receiveNow(statements, queue, most, visibility ?? queue.visibility),
        );
        if (received.length > 0 || Date.now() >= until || signal?.aborted) return received;
        await waitForMessage(arrivals, name, Math.min(POLL_MS, until - Date.now()), signal);
      }
    },
    delete: (queue, receipt) => void statements.deleteReceived.run(queue, receipt),
    hide: (queue, receipt, seconds) =>
      statements.setVisible.run(Date.now() + seconds * 1000, queue, receipt).changes > 0,
    count(queue) {
      const waiting = Number(statements.countVisible.get(queue, Date.now())?.number);
      return { waiting, hidden: Number(statements.countAll.get(queue)?.number) - waiting };
    },
    close: () => db.close(),
  };
}

/** Creates the operations that put messages into a queue: new ones, and dead letters. */
function createSenders(
  { insertMessage, moveBack }: Statements,
  arrivals: EventEmitter,
  queues: readonly QueueRules[],
): Pick<Queues, 'send' | 'redrive'> {
  return {
    send(queue, body, { delaySeconds = 0, group } = {}) {
      const id = randomUUID();
      const now = Date.now();
      insertMessage.run(id, queue, body, now, now + delaySeconds * 1000, group ?? null);
      arrivals.emit(queue);
      return { id };
    },
    redrive(deadQueue) {
      const source = queues.find((queue) => queue.redrive?.to === deadQueue);
      if (!source) return 0;
      // Messages that come back count as new ones, sent now.
      const now = Date.now();
      const moved = Number(moveBack.run(source.name, now, now, deadQueue).changes);
      arrivals.emit(source.name);
      return moved;
    },
  };
}

/** Moves messages that were received too often to the dead letters, and receives those that wait. */
function receiveNow(
  statements: Statements,
  { name, redrive }: QueueRules,
  most: number,
  visibility: number,
): Message[] {
  const now = Date.now();
  if (redrive) statements.moveToDeadLetters.run(redrive.to, name, now, redrive.after);
  const received: Message[] = [];
  while (received.length < most) {
    const message = receiveNext(statements, name, now, now + visibility * 1000);
    if (!message) break;
    received.push(message);
  }
  return received;
}

/** Receives one message at the time `now` and hides it until `hiddenUntil`, both in ms since 1970. */
function receiveNext(
  { selectNext, markReceived, takeTurn }: Statements,
  queue: string,
  now: number,
  hiddenUntil: number,
): Message | undefined {
  const row = selectNext.get(queue, now);
  if (!row) return undefined;
  const receipt = randomUUID();
  markReceived.run(hiddenUntil, receipt, row.id as string);
  if (row.message_group !== null) takeTurn.run(row.message_group as string);
  return {
    id: row.id as string,
    body: row.body as string,
    sentAt: row.sent as number,
    receives: (row.receives as number) + 1,
    receipt,
  };
}

/** Waits for a new message, for `ms`, or until the signal is aborted. */
async function waitForMessage(
  arrivals: EventEmitter,
  queue: string,
  ms: number,
  signal?: AbortSignal,
): Promise<void> {
  const timeout = AbortSignal.timeout(Math.max(1, ms));
  await once(arrivals, queue, { signal: signal ? AbortSignal.any([signal, timeout]) : timeout }).catch(
    () => undefined,
  );
}
