import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { getLaunchOptions } from './launch-options.ts';
import { PATIENCE_MS } from './patience.ts';

export interface TestBrowser {
  /** A person of their own: cookies and storage of nobody else. */
  person(options?: PersonOptions): Promise<Person>;
  close(): Promise<void>;
}

interface PersonOptions {
  readonly width?: number;
  readonly height?: number;
  readonly scale?: number;
  /** True to keep the site for use without a connection; tests that answer requests themselves must see them all. */
  readonly keepsSite?: boolean;
  /** True on a tablet or a phone: fingers instead of a mouse. */
  readonly isTouch?: boolean;
  /** False for somebody who saves data: the editor fetches its parts when they are opened, and none of them ahead. */
  readonly fetchesAhead?: boolean;
}

export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong in their pages so far: exceptions, refused resources, errors on the console. */
  readonly faults: string[];
}

/**
 * Compiles scripts once and optimises none: a page of a test ends before that pays, and it took a seventh of a journey's
 * processor time.
 */
const QUICKLY_COMPILED = '--js-flags=--max-opt=1';

/** The Chromium that prints, driven as a person would; with more arguments than it needs where they are given. */
export async function aBrowser(...more: string[]): Promise<TestBrowser> {
  const browser = await chromium.launch(await getLaunchOptions(QUICKLY_COMPILED, ...more));
  return {
    async person({
      width = 1366,
      height = 768,
      scale = 1,
      isTouch = false,
      keepsSite = false,
      fetchesAhead = true,
    } = {}) {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: scale,
        hasTouch: isTouch,
        isMobile: isTouch,
        locale: 'en-US',
        reducedMotion: 'reduce',
        acceptDownloads: true,
        serviceWorkers: keepsSite ? 'allow' : 'block',
      });
      if (!fetchesAhead) await context.addInitScript(saveData);
      const faults: string[] = [];
      context.on('page', (page) => watch(page, faults));
      return { context, page: await context.newPage(), faults };
    },
    close: () => browser.close(),
  };
}

/** Runs in the page: as Chromium's own switch would. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

function watch(page: Page, faults: string[]): void {
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
}
