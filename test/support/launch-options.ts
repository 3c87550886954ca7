import type { LaunchOptions } from 'playwright-core';
import { installChromium } from '#functions/adapters/chromium/binary.ts';
import { hasSharedMemory } from '#functions/adapters/chromium/profile.ts';

/** Returns how the tests start the Chromium that prints, with more arguments than it needs where they are given. */
export async function getLaunchOptions(...more: string[]): Promise<LaunchOptions> {
  const { executable, environment } = await installChromium();
  return {
    executablePath: executable,
    args: ['--headless=shell', '--no-sandbox', '--no-zygote', '--disable-gpu', ...more],
    // On a disk, each picture that a page hands on is written as a file: a third of the time went there.
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    env: { ...environment, HOME: '/tmp' },
  };
}
