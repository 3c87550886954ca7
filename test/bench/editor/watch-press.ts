import type { Page } from 'playwright-core';

interface Watched {
  readonly event: string;
  readonly selector: string;
}

/** Runs in the page: a promise of the milliseconds from the event's own time until the frame with the element is out. */
function watch({ event, selector }: Watched): void {
  const painted = new Promise<number>((resolve) => {
    let since = 0;
    const looking = new MutationObserver(() => {
      if (since === 0 || !document.querySelector(selector)) return;
      looking.disconnect();
      requestAnimationFrame(() => {
        const afterFrame = new MessageChannel();
        afterFrame.port1.onmessage = () => resolve(performance.now() - since);
        afterFrame.port2.postMessage(null);
      });
    });
    looking.observe(document.body, { subtree: true, childList: true });
    const press = ({ timeStamp }: Event) => {
      since = timeStamp;
    };
    window.addEventListener(event, press, { capture: true, once: true });
  });
  Object.assign(window, { painted });
}

/** Watches from now on; what it returns waits for the press and its frame. */
export async function watchPress(
  page: Page,
  event: 'click' | 'keydown',
  selector: string,
): Promise<() => Promise<number>> {
  await page.evaluate(watch, { event, selector });
  return () => page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
}
