import { type KeyInput, launch } from 'puppeteer-core';
import { findFirefox } from '../support/paper/firefox.ts';
import type { Browser, Device, Engine } from './engine.ts';

/** In ms. On a busy machine a finger lifts late, and what Firefox takes for a long press is no click. */
const LONG_PRESS = 600_000;

/** A headless Firefox says that it has neither a mouse nor a finger: 6 is a mouse that hovers, 1 a finger. */
const toPreferences = ({ isTouch }: Device) => {
  const pointer = isTouch ? 1 : 6;
  return {
    'ui.primaryPointerCapabilities': pointer,
    'ui.allPointerCapabilities': pointer,
    'ui.prefersReducedMotion': 1,
    'dom.w3c_touch_events.enabled': isTouch ? 1 : 2,
    'apz.max_tap_time': LONG_PRESS,
    'ui.click_hold_context_menus.delay': LONG_PRESS,
  };
};

/**
 * Over WebDriver BiDi, by the driver that also prints: Playwright's own one asks the Firefox with long support for a command
 * that it does not know.
 */
async function startFirefox(executablePath: string, device: Device): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: toPreferences(device),
  });
  const page = await browser.newPage();
  await page.setViewport({ width: device.width, height: device.height });
  const { keyboard, mouse, touchscreen } = page;
  return {
    open: async (url) => void (await page.goto(url)),
    read: (expression) => page.evaluate(expression),
    press: ({ x, y }) => (device.isTouch ? touchscreen.tap(x, y) : mouse.click(x, y)),
    async drag([from, ...others]) {
      if (!from) return;
      await mouse.move(from.x, from.y);
      await mouse.down();
      for (const { x, y } of others) {
        await mouse.move(x, y);
        // As a hand does, which is slower than a frame.
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      await mouse.up();
    },
    type: (text) => keyboard.type(text),
    async key(...keys) {
      const held = keys.slice(0, -1) as KeyInput[];
      for (const key of held) await keyboard.down(key);
      await keyboard.press(keys.at(-1) as KeyInput);
      for (const key of held.reverse()) await keyboard.up(key);
    },
    close: () => browser.close(),
  };
}

export function findFirefoxBrowser(): Browser {
  const path = findFirefox();
  return {
    name: 'Firefox',
    missing: path ? null : 'no FIREFOX_PATH, and no firefox-esr or firefox on the path',
    start: (device) => startFirefox(path ?? '', device),
  };
}
