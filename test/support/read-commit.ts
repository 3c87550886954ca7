import { spawnSync } from 'node:child_process';

/** Returns a number that every commit changes; 0 outside of a checkout. */
export function readCommit(): number {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return Number.parseInt(stdout?.slice(0, 8) || '0', 16);
}
