import { afterAll, beforeAll } from 'vitest';
import type { HandoutDocument } from '#shared/document/document.ts';
import { aBrowser, type Person, type TestBrowser } from './browser.ts';
import { EditorDriver } from './editor-driver.ts';
import { aProduct, type Product } from './product.ts';
import { sharedTest } from './shared-product.ts';

/** A newcomer is asked who they are before their first publish; anybody else was asked before. */
type Screen = NonNullable<Parameters<TestBrowser['person']>[0]> & { newcomer?: boolean };

export interface Journey {
  /** The running product. */
  readonly product: Product;
  /** Somebody with a browser of their own, at no address yet. */
  visitor(screen?: Screen): Promise<Visitor>;
}

export interface Visitor extends Person {
  readonly editor: EditorDriver;
}

interface Options {
  /** Starts a product for this file alone, with these variables; else the files of a worker share one. */
  readonly ownProduct?: NodeJS.ProcessEnv;
}

/** Gives the tests of one file a running product, and people who use it. */
export function aJourney({ ownProduct }: Options = {}): Journey {
  let running: { product: Product; browser: TestBrowser } | undefined;
  const people: Person[] = [];
  const getRunning = () => {
    if (!running) throw new Error('The product runs from the first test on');
    return running;
  };
  if (ownProduct) startOwn(ownProduct, (started) => (running = started));
  else
    sharedTest.beforeAll(({ product, browser }) => {
      running = { product, browser };
    });
  afterAll(() => Promise.all(people.map(({ context }) => context.close())));
  return {
    get product() {
      return getRunning().product;
    },
    async visitor(screen = {}) {
      const { browser, product } = getRunning();
      const { newcomer = false, ...size } = screen;
      const person = await browser.person(size);
      people.push(person);
      if (!newcomer) await person.context.addInitScript(skipOnboarding);
      return { ...person, editor: new EditorDriver(person.page, product) };
    },
  };
}

function startOwn(
  environment: NodeJS.ProcessEnv,
  take: (started: { product: Product; browser: TestBrowser }) => void,
): void {
  let stop: () => Promise<unknown> = async () => undefined;
  beforeAll(async () => {
    const [product, browser] = await Promise.all([aProduct(environment), aBrowser()]);
    stop = () => browser.close().then(() => product.stop());
    take({ product, browser });
  });
  afterAll(() => stop());
}

/** Runs in the page: whoever signs in there has been asked already who they are. */
function skipOnboarding(): void {
  const { fetch } = window;
  window.fetch = async (...request) => {
    const answer = await fetch(...request);
    if (!answer.ok || !/\/api\/session\/(confirm|log-in|refresh)$/.test(String(request[0]))) return answer;
    const session = await answer.json();
    return Response.json({ ...session, user: { ...session.user, onboarded: true } });
  };
}

/** Puts a document among what a person's device keeps, as if they had written it, and opens it. */
export async function openStored(editor: EditorDriver, document: HandoutDocument, key = 'draft-kept') {
  await goToStored(editor, document, key);
  await editor.paper.waitFor();
}

/** The same, whether or not any paper shows there. */
export async function goToStored({ page, product }: EditorDriver, document: HandoutDocument, key: string) {
  await page.goto(`${product.url}/favicon.svg`);
  await page.evaluate(storeDraft, {
    key,
    kind: document.entity_type,
    document,
    base: null,
    changed_at: Date.now(),
  });
  await page.goto(`${product.url}/new/${document.entity_type}?draft=${key}`);
}

/** Runs in the page: puts a draft among what the device keeps, where nobody has worked yet. */
export function storeDraft(draft: { key: string }): Promise<void> {
  localStorage.removeItem(`place/${draft.key}`);
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('handout', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('drafts', { keyPath: 'key' });
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('drafts', 'readwrite');
      writing.objectStore('drafts').put(draft);
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

/** What the device keeps. */
export const listStoredDrafts = ({ page }: EditorDriver): Promise<{ document: unknown }[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('handout', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
  );
