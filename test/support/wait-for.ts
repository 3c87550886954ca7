import { vi } from 'vitest';
import { PATIENCE_MS } from './patience.ts';

/** Looks again every few ms until `look` throws no more; returns what it returns. For places without a test of their own. */
export const waitFor = <T>(look: () => T | Promise<T>, interval = 20): Promise<T> =>
  vi.waitFor(look, { timeout: PATIENCE_MS, interval });
