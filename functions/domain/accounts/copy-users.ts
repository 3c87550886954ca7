import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import type { Clock } from '../../ports/system.ts';
import type { UserCopies, UserDirectory } from '../../ports/user-copies.ts';

/**
 * Writes a copy of the user pool, a user a line, such as `2026-03-01.jsonl.gz`. One day has one copy: a repetition writes
 * it again. Returns the number of users. Lines are packed as they come: the users of a whole country do not fit in memory.
 */
export async function copyUsers(ports: {
  readonly userDirectory: UserDirectory;
  readonly userCopies: UserCopies;
  readonly clock: Pick<Clock, 'now'>;
}): Promise<number> {
  const gzip = createGzip();
  const packed = buffer(gzip);
  let count = 0;
  await ports.userDirectory.visit((user) => {
    gzip.write(`${JSON.stringify(user)}\n`);
    count += 1;
  });
  gzip.end();
  const day = ports.clock.now().toISOString().slice(0, 10);
  await ports.userCopies.put(`${day}.jsonl.gz`, await packed);
  return count;
}
