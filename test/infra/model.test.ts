import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAX_ITEM_BYTES } from '#functions/adapters/dynamo/bodies.ts';
import { PREMIUM_TIMES, QUOTAS } from '#functions/domain/access/quotas.ts';
import { getRenderQuota, RENDER_QUOTA } from '#functions/domain/access/render-quota.ts';
import { createNextVersion, MAX_RECEIPTS } from '#functions/domain/documents/revisions.ts';
import { IMAGE_QUOTA } from '#functions/domain/images/images.ts';
import { LEAST_SECONDS } from '#functions/domain/publishing/meter-renderer.ts';
import { computeFileBackups, computeTableBackups } from '#infra/model/backup-costs.ts';
import { CHANGES, listSavings, toFound, toFoundUsage } from '#infra/model/changes.ts';
import { computeCosts, omitBackups, sum } from '#infra/model/costs.ts';
import { readDeployment } from '#infra/model/deployment.ts';
import { computeWorstAccount } from '#infra/model/one-account.ts';
import { writePage } from '#infra/model/page.ts';
import { PRODUCTION } from '#infra/model/production.ts';
import { simulateHour } from '#infra/model/render-queue.ts';
import { readUsage } from '#infra/model/usage.ts';
import { createFinder } from '#infra/synthesis/find-resources.ts';
import { synthesiseTemplates } from '#infra/synthesis/templates.ts';
import { aFolder } from '../support/a-folder.ts';
import { aWorksheet } from '../support/builders.ts';

const deployment = readDeployment(createFinder(synthesiseTemplates(aFolder())), MAX_RECEIPTS);
const usage = readUsage();
const account = {
  ...QUOTAS,
  renders: RENDER_QUOTA,
  leastSeconds: LEAST_SECONDS,
  largestBody: MAX_ITEM_BYTES,
  pictures: IMAGE_QUOTA,
};
const TEACHERS = 1000;

test('the page about scale and cost is what the model writes for the templates of today', () => {
  const page = readFileSync(new URL('../../docs/operations/scale.md', import.meta.url), 'utf8');
  expect(page).toBe(writePage(deployment, usage, PRODUCTION, account));
});

test('1,000 active teachers cost at most 15.40 $ a month by list prices, 18.85 $ with backups; the aim is 15 $', () => {
  const costs = computeCosts(deployment, usage, TEACHERS);
  expect(sum(omitBackups(costs))).toBeLessThanOrEqual(15.4);
  expect(sum(costs)).toBeLessThanOrEqual(18.85);
});

test('one free account that reaches every quota costs some 2 $ a month, and without them hundreds', () => {
  expect(sum(computeWorstAccount(deployment, usage, account))).toBeLessThanOrEqual(2);
  const unbounded = {
    ...account,
    saves: { limit: 7 * 72_000, bytes: 7 * 72_000 * 2.3e6 },
    largestBody: 300 * 1024,
  };
  expect(sum(computeWorstAccount(deployment, usage, unbounded))).toBeGreaterThan(500);
});

test('renders that are all too slow, and PDFs that are all large, are within those 2 $, and without their quota 10 $ beyond', () => {
  const { Renders = 0, 'PDFs, new in the month': pdfs = 0 } = computeWorstAccount(deployment, usage, account);
  expect(Renders + pdfs).toBeLessThanOrEqual(0.55);
  // Each of a day's publishes takes its whole time, twice, and has twenty PDFs of 20 MB.
  const { limit } = account.publishes;
  const week = { limit: 7 * limit * 2 * deployment.renderTimeout, bytes: 7 * limit * 20 * 20e6 };
  const unbounded = computeWorstAccount(deployment, usage, { ...account, renders: week });
  expect(sum(unbounded)).toBeGreaterThan(12);
});

test('the canary publishes no more in a day, and prints no longer in a week, than its account may', () => {
  const publishes = (24 * 60) / deployment.canaryMinutes;
  expect(publishes).toBeLessThanOrEqual(PREMIUM_TIMES * QUOTAS.publishes.limit);
  expect(7 * publishes).toBeLessThanOrEqual(QUOTAS.documents.limit);
  expect(7 * publishes * usage.renderSeconds).toBeLessThanOrEqual(getRenderQuota(true).limit);
});

test('a table is paid for each backup that is kept, a bucket once in each place', () => {
  const stored = { tableGigabytes: 10, pictureGigabytes: 10, pictureFiles: 0 };
  // 35 and 35 recovery points of 10 GB at 0.10 $, and 30.4 of them sent at 0.02 $.
  expect(computeTableBackups({ every: 1, kept: 35, copyKept: 35 }, stored)).toBeCloseTo(76.08, 2);
  // Five copies, three sevenths of one here, and 4.34 sent.
  expect(computeTableBackups({ every: 7, kept: 3, copyKept: 35 }, stored)).toBeCloseTo(6.3, 2);
  expect(computeFileBackups({ every: 1, kept: 35, copyKept: 35 }, stored)).toBeCloseTo(1.2, 2);
});

test('the model computes for the deployment of before what a review computed by hand: 28.7 $, within a twentieth', () => {
  const found = sum(omitBackups(computeCosts(toFound(deployment), toFoundUsage(usage), TEACHERS)));
  expect(Math.abs(found - 28.7)).toBeLessThan(28.7 / 20);
});

test('every change, switched off, makes the month dearer', () => {
  const savings = listSavings(deployment, usage, TEACHERS);
  expect(savings).toHaveLength(CHANGES.length);
  expect(savings.filter(({ dollars }) => dollars < 0.05)).toEqual([]);
});

/** Counts the bytes of a map in a DynamoDB item: names, values, and what AWS adds for the map and each of its fields. */
const countMapBytes = (map: Readonly<Record<string, unknown>>): number =>
  Object.entries(map).reduce(
    (bytes, [name, value]) =>
      bytes + name.length + (typeof value === 'number' ? 2 : String(value).length) + 1,
    3,
  );

test('a receipt has the bytes that the model computes with', async () => {
  const before = { id: 'one', owner: 'ann', version: 41, receipts: [] };
  const { head } = await createNextVersion(before, crypto.randomUUID(), aWorksheet(), new Date());
  const [receipt] = head.receipts;
  expect(Math.abs(countMapBytes(receipt ?? {}) - deployment.receiptBytes)).toBeLessThan(5);
});

test('the limits that the model plays are those of production', () => {
  const app = readFileSync(new URL('../../bin/app.ts', import.meta.url), 'utf8');
  const { renderers, throttle } = PRODUCTION;
  const production = app.slice(app.indexOf("name: 'production'"));
  expect(production).toContain(`renderers: ${renderers},`);
  expect(production).toContain(`throttle: { rate: ${throttle.rate}, burst: ${throttle.burst} }`);
});

test('nobody waits while a renderer is free, and beyond what they can do publishes wait longer and longer', () => {
  const hour = { renderers: 10, renderSeconds: 4, renderTimeout: 120 };
  expect(simulateHour({ ...hour, publishes: 10 })).toMatchObject({ p50: 0, p95: 0, sentAgain: 0 });
  const busy = simulateHour({ ...hour, publishes: 8_000 });
  const over = simulateHour({ ...hour, publishes: 18_000 });
  expect(busy.p95).toBeLessThan(30);
  // Twice what ten renderers make in an hour: half of it waits for another hour.
  expect(over.p99).toBeGreaterThan(3_000);
  expect(over.busiest).toBe(10);
  expect(over.sentAgain).toBeGreaterThan(10_000);
});
