import { range, retry, Semaphore, TimeoutError, withTimeout } from 'es-toolkit';
import type { BrowserContext } from 'playwright-core';
import type { TestBrowser } from '../browser.ts';
import type { Product } from '../product.ts';
import type { Sheet } from './compare-words.ts';
import type { Fixture } from './fixtures.ts';
import { Preview } from './preview.ts';
import { listSides, type Rendering, type Side } from './print-fixtures.ts';

/** What somebody read of a document in the editor, sheet by sheet. */
interface Read {
  readonly sheets: readonly Sheet[];
}

/** What they saw besides. */
interface Seen extends Read {
  /** What stands on each sheet, as markup. */
  readonly drawings: readonly string[];
  /** How each looks; null where the student's side has the very same on it, and has been looked at. */
  readonly pictures: readonly (Buffer | null)[];
}

/** As many documents are looked at side by side. */
const AT_ONCE = 2;
/** In ms: several times what one sheet takes on a busy machine. A whole document has no limit: it may have a hundred sheets. */
const PATIENCE = 60_000;

/** Every rendering of a document; of the twin in large print, words alone. */
type Visit = Record<Side, Seen> & Record<Exclude<Rendering, Side>, Read>;

/**
 * Looks at documents in the editor: each once, its student's side and its key, and the same in large print. Once in thousands of pictures
 * Chromium draws no more frames of a window and answers nothing; it is left for a new one then, and that is said.
 */
export class Visits {
  private readonly free: Preview[] = [];
  private readonly contexts: BrowserContext[] = [];
  private readonly turns = new Semaphore(AT_ONCE);
  private readonly visits = new Map<string, Promise<Visit>>();

  private readonly browser: TestBrowser;
  private readonly product: Product;

  constructor(browser: TestBrowser, product: Product) {
    this.browser = browser;
    this.product = product;
  }

  /** What all renderings of the document look like; whoever asks again is given the same. */
  of(fixture: Fixture): Promise<Visit> {
    const visit = this.visits.get(fixture.name) ?? this.visit(fixture);
    this.visits.set(fixture.name, visit);
    return visit;
  }

  private async visit(fixture: Fixture): Promise<Visit> {
    await this.turns.acquire();
    try {
      return await retry(() => this.inSomeWindow(fixture), { retries: 2, shouldRetry: isSilence });
    } finally {
      this.turns.release();
    }
  }

  private async inSomeWindow(fixture: Fixture): Promise<Visit> {
    const preview = this.free.pop() ?? (await this.aWindow());
    try {
      const seen = await readPreview(preview, fixture);
      this.free.push(preview);
      return seen;
    } catch (error) {
      if (isSilence(error)) console.warn(`${fixture.name}: Chromium's window did not answer`);
      throw error;
    }
  }

  private async aWindow(): Promise<Preview> {
    const { context, page } = await this.browser.person({ width: 1440, height: 1200, fetchesAhead: false });
    this.contexts.push(context);
    return new Preview(page, this.product);
  }

  /** Closes every window that was opened. */
  async close(): Promise<void> {
    await Promise.all(this.contexts.map((context) => context.close()));
  }
}

/** Throws `TimeoutError` where Chromium answers one question for longer than anybody waits. */
const waitFor = <T>(ask: () => Promise<T>): Promise<T> => withTimeout(ask, PATIENCE);

const isSilence = (error: unknown): boolean => error instanceof TimeoutError;

async function readPreview(preview: Preview, fixture: Fixture): Promise<Visit> {
  await waitFor(() => preview.openNext({ ...fixture.document, large_print: true, show_answer_key: false }));
  const student = await lookAtRendering(preview);
  if (!listSides(fixture).includes('key')) {
    await waitFor(() => preview.showLarge());
    const large = await readRendering(preview);
    return { student, key: student, large, 'large key': large };
  }
  await waitFor(() => preview.showKey());
  const key = await lookAtRendering(preview, student);
  await waitFor(() => preview.showLarge());
  const largeKey = await readRendering(preview);
  await waitFor(() => preview.hideKey());
  return { student, key, large: await readRendering(preview), 'large key': largeKey };
}

async function readRendering(preview: Preview): Promise<Read> {
  const sheets: Sheet[] = [];
  for (const place of range(await waitFor(() => preview.count())))
    sheets.push((await waitFor(() => preview.read(place))).sheet);
  return { sheets };
}

async function lookAtRendering(preview: Preview, student?: Seen): Promise<Seen> {
  const sheets: Sheet[] = [];
  const drawings: string[] = [];
  const pictures: (Buffer | null)[] = [];
  for (const place of range(await waitFor(() => preview.count()))) {
    const { sheet, drawing } = await waitFor(() => preview.read(place));
    sheets.push(sheet);
    drawings.push(drawing);
    pictures.push(drawing === student?.drawings[place] ? null : await waitFor(() => preview.picture(place)));
  }
  return { sheets, drawings, pictures };
}
