import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { unpackBinary } from './packed-binary.ts';

/** An installed Chromium, with the folders of its libraries and fonts. */
export interface ChromiumInstall {
  readonly executable: string;
  readonly environment: Readonly<Record<string, string>>;
}

// The package unpacks its NSS libraries only when it believes to run on this system.
const RUNTIME = 'AWS_Lambda_nodejs22.x';
/** Beside this file: as source, or in the bundle of a command. */
const UNPACK = new URL(
  import.meta.url.includes('.ts') ? './unpack-chromium.ts' : './unpack-chromium.mjs',
  import.meta.url,
);

/**
 * A font configuration for the folder beside it. The package's own one names fixed folders, and without any
 * system font Chromium draws no letters at all, not even of web fonts.
 */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

let ready: Promise<ChromiumInstall> | undefined;

/** Returns the folder of the unpacked Chromium of this machine, which outlives the process. */
const getInstallFolder = (): string => join(tmpdir(), `handout-chromium-${version()}-with-fonts`);

function version(): string {
  const found = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest: unknown = createRequire(found)('../package.json');
  return (manifest as { version: string }).version;
}

/**
 * Unpacks Chromium unless it is there; overlapping calls share one unpacking. CHROMIUM_DIR is a folder of a function's
 * package, in which the binary alone is packed.
 */
export function installChromium(): Promise<ChromiumInstall> {
  ready ??= install().catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

async function install(): Promise<ChromiumInstall> {
  const { CHROME_PATH, CHROMIUM_DIR } = process.env;
  // CHROME_PATH names an installed Chrome for systems on which our build does not run.
  if (CHROME_PATH) return { executable: CHROME_PATH, environment: {} };
  if (CHROMIUM_DIR)
    return {
      executable: await unpackBinary(join(CHROMIUM_DIR, PACKED)),
      environment: toEnvironment(CHROMIUM_DIR),
    };
  const folder = getInstallFolder();
  if (!existsSync(folder)) await unpackInto(folder);
  return { executable: join(folder, 'chromium'), environment: toEnvironment(folder) };
}

/** The folder of the packed binary in CHROMIUM_DIR. */
const PACKED = 'packed';

/** Returns where Chromium finds its libraries and fonts. */
const toEnvironment = (folder: string) => ({
  LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
  FONTCONFIG_PATH: join(folder, 'fonts'),
});

/** Unpacks into a temporary folder and renames it, so that nobody runs a half-written binary. */
async function unpackInto(folder: string): Promise<void> {
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    // The package reads its environment, which a thread has for itself.
    const env = { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: RUNTIME };
    await once(new Worker(UNPACK, { env }), 'exit');
    await writeFile(join(unfinished, 'fonts', 'fonts.conf'), FONTS);
    await rename(unfinished, folder);
  } catch (error) {
    // Another process may have unpacked it first.
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
