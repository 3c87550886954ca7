import { type ChildProcess, spawn } from 'node:child_process';
import { addAbortListener, once } from 'node:events';
import { tmpdir } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { CHROMIUM_ARGUMENTS } from './arguments.ts';
import { installChromium } from './binary.ts';
import { killGroup } from './kill-group.ts';
import { createProfile, removeProfile, removeProfileAtOnce } from './profile.ts';

/** The size of a page's window in CSS px: a sheet of letter paper, which a thumbnail shows. */
const WINDOW = '816,1056';
/** How much of Chromium's last words an error quotes, in characters. */
const LAST_WORDS = 500;

/** A running Chromium. Its process leads a group of its own, with all processes of the browser. */
export interface Chromium {
  readonly pid: number;
  /** The pipe that DevTools reads, and the one that it answers on. */
  readonly input: Writable;
  readonly output: Readable;
  /** Aborts when the process has ended; the reason quotes its last words. */
  readonly ended: AbortSignal;
}

/**
 * Starts Chromium with pipes to its DevTools, four environment variables and a temporary profile. `signal` kills it at any
 * time, even while it starts. Throws when it cannot be started. Puppeteer's launcher is not used: it does not quote the
 * last words of a browser that dies, and its modules would load before Chromium starts.
 */
export async function startChromium(signal?: AbortSignal): Promise<Chromium> {
  const [{ executable, environment }, profile] = await Promise.all([installChromium(), createProfile()]);
  const remove = () => void removeProfile(profile).catch(() => undefined);
  try {
    signal?.throwIfAborted();
    const started = spawn(executable, [...listArguments(profile)], {
      env: { ...environment, HOME: tmpdir(), TMPDIR: profile },
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
      // It leads a group, and signals belong to the surrounding process.
      detached: true,
    });
    await once(started, 'spawn');
    return toChromium(started, { profile, signal });
  } catch (error) {
    remove();
    throw error;
  }
}

const listArguments = (profile: string): readonly string[] => [
  ...CHROMIUM_ARGUMENTS,
  '--remote-debugging-pipe',
  `--window-size=${WINDOW}`,
  `--user-data-dir=${profile}`,
  'about:blank',
];

function toChromium(
  started: ChildProcess,
  { profile, signal }: { readonly profile: string; readonly signal: AbortSignal | undefined },
): Chromium {
  const { pid = 0, stderr } = started;
  const ended = new AbortController();
  let words = '';
  stderr?.on('data', (text: Buffer) => {
    words = (words + text).slice(-LAST_WORDS);
  });
  // A process that ends in order waits for nothing: its browser would die after it, and the profile stay.
  const endAtOnce = () => {
    killGroup(pid);
    removeProfileAtOnce(profile);
  };
  process.once('exit', endAtOnce);
  const stopped = signal && addAbortListener(signal, () => killGroup(pid));
  started.once('exit', () => {
    process.off('exit', endAtOnce);
    stopped?.[Symbol.dispose]();
    killGroup(pid);
    void removeProfile(profile).catch(() => undefined);
    ended.abort(new Error(['The browser has ended', words.trim()].filter(Boolean).join(': ')));
  });
  const [, , , input, output] = started.stdio;
  return { pid, input: input as Writable, output: output as Readable, ended: ended.signal };
}
