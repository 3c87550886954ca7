import type { Person, TestBrowser } from '../../support/browser.ts';
import { skipOnboarding } from '../../support/skip-onboarding.ts';

/** Somebody whose pages tell what ran in them, and what they asked of whom. */
export interface WatchedPerson extends Person {
  /** The marks of the texts that ran. */
  readonly ran: string[];
  /** Requests to other hosts than the product's. */
  readonly fetched: string[];
}

/** Opens a browser of somebody's own with the hook that every hostile text calls, and counts what leaves `origin`'s host. */
export async function openWatched(browser: TestBrowser, origin: string): Promise<WatchedPerson> {
  const person = await browser.person({ width: 1366, height: 4000 });
  const ran: string[] = [];
  const fetched: string[] = [];
  const { hostname } = new URL(origin);
  await person.context.exposeFunction('ran', (mark: string) => void ran.push(String(mark)));
  await person.context.addInitScript(skipOnboarding);
  person.context.on('request', (request) => {
    const { hostname: asked, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && asked !== hostname) fetched.push(request.url());
  });
  person.page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  return { ...person, ran, fetched };
}
