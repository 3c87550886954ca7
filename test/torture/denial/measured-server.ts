import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Product } from '../../support/product.ts';

/** What a user felt meanwhile: the middle and the longest wait in ms, and requests that were not answered. */
export interface Felt {
  readonly middle: number;
  readonly longest: number;
  readonly failed: number;
}

/** Clock ticks of Linux, in ms. */
const TICK_MS = 10;

/** Reads how much of a processor the server has used since its start, in ms, all its threads together. */
export function readProcessorTime({ pid }: Product): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Reads the memory of the server in MB: what it has now, and the most that it had. */
export function readMemory({ pid }: Product): { now: number; most: number } {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1]) / 1024;
  return { now: read('VmRSS'), most: read('VmHWM') };
}

/** Lets a user ask from a thread of their own while something is done. */
export async function feelDuring(
  user: { url: string; token: string },
  act: () => Promise<void>,
): Promise<Felt> {
  const probe = new Worker(new URL('./probe.ts', import.meta.url), { workerData: user });
  await act();
  probe.postMessage('over');
  const [{ taken, failed }] = (await once(probe, 'message')) as [{ taken: number[]; failed: number }];
  const sorted = taken.toSorted((a, b) => a - b);
  return { middle: sorted[sorted.length >> 1] ?? 0, longest: sorted.at(-1) ?? 0, failed };
}
