import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Clock } from '../../ports/system.ts';
import type { UserCopies, UserDirectory } from '../../ports/user-copies.ts';

/**
 * Writes a copy of the user pool, a user a line, such as `2026-03-01.jsonl.gz`. One day has one copy: a repetition writes
 * it again. Returns the number of users.
 */
export async function copyUsers(ports: {
  readonly userDirectory: UserDirectory;
  readonly userCopies: UserCopies;
  readonly clock: Pick<Clock, 'now'>;
}): Promise<number> {
  const lines: string[] = [];
  for await (const user of ports.userDirectory.list()) lines.push(`${JSON.stringify(user)}\n`);
  const day = ports.clock.now().toISOString().slice(0, 10);
  await ports.userCopies.put(`${day}.jsonl.gz`, await promisify(gzip)(lines.join('')));
  return lines.length;
}
