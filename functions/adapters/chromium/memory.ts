import { readdirSync, readFileSync } from 'node:fs';
import { killGroup } from './kill-group.ts';

const PAGE_BYTES = 4096;
const LOOK_EVERY_MS = 500;
const MEGABYTE = 2 ** 20;

/** What a browser may take on a machine of which nobody says how much it has: forty times what a worksheet needs. */
const USUAL_MEGABYTES = 3072;
/** The part of a function's memory that its browser may take: Node has the rest. */
const SHARE = 0.85;

/** Returns the most memory of a browser's processes together, in bytes; in Lambda it follows from the function's. */
export const readMostMemory = ({ AWS_LAMBDA_FUNCTION_MEMORY_SIZE: megabytes } = process.env): number =>
  (megabytes ? Number(megabytes) * SHARE : USUAL_MEGABYTES) * MEGABYTE;

/**
 * Kills the processes of a group as soon as they take more than `most` bytes together, and calls `tell` just before.
 * Returns what ends the watch. Only Linux tells what a process takes: elsewhere nothing is watched.
 */
export function watchMemory(group: number, most: number, tell: () => void): () => void {
  const timer = setInterval(() => {
    if (measureGroup(group) <= most) return;
    clearInterval(timer);
    tell();
    killGroup(group);
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** Returns the bytes that a group's processes have for themselves. */
function measureGroup(group: number): number {
  const pids = listPids().filter((pid) => readGroup(pid) === group);
  return pids.reduce((sum, pid) => sum + measure(pid), 0);
}

function listPids(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** The third field behind the name, which may hold anything but ends with the last bracket. */
function readGroup(pid: string): number {
  const stat = read(`/proc/${pid}/stat`);
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
}

/** What is shared, the binary above all, would count once for each process. */
function measure(pid: string): number {
  const [, resident = 0, shared = 0] = read(`/proc/${pid}/statm`).split(' ').map(Number);
  return (resident - shared) * PAGE_BYTES;
}

/** Returns the text of a file; nothing when its process has ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
