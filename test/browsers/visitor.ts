import { waitFor } from '../support/wait-for.ts';
import type { Engine, Point } from './engine.ts';
import { findInPage, type Wanted } from './find-in-page.ts';

/** A person before any browser: they press what they read on the screen, and type. */
export class Visitor {
  readonly engine: Engine;
  readonly site: string;

  constructor(engine: Engine, site: string) {
    this.engine = engine;
    this.site = site;
  }

  open(path: string): Promise<void> {
    return this.engine.open(`${this.site}${path}`);
  }
  /** Waits until an expression is true in the page. */
  async see(expression: string): Promise<void> {
    const read = () => this.engine.read(`!!(${expression})`).catch(() => false);
    await waitFor(async () => {
      if (!(await read())) throw new Error(`Never seen: ${expression}, but ${await this.describe()}`);
    });
  }
  /** What a person would tell who sees something else than was expected. */
  private async describe(): Promise<string> {
    const focus = "(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName)";
    const dialog =
      "(document.querySelector('[role=dialog]') ?? document.querySelector('.side-bar'))?.textContent";
    return String(await this.engine.read(`${focus} + ' has the focus, and it says: ' + ${dialog}`));
  }
  /** Waits until words stand somewhere in an element. */
  seeWords(css: string, words: string): Promise<void> {
    const [selector, text] = [css, words].map((part) => JSON.stringify(part));
    return this.see(
      `[...document.querySelectorAll(${selector})].some((e) => e.textContent.includes(${text}))`,
    );
  }
  has(wanted: Wanted): Promise<boolean> {
    return this.engine.read(`(${findInPage})(${JSON.stringify(wanted)})`).then((found) => found !== null);
  }
  /** Waits until something is in sight, stands still and can be pressed, and returns its middle. */
  async find(wanted: Wanted): Promise<Point> {
    let before = '';
    return waitFor(async () => {
      const found = (await this.engine.read(`(${findInPage})(${JSON.stringify(wanted)})`)) as Point | null;
      const isStill = found !== null && JSON.stringify(found) === before;
      before = JSON.stringify(found);
      if (!isStill) throw new Error(`Never found: ${JSON.stringify(wanted)}, but ${await this.describe()}`);
      return found;
    }, 250);
  }
  async press(wanted: Wanted): Promise<void> {
    await this.engine.press(await this.find(wanted));
  }
  /** Replaces what stands in a field. */
  async write(wanted: Wanted, text: string): Promise<void> {
    await this.press(wanted);
    await this.engine.key('Control', 'a');
    await this.engine.type(text);
  }
}
