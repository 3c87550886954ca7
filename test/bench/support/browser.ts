import { type Browser, chromium } from 'playwright-core';
import { installChromium } from '#functions/adapters/chromium/binary.ts';

/**
 * Chromium as a person has it open, but for one thing: a frame is drawn when there is something to draw,
 * not at the next sixtieth of a second, so that what is measured is work and not waiting.
 */
export async function launchBenchBrowser(): Promise<Browser> {
  const { executable, environment } = await installChromium();
  return chromium.launch({
    executablePath: executable,
    args: [
      '--headless=shell',
      '--no-sandbox',
      '--no-zygote',
      '--disable-gpu',
      '--disable-frame-rate-limit',
      '--disable-gpu-vsync',
    ],
    env: { ...environment, HOME: '/tmp' },
  });
}

/** As wide and high as a school's laptop. */
export const VIEWPORT = { width: 1366, height: 768 };
