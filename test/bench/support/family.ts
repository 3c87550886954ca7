import { listPids, measureProcesses, readFamily } from '#functions/adapters/chromium/processes.ts';

/** Returns what a process and all that come from it have for themselves, in bytes. */
export function measureFamily(ancestor: number): number {
  const pids = listPids();
  const parents = new Map(pids.map((pid) => [Number(pid), readFamily(pid).parent]));
  const isOurs = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === ancestor || isOurs(parents.get(pid)));
  return measureProcesses(pids.filter((pid) => isOurs(Number(pid))));
}
