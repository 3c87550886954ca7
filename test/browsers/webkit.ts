import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { waitFor } from '../support/wait-for.ts';
import type { Browser, Device, Engine, Point } from './engine.ts';

/** The letters that W3C WebDriver has for keys without one. */
const KEYS: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Shift: '\uE008',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  End: '\uE010',
};
const toLetter = (key: string): string => KEYS[key] ?? key;

interface Programs {
  readonly driver: string;
  readonly screen: string;
  readonly browser: string;
}

function findPrograms(): Programs | null {
  const find = (name: string): string | null => {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: 'pipe' }).trim();
    } catch {
      return null;
    }
  };
  const [driver, screen] = [find('WebKitWebDriver'), find('Xvfb')];
  const [browser] = globSync('/usr/lib/*/webkit*gtk*/MiniBrowser');
  return driver && screen && browser ? { driver, screen, browser } : null;
}

type Call = (method: string, path: string, body?: object) => Promise<unknown>;

/** Speaks W3C WebDriver, of which a dozen calls are enough: a package for them brings more than it saves. */
const createCall =
  (address: string): Call =>
  async (method, path, body) => {
    const answer = await fetch(`${address}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await answer.json()) as { value: { message?: string } };
    if (!answer.ok) throw new Error(value?.message ?? `${method} ${path} was answered ${answer.status}`);
    return value;
  };

let displays = 0;

/** WebKit has no window without a screen. */
async function startPrograms({
  driver,
  screen,
}: Programs): Promise<{ call: Call; processes: ChildProcess[] }> {
  displays += 1;
  const place = (process.pid % 20_000) + displays;
  const display = `:${1000 + place}`;
  const port = 20_000 + place;
  const xvfb = spawn(screen, [display, '-screen', '0', '1600x1500x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  const webdriver = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
  });
  const call = createCall(`http://127.0.0.1:${port}`);
  await waitFor(async () => {
    const { ready } = (await call('GET', '/status')) as { ready?: boolean };
    if (!ready) throw new Error('WebKitWebDriver is not ready');
  });
  return { call, processes: [webdriver, xvfb] };
}

async function startWebKit(programs: Programs, device: Device): Promise<Engine> {
  const { call, processes } = await startPrograms(programs);
  const { sessionId } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      },
    },
  })) as { sessionId: string };
  const on: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
  const read = (expression: string) =>
    on('POST', '/execute/sync', { script: `return (${expression});`, args: [] });
  await resize(on, read, device);
  const act = (actions: object) => on('POST', '/actions', { actions: [actions] });
  const pointer = (steps: object[]) =>
    act({
      type: 'pointer',
      id: device.isTouch ? 'finger' : 'mouse',
      parameters: { pointerType: device.isTouch ? 'touch' : 'mouse' },
      actions: steps,
    });
  const move = ({ x, y }: Point) => ({
    type: 'pointerMove',
    duration: 30,
    x: Math.round(x),
    y: Math.round(y),
  });
  const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 })) as [object, object];
  const toKeys = (steps: object[]) => act({ type: 'key', id: 'keyboard', actions: steps });
  const stroke = (letter: string) => ['keyDown', 'keyUp'].map((type) => ({ type, value: letter }));
  return {
    open: async (url) => void (await on('POST', '/url', { url })),
    read,
    press: async (point) => void (await pointer([move(point), down, up])),
    async drag([from, ...others]) {
      if (from) await pointer([move(from), down, ...others.map(move), up]);
    },
    type: async (text) => void (await toKeys([...text].flatMap(stroke))),
    async key(...keys) {
      const held = keys.slice(0, -1).map(toLetter);
      const last = toLetter(keys.at(-1) ?? '');
      await toKeys([
        ...held.map((value) => ({ type: 'keyDown', value })),
        ...stroke(last),
        ...held.map((value) => ({ type: 'keyUp', value })),
      ]);
    },
    async close() {
      await on('DELETE', '').catch(() => undefined);
      for (const program of processes) program.kill();
    },
  };
}

/** Makes the page as large as the device: the window has a bar of its own over it. */
async function resize(on: Call, read: Engine['read'], { width, height }: Device): Promise<void> {
  await on('POST', '/window/rect', { x: 0, y: 0, width, height });
  const [inner, high] = (await read('[innerWidth, innerHeight]')) as [number, number];
  await on('POST', '/window/rect', { x: 0, y: 0, width: 2 * width - inner, height: 2 * height - high });
}

export function findWebKitBrowser(): Browser {
  const programs = findPrograms();
  return {
    name: 'WebKitGTK',
    missing: programs ? null : 'no WebKitWebDriver with its MiniBrowser, or no Xvfb',
    start: (device) => {
      if (!programs) throw new Error('There is no WebKit');
      return startWebKit(programs, device);
    },
  };
}
