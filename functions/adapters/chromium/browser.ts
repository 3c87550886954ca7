import type { ConnectionTransport, Browser as DrivenBrowser } from 'puppeteer-core';
import { type Chromium, startChromium } from './chromium.ts';
import { failWith } from './fail-with.ts';
import { readMessages } from './read-messages.ts';

/** A running Chromium that Puppeteer drives. */
export interface Browser extends Pick<Chromium, 'pid' | 'ended'> {
  readonly driven: DrivenBrowser;
}

/** Starts Chromium, as `startChromium` does, and lets Puppeteer drive it. Throws why the browser ended, when it does so early. */
export async function startBrowser(signal?: AbortSignal): Promise<Browser> {
  const chromium = await startChromium(signal);
  // Loaded while Chromium starts.
  const { connect } = await import('puppeteer-core');
  const transport = createTransport(chromium);
  // Pages have the size of Chromium's window, and nobody reads what Chromium finds wrong with the print page.
  const connected = connect({ transport, defaultViewport: null, issuesEnabled: false });
  const { pid, ended } = chromium;
  return { pid, ended, driven: await failWith(ended, connected) };
}

/** Carries messages over the pipes of a browser. When it ends, what waits for an answer fails. */
function createTransport({ input, output, ended }: Chromium): ConnectionTransport {
  const transport: ConnectionTransport = {
    send: (message) => void input.write(`${message}\0`),
    close: () => input.end(),
  };
  // A pipe breaks when its browser ends, which `ended` tells.
  input.on('error', () => undefined);
  output.on('error', () => undefined);
  readMessages(output, (message) => transport.onmessage?.(message));
  ended.addEventListener('abort', () => transport.onclose?.(), { once: true });
  return transport;
}
