import { vi } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    readonly reachFrame: () => Promise<void>;
  }
}

/**
 * Waits until Playwright knows the frame of this file. On a busy machine it still has the frame of the file before, and the
 * first key of a test fails: "Frame was detached".
 */
await vi.waitFor(() => commands.reachFrame(), { timeout: 60_000 });
