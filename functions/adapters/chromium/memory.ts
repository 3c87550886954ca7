import { killGroup } from './kill-group.ts';
import { listPids, measureProcesses, readFamily } from './processes.ts';

const LOOK_EVERY_MS = 500;
const MEGABYTE = 2 ** 20;

/** The most that a browser takes on a machine of which nobody says how much it has: forty times what a worksheet needs. */
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
const measureGroup = (group: number): number =>
  measureProcesses(listPids().filter((pid) => readFamily(pid).group === group));
