import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';

/** A queue; with `redrive`, a message that was received `after` times goes to the queue `to` instead. */
export interface QueueRules {
  name: string;
  /** Seconds that a received message stays hidden. */
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

/** Standard queues kept in one SQLite file: what was sent stays until it is deleted by its receipt. */
export interface Queues {
  /** Returns when the message is on the disk. */
  send(queue: string, body: string, delaySeconds?: number): { id: string };
  /** At most `most` messages; waits up to `waitSeconds` for the first, or until `signal` ends it. */
  receive(
    queue: string,
    options: { most: number; waitSeconds: number; visibility?: number; signal?: AbortSignal },
  ): Promise<Message[]>;
  /** Deletes by receipt; an old receipt deletes nothing, as the message was received again. */
  delete(queue: string, receipt: string): void;
  /** Hides a received message for `seconds` from now; false when the receipt is not the newest. */
  hide(queue: string, receipt: string, seconds: number): boolean;
  /** Puts every message of a dead-letter queue back where it came from; how many there were. */
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
`;
/** How often a waiting receiver looks for messages whose hiding has run out. */
const LOOK_EVERY_MS = 250;

type Statements = ReturnType<typeof statementsOf>;

const statementsOf = (db: DatabaseSync) => ({
  insert: db.prepare('INSERT INTO messages (id, queue, body, sent, visible) VALUES (?, ?, ?, ?, ?)'),
  bury: db.prepare(
    'UPDATE messages SET queue = ?, receives = 0 WHERE queue = ? AND visible <= ? AND receives >= ?',
  ),
  next: db.prepare('SELECT * FROM messages WHERE queue = ? AND visible <= ? ORDER BY visible LIMIT ?'),
  take: db.prepare('UPDATE messages SET visible = ?, receives = receives + 1, receipt = ? WHERE id = ?'),
  drop: db.prepare('DELETE FROM messages WHERE queue = ? AND receipt = ?'),
  move: db.prepare('UPDATE messages SET visible = ? WHERE queue = ? AND receipt = ?'),
  tally: db.prepare('SELECT count(*) AS number FROM messages WHERE queue = ? AND visible <= ?'),
  total: db.prepare('SELECT count(*) AS number FROM messages WHERE queue = ?'),
  revive: db.prepare(
    'UPDATE messages SET queue = ?, sent = ?, visible = ?, receives = 0, receipt = NULL WHERE queue = ?',
  ),
});

/** Opens the queues kept in the file `path`. */
export function openQueues(path: string, queues: readonly QueueRules[]): Queues {
  const db = new DatabaseSync(path);
  db.exec(SCHEMA);
  const statements = statementsOf(db);
  const arrivals = new EventEmitter().setMaxListeners(0);
  const rules = (name: string) => queues.find((queue) => queue.name === name);
  return {
    rules,
    ...senders(statements, arrivals, queues),
    async receive(name, { most, waitSeconds, visibility, signal }) {
      const queue = rules(name);
      if (!queue) return [];
      const until = Date.now() + waitSeconds * 1000;
      for (;;) {
        const taken = atOnce(db, () => takeNow(statements, queue, most, visibility ?? queue.visibility));
        if (taken.length > 0 || Date.now() >= until || signal?.aborted) return taken;
        await arrivalOrTick(arrivals, name, Math.min(LOOK_EVERY_MS, until - Date.now()), signal);
      }
    },
    delete: (queue, receipt) => void statements.drop.run(queue, receipt),
    hide: (queue, receipt, seconds) =>
      statements.move.run(Date.now() + seconds * 1000, queue, receipt).changes > 0,
    count(queue) {
      const waiting = Number(statements.tally.get(queue, Date.now())?.number);
      return { waiting, hidden: Number(statements.total.get(queue)?.number) - waiting };
    },
    close: () => db.close(),
  };
}

/** What puts messages into a queue: new ones, and dead ones back. */
function senders(
  { insert, revive }: Statements,
  arrivals: EventEmitter,
  queues: readonly QueueRules[],
): Pick<Queues, 'send' | 'redrive'> {
  return {
    send(queue, body, delaySeconds = 0) {
      const id = randomUUID();
      const now = Date.now();
      insert.run(id, queue, body, now, now + delaySeconds * 1000);
      arrivals.emit(queue);
      return { id };
    },
    redrive(deadQueue) {
      const source = queues.find((queue) => queue.redrive?.to === deadQueue);
      if (!source) return 0;
      // As new messages, sent now.
      const now = Date.now();
      const moved = Number(revive.run(source.name, now, now, deadQueue).changes);
      arrivals.emit(source.name);
      return moved;
    },
  };
}

/** In one transaction, so that a kill between two messages forgets no receipt. */
function atOnce<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const done = work();
    db.exec('COMMIT');
    return done;
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

/** Buries what was received too often, and takes what waits. */
function takeNow(
  { bury, next, take }: Statements,
  { name, redrive }: QueueRules,
  most: number,
  visibility: number,
): Message[] {
  const now = Date.now();
  if (redrive) bury.run(redrive.to, name, now, redrive.after);
  return next.all(name, now, most).map((row) => {
    const receipt = randomUUID();
    take.run(now + visibility * 1000, receipt, row.id as string);
    return {
      id: row.id as string,
      body: row.body as string,
      sentAt: row.sent as number,
      receives: (row.receives as number) + 1,
      receipt,
    };
  });
}

/** Ends when something arrives, after `ms`, or with the signal. */
async function arrivalOrTick(
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
