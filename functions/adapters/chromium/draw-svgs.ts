import { startBrowser } from './browser.ts';

/** A drawing of our own making, and its size in px. */
export interface Svg {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Dots for each px: 384 an inch. */
const DOTS = 4;

/** Draws drawings into dots, as PNG files in their order, in a browser of their own. */
export async function drawSvgs(drawings: readonly Svg[]): Promise<Uint8Array<ArrayBuffer>[]> {
  if (drawings.length === 0) return [];
  const stop = new AbortController();
  const { driven } = await startBrowser(stop.signal);
  try {
    const page = await driven.newPage();
    const drawn: Uint8Array<ArrayBuffer>[] = [];
    for (const { svg, width, height } of drawings) {
      const size = { width: Math.max(1, Math.ceil(width)), height: Math.max(1, Math.ceil(height)) };
      await page.setViewport({ ...size, deviceScaleFactor: DOTS });
      await page.setContent(`<body style="margin:0">${svg}</body>`);
      drawn.push(new Uint8Array(await page.screenshot({ type: 'png' })));
    }
    return drawn;
  } finally {
    stop.abort();
  }
}
