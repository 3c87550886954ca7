import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A Chromium that is ready to run, and where it finds the libraries and fonts that came with it. */
export interface ChromiumInstall {
  readonly executable: string;
  readonly environment: Readonly<Record<string, string>>;
}

// The package unpacks its own NSS only where it believes to run on this system.
const RUNTIME = 'AWS_Lambda_nodejs22.x';
const UNPACK = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";

/**
 * The package's own list of fonts names folders at fixed places, where nothing stands on a new machine; and without one
 * font of the system Chromium draws no letter, not even of a face that the page brings. Ours names the folder beside it.
 */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

let ready: Promise<ChromiumInstall> | undefined;

/** Where Chromium stands ready: CHROMIUM_DIR in the cloud's image, else a folder that outlives the process. */
const home = (): string =>
  process.env.CHROMIUM_DIR ?? join(tmpdir(), `handout-chromium-${version()}-with-fonts`);

function version(): string {
  const found = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest: unknown = createRequire(found)('../package.json');
  return (manifest as { version: string }).version;
}

/** Unpacks Chromium where nobody has; overlapping calls share one unpacking. */
export function chromiumInstall(): Promise<ChromiumInstall> {
  ready ??= install(home()).catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

async function install(folder: string): Promise<ChromiumInstall> {
  // Where our own build cannot run, a person's own Chrome does.
  if (process.env.CHROME_PATH) return { executable: process.env.CHROME_PATH, environment: {} };
  if (!existsSync(folder)) await unpackInto(folder);
  const environment = {
    LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    FONTCONFIG_PATH: join(folder, 'fonts'),
  };
  return { executable: join(folder, 'chromium'), environment };
}

/** Into a folder of its own, then by one rename: nobody ever runs a half-written binary. */
async function unpackInto(folder: string): Promise<void> {
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    const env = { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: RUNTIME };
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', UNPACK], {
      env,
      cwd: import.meta.dirname,
    });
    await writeFile(join(unfinished, 'fonts', 'fonts.conf'), FONTS);
    await rename(unfinished, folder);
  } catch (error) {
    // Another process may have been first.
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
