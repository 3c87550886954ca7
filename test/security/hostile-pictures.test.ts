// @module-tag slow
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSharpPictures } from '#functions/adapters/pictures/sharp-pictures.ts';
import { ApiError } from '#functions/errors/api-error.ts';
import type { CleanPicture } from '#functions/ports/images.ts';
import { type Listening, listen } from '#infra/local/process/listen.ts';
import { aBrowser } from '../support/browser.ts';
import { FORBIDDEN } from '../support/hostile-drawings.ts';
import { CHILD, createHostilePictures, type HostilePicture } from '../support/hostile-pictures.ts';

const { clean } = createSharpPictures();

/** Hears of everything that is asked of it. */
let trap: Listening;
const heard: string[] = [];
let corpus: HostilePicture[];
const results = new Map<HostilePicture, CleanPicture | Error>();
/** The most that the process had while it looked at them, above what it had before, in bytes. */
let peak = 0;

beforeAll(async () => {
  trap = await listen((request, response) => {
    heard.push(request.url ?? '');
    response.end();
  });
  corpus = await createHostilePictures(trap.url);
  const before = process.memoryUsage().rss;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss - before);
  }, 5);
  for (const hostile of corpus)
    results.set(hostile, await clean(hostile, 'scope').catch((error: Error) => error));
  clearInterval(watch);
});
afterAll(() => trap.stop());

const describeOutcome = (hostile: HostilePicture) => {
  const result = results.get(hostile);
  if (!(result instanceof Error)) return 'cleaned';
  return result instanceof ApiError && result.problems[0]?.where === 'image' ? 'refused' : result;
};
const listCleaned = () =>
  [...results].flatMap(([{ name, type }, result]) =>
    result instanceof Error || !result ? [] : [{ name, type, result }],
  );

describe('a hostile picture', () => {
  test('is refused in words about the picture, or made harmless: at least forty of them', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(40);
    expect(corpus.map((one) => [one.name, describeOutcome(one)])).toEqual(
      corpus.map(({ name, ends }) => [name, ends]),
    );
  });

  test('that was made harmless has nothing that runs or leads outside', () => {
    const drawings = listCleaned().filter(({ type }) => type === 'image/svg+xml');
    expect(drawings.length).toBeGreaterThan(30);
    for (const { name, result } of drawings)
      expect([name, FORBIDDEN.exec(Buffer.from(result.body).toString())?.[0]]).toEqual([name, undefined]);
  });

  test('keeps nobody’s name, no script and no archive', () => {
    for (const { name, result } of listCleaned()) {
      const files = Buffer.concat([result.body, result.thumb.body]).toString('latin1');
      // Three letters alone stand in many a picture by chance.
      const found = [CHILD, CHILD.slice(0, 6), '<script', 'PK\x03\x04', '<html'].filter((word) =>
        files.includes(word),
      );
      expect([name, found]).toEqual([name, []]);
    }
  });

  test('made nothing ask for anything, and took no memory that a picture of 25 megapixels would not', () => {
    expect(heard).toEqual([]);
    expect(peak).toBeLessThan(400 * 1024 * 1024);
  });

  test('does nothing in a browser once it is clean, and would have done before', async () => {
    const browser = await aBrowser();
    const pages = [
      {
        path: '/before/',
        drawings: corpus.filter(({ type, ends }) => type === 'image/svg+xml' && ends === 'cleaned'),
      },
      {
        path: '/after/',
        drawings: listCleaned()
          .filter(({ type }) => type === 'image/svg+xml')
          .map(({ result }) => result),
      },
    ];
    // As documents of their own, without any policy: worse than they are ever shown.
    const server = createServer((request, response) => {
      const [, side, index] = (request.url ?? '').split('/');
      const { drawings = [] } = pages.find(({ path }) => path === `/${side}/`) ?? {};
      const drawing = drawings[Number(index)];
      if (index && drawing) response.setHeader('content-type', 'image/svg+xml').end(drawing.body);
      else
        response
          .setHeader('content-type', 'text/html')
          .end(drawings.map((_, at) => `<iframe src="/${side}/${at}"></iframe>`).join(''));
    });
    const site = await listen(server);
    try {
      const { page } = await browser.person();
      heard.length = 0;
      await page.goto(`${site.url}/after/`, { waitUntil: 'networkidle' });
      expect(heard).toEqual([]);
      await page.goto(`${site.url}/before/`, { waitUntil: 'networkidle' });
      expect(new Set(heard).size).toBeGreaterThan(10);
    } finally {
      await browser.close();
      await site.stop();
    }
  });
});
