import { execFileSync } from 'node:child_process';
import { type Browser, launch, type Page } from 'puppeteer-core';

/** Where Firefox stands: FIREFOX_PATH names it, else it is looked for on the path; null where there is none. */
export function findFirefox(): string | null {
  if (process.env.FIREFOX_PATH) return process.env.FIREFOX_PATH;
  for (const name of ['firefox-esr', 'firefox'])
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: 'pipe' }).trim();
    } catch {
      // The next name.
    }
  return null;
}

/** Firefox as it is installed, driven over WebDriver BiDi, with a page of its own. */
export async function aFirefox(executablePath: string): Promise<{ browser: Browser; page: Page }> {
  // By its arguments: the driver's own way to size a page needs a newer Firefox than the one with long support.
  const args = ['--width=1440', '--height=1200'];
  const options = { executablePath, args, headless: true, defaultViewport: null };
  const browser = await launch({ browser: 'firefox', ...options });
  const page = await browser.newPage();
  return { browser, page };
}
