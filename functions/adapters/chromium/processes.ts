import { readdirSync, readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

/** Lists the ids of all processes. Only Linux tells them: elsewhere there are none. */
export function listPids(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Returns the ids of a process's parent and group: NaN when it has ended meanwhile. */
export function readFamily(pid: string): { readonly parent: number; readonly group: number } {
  const stat = read(`/proc/${pid}/stat`);
  // The fields behind the name, which may hold anything but ends with the last bracket.
  const [, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(parent), group: Number(group) };
}

/** Returns the bytes that processes have for themselves. What is shared, the binary above all, would count once for each. */
export function measureProcesses(pids: readonly string[]): number {
  const pages = pids.map((pid) => {
    const [, resident = 0, shared = 0] = read(`/proc/${pid}/statm`).split(' ').map(Number);
    return resident - shared;
  });
  return pages.reduce((sum, count) => sum + count, 0) * PAGE_BYTES;
}

/** Returns the text of a file; nothing when its process has ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
