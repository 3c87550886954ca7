import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { assertComparable } from '../support/figure.ts';

/** Between two keys, as with quick fingers: the frame of one is out before the next is pressed. */
const REST_MS = 60;

/** What is written, over and over: words, as people write them, and not one that grows without an end. */
const WRITTEN = ' water falls from clouds';

/**
 * Watches from now on how long a key takes: from the event's own time until the frame is out in which
 * `selector` shows another text. Runs in the page.
 */
function watchKeys(selector: string): void {
  const painted: number[] = [];
  Object.assign(window, { painted });
  const target = document.querySelector(selector);
  if (!target) throw new Error(`There is no ${selector}`);
  let pressed = 0;
  window.addEventListener(
    'keydown',
    (event) => {
      pressed = event.timeStamp;
    },
    { capture: true },
  );
  const changed = () => {
    if (pressed === 0) return;
    const since = pressed;
    pressed = 0;
    requestAnimationFrame(() => {
      const afterFrame = new MessageChannel();
      afterFrame.port1.onmessage = () => painted.push(performance.now() - since);
      afterFrame.port2.postMessage(null);
    });
  };
  new MutationObserver(changed).observe(target, { subtree: true, childList: true, characterData: true });
}

const readPainted = (page: Page) => page.evaluate(() => (window as unknown as { painted: number[] }).painted);

/** A page with the caret where it types, and the element that has to show what is typed. */
export class Keys {
  private readonly page: Page;
  private readonly selector: string;
  private typed = '';

  private constructor(page: Page, selector: string) {
    this.page = page;
    this.selector = selector;
  }

  static async on(page: Page, selector: string): Promise<Keys> {
    await page.evaluate(watchKeys, selector);
    return new Keys(page, selector);
  }

  /** Milliseconds from the key to its frame; the key is typed and awaited. */
  async press(): Promise<number> {
    await wait(REST_MS);
    const key = WRITTEN[this.typed.length % WRITTEN.length] ?? 'a';
    this.typed += key;
    await this.page.keyboard.press(key);
    const wanted = this.typed.length;
    await this.page.waitForFunction(
      (count) => (window as unknown as { painted: number[] }).painted.length >= count,
      wanted,
    );
    return (await readPainted(this.page))[wanted - 1] ?? Number.NaN;
  }

  /** Everything that was typed stands there. */
  async check(): Promise<void> {
    const text = await this.page.locator(this.selector).first().textContent();
    // A word that is broken has soft hyphens between its syllables.
    const whole = text?.replaceAll('\u00AD', '');
    assertComparable(whole?.includes(this.typed) === true, `${this.selector} does not show what was typed`);
  }
}
