import { commands } from 'vitest/browser';
import { waitFor } from './wait-for.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    readonly reachFrame: () => Promise<void>;
  }
}

/**
 * Waits until Playwright knows the frame of this file. On a busy machine it still has the frame of the file before, and the
 * first key of a test fails: "Frame was detached".
 */
await waitFor(() => commands.reachFrame());
