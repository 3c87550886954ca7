import { afterAll, beforeAll } from 'vitest';
import { aBrowser, type Person, type TestBrowser } from './browser.ts';
import { EditorDriver } from './editor-driver.ts';
import { explainFailures } from './explain-failure.ts';
import { aProduct, type Product } from './product.ts';
import { sharedTest } from './shared-product.ts';
import { skipOnboarding } from './skip-onboarding.ts';

export { goToStored, listStoredDrafts, openNext, openStored, storeDraft } from './stored-drafts.ts';

/** A newcomer is asked who they are before their first publish; anybody else was asked before. */
export type Screen = NonNullable<Parameters<TestBrowser['person']>[0]> & { newcomer?: boolean };

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
  explainFailures(() => people.map(({ page }) => page));
  afterAll(() => Promise.all(people.map(({ context }) => context.close())));
  return {
    get product() {
      return getRunning().product;
    },
    async visitor(screen = {}) {
      const { browser, product } = getRunning();
      const { newcomer = false, ...options } = screen;
      // A test opens few of the hundred files that the editor would fetch ahead, which took a fifth of its time.
      const person = await browser.person({ fetchesAhead: options.keepsSite ?? false, ...options });
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
