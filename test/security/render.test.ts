import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FORBIDDEN_ARGUMENTS } from '#functions/adapters/chromium/arguments.ts';
import { PrintBundle } from '#functions/adapters/chromium/bundle.ts';
import { openDrivenPrintPage, startDrivenBrowser } from '../support/driven-print-page.ts';

const BUNDLE = new URL('../../dist/print', import.meta.url).pathname;

describe('the browser that prints', () => {
  let browser: Browser;
  let pid: number;
  let page: Page;
  let listener: Server;
  let asked: string[];

  beforeAll(async () => {
    asked = [];
    listener = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end('reached');
    }).listen(0, '127.0.0.1');
    ({ browser, pid } = await startDrivenBrowser());
    page = await openDrivenPrintPage(browser, await PrintBundle.open(BUNDLE));
  });
  afterAll(async () => {
    await browser?.close();
    listener?.close();
  });

  const ofProcess = async (what: 'cmdline' | 'environ') => {
    const text = await readFile(`/proc/${pid}/${what}`, 'utf8');
    return text.split('\0').filter(Boolean);
  };

  test('runs without any switch that weakens the web', async () => {
    const running = await ofProcess('cmdline');
    expect(running).toContain('--host-resolver-rules=MAP * ~NOTFOUND');
    expect(running).toContain('--proxy-bypass-list=<-loopback>');
    for (const forbidden of FORBIDDEN_ARGUMENTS) expect(running).not.toContain(forbidden);
  });

  test('is told nothing of the process around it', async () => {
    const names = (await ofProcess('environ')).map((pair) => pair.split('=')[0]);
    const allowed = ['LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME', 'TMPDIR'];
    expect(names.filter((name) => !allowed.includes(name ?? ''))).toEqual([]);
  });

  /** What a page could try, each as an element that loads by itself or as a call. */
  const address = () => `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const tries: readonly [string, (target: string) => string][] = [
    ['a picture', (target) => `<img src="${target}/img">`],
    ['a frame', (target) => `<iframe src="${target}/frame"></iframe>`],
    ['an object', (target) => `<object data="${target}/object"></object>`],
    ['a style sheet', (target) => `<link rel="stylesheet" href="${target}/css">`],
    ['an imported style', (target) => `<style>@import url("${target}/import");</style>`],
    ['a background', (target) => `<div style="background:url(${target}/background);height:9px"></div>`],
    [
      'a video poster',
      (target) => `<video poster="${target}/poster" src="${target}/video" autoplay></video>`,
    ],
    [
      'a drawing that loads another',
      (target) => `<svg><image href="${target}/svg"/><use href="${target}/use#a"/></svg>`,
    ],
    [
      'a font',
      (target) =>
        `<style>@font-face{font-family:x;src:url(${target}/font)}</style><p style="font-family:x">x</p>`,
    ],
    [
      'a prefetch',
      (target) => `<link rel="prefetch" href="${target}/prefetch"><link rel="preconnect" href="${target}">`,
    ],
    ['a refresh', (target) => `<meta http-equiv="refresh" content="0;url=${target}/refresh">`],
    ['a form', (target) => `<form action="${target}/form"></form>`],
  ];

  test.each(tries)('%s from the network or from the disk never arrives', async (_, element) => {
    const html = `${element(address())}${element('file:///etc')}`;
    await page.evaluate((source) => {
      document.body.innerHTML = source;
      for (const form of document.forms) form.submit();
    }, html);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(asked).toEqual([]);
    expect(new URL(page.url()).origin).toBe('http://print.invalid');
    expect(await page.evaluate(() => document.body.textContent)).not.toMatch(/root:|reached/);
  });

  test('scripts reach nothing either', async () => {
    const failed = await page.evaluate(async (target) => {
      const attempts = [
        fetch(`${target}/fetch`),
        fetch('file:///etc/passwd'),
        fetch('http://169.254.169.254/latest'),
      ];
      const ends = await Promise.allSettled(attempts);
      const socket = await new Promise((resolve) => {
        try {
          const line = new WebSocket(target.replace('http', 'ws'));
          line.onerror = () => resolve('refused');
          line.onopen = () => resolve('open');
        } catch {
          resolve('refused');
        }
      });
      return { ends: ends.map(({ status }) => status), socket };
    }, address());
    expect(failed).toEqual({ ends: ['rejected', 'rejected', 'rejected'], socket: 'refused' });
    expect(asked).toEqual([]);
  });

  test('a script written into the page does not run', async () => {
    await page.evaluate(() => {
      document.body.innerHTML =
        '<img src=x onerror="document.title=\'ran\'"><script>document.title="ran"</script>';
    });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(await page.title()).not.toBe('ran');
  });
});
