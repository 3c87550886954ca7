import { TimeoutError, withTimeout } from 'es-toolkit';
import { RenderTimeout } from '../../errors/render-timeout.ts';
import type { Rendered, Renderer, RenderRequest } from '../../ports/rendering.ts';
import { readMostMemory } from './memory.ts';
import { ANSWER_MS, isResponsive, type Printer, printOn, reopenPage } from './printer.ts';
import { endSession, openSession, type Session } from './session.ts';

/** The limits of a renderer. */
interface Limits {
  /** The time in milliseconds that one rendering may take, with the start of its browser. */
  readonly deadline: number;
  /** The most memory in bytes that all processes of its browser may take. */
  readonly mostMemory: number;
  /** The documents that one page prints. */
  readonly documents: number;
}

const readLimits = (): Limits => ({
  deadline: 50_000,
  mostMemory: readMostMemory(),
  // Chromium keeps what a page was answered, up to 100 MB, because Puppeteer listens. A new page is slow at first.
  documents: 100,
});

export interface ChromiumRenderer extends Renderer {
  /** Starts the browser early, so that the first rendering finds it ready. */
  open(): void;
  /** Closes the browser; a later call starts a new one. */
  close(): Promise<void>;
}

/**
 * Creates a renderer with one Chromium that stays open and renders one document at a time. A failed page is
 * never used again; a dead browser is replaced, and so is a page that has printed its number of documents. A rendering that
 * takes longer than the deadline is abandoned and its browser killed. Throws `RenderTimeout` then, and
 * `UnprintableError` for a document with too many sheets, or one whose browser takes too much memory.
 */
export function createRenderer(limits: Partial<Limits> = {}): ChromiumRenderer {
  return new OneBrowserRenderer({ ...readLimits(), ...limits });
}

class OneBrowserRenderer implements ChromiumRenderer {
  private readonly limits: Limits;
  private session: Session | undefined;
  private printed = 0;
  /** Resolves when the last rendering that was asked for is done. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(limits: Limits) {
    this.limits = limits;
  }

  render(request: RenderRequest): Promise<Rendered> {
    const rendered = this.last.then(() => this.renderNow(request));
    this.last = rendered.then(
      () => this.renewPage(),
      () => undefined,
    );
    return rendered;
  }

  open(): void {
    this.getSession();
  }

  async close(): Promise<void> {
    const ending = this.session;
    this.session = undefined;
    if (ending) await endSession(ending);
  }

  private getSession(): Session {
    this.session ??= openSession((ended) => {
      if (this.session === ended) this.session = undefined;
    });
    return this.session;
  }

  private async renderNow(request: RenderRequest): Promise<Rendered> {
    try {
      return await withTimeout(() => this.printOnLivePrinter(request), this.limits.deadline);
    } catch (error) {
      await this.close();
      throw error instanceof TimeoutError ? new RenderTimeout() : error;
    }
  }

  /** Prints on the open printer, or on a new one when the open one has died while idle. */
  private async printOnLivePrinter(request: RenderRequest): Promise<Rendered> {
    const isNew = this.session === undefined;
    const printer = await this.getSession().printer;
    // The check overlaps with the print, so that a live printer costs no wait.
    const lives = isNew || isResponsive(printer);
    const rendered = this.print(printer, request);
    rendered.catch(() => undefined);
    if (await lives) return rendered;
    await this.close();
    return this.print(await this.getSession().printer, request);
  }

  private print(printer: Printer, request: RenderRequest): Promise<Rendered> {
    return printOn(printer, request, this.limits.mostMemory);
  }

  /** Opens a new page in place of one that has printed its documents, while nobody waits for it. */
  private async renewPage(): Promise<void> {
    this.printed += 1;
    if (this.printed % this.limits.documents > 0 || !this.session) return;
    const renewed = this.session.printer.then(reopenPage);
    this.session.printer = renewed;
    // The next rendering waits for this: a browser that hangs here is replaced, as one that hangs at a rendering is.
    await withTimeout(() => renewed, ANSWER_MS).catch(() => this.close());
  }
}
