import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StartError } from './start-error.ts';

const COMMANDS = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge'];
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

interface Machine {
  platform: string;
  arch: string;
  env: NodeJS.ProcessEnv;
}

/**
 * Finds the Chrome that makes the PDFs: undefined when the one from the packages runs (Linux on x86-64), else the path
 * of an installed one. Throws a StartError that says how to get one.
 */
export function findBrowser({ platform, arch, env }: Machine = process): string | undefined {
  if (env.CHROME_PATH) return requireExecutable(env.CHROME_PATH);
  if (platform === 'linux' && arch === 'x64') return undefined;
  const folders = (env.PATH ?? '').split(delimiter);
  const found = [
    ...MAC_PATHS,
    ...folders.flatMap((folder) => COMMANDS.map((name) => join(folder, name))),
  ].find(isExecutable);
  if (found) return found;
  throw new StartError(
    'Handout makes PDFs with Chrome, and none was found. Install Google Chrome, or set CHROME_PATH to a Chromium.',
  );
}

function requireExecutable(path: string): string {
  if (isExecutable(path)) return path;
  throw new StartError(`CHROME_PATH names ${path}, which cannot be run.`);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
