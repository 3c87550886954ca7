import type { Settings } from '#infra/config/settings.ts';
import { listSavings, toFound, toFoundUsage } from './changes.ts';
import { computeCosts, computeStanding, computeUserPool, omitBackups, sum } from './costs.ts';
import type { Deployment } from './deployment.ts';
import {
  type AccountLimits,
  computeLaterContents,
  computeSlowestRenders,
  computeWorstAccount,
} from './one-account.ts';
import { CONFIRMED, PRICED_ON, PRICES } from './prices.ts';
import { computePeak, SCALES } from './scales.ts';
import { deriveTraffic } from './traffic.ts';
import { USAGE, type Usage } from './usage.ts';

const TEACHERS = 1000;

type Row = readonly (string | number)[];
const toLine = (cells: Row) => `| ${cells.join(' | ')} |`;
const toTable = (head: readonly string[], rows: readonly Row[]): string =>
  [toLine(head), toLine(head.map(() => '---')), ...rows.map(toLine)].join('\n');
const dollars = (amount: number): string => amount.toFixed(2);
const whole = (amount: number): string => Math.round(amount).toLocaleString('en-US');
/** Two digits that count: 0.012, 3.4, 210. */
const rounded = (amount: number): string =>
  amount >= 100 ? whole(amount) : String(Number(amount.toPrecision(2)));

/** Writes the page of the model in Markdown. */
export function writePage(
  deployment: Deployment,
  usage: Usage,
  limits: Pick<Settings, 'renderers' | 'throttle'>,
  account: AccountLimits,
) {
  return `${[
    HEAD,
    '## 1,000 active teachers a month',
    tabulateCosts(deployment, usage),
    '## What each change saves',
    `In dollars a month for 1,000 active teachers: the month without that one change, less the month with all.`,
    tabulateSavings(deployment, usage),
    '## Four sizes',
    tabulateScales(deployment, usage),
    '## What one account can cost at most',
    tabulateAccount(deployment, usage, account),
    '## The busiest hour of August',
    PEAK,
    tabulatePeaks(deployment, usage, limits),
    '## Prices',
    'A price without a place where it was confirmed is from a review and from memory.',
    toTable(
      ['price', '$', 'confirmed by'],
      Object.entries(PRICES).map(([name, price]) => [
        name,
        price,
        CONFIRMED[name as keyof typeof PRICES] ?? '–',
      ]),
    ),
    '## Assumptions',
    toTable(
      ['what', 'value', 'source'],
      Object.entries(USAGE).map(([name, { value, source }]) => [name, value, source]),
    ),
  ].join('\n\n')}\n`;
}

const HEAD = `# Scale and cost

Written by \`npm run model -- --write\`, never by hand; a test compares it with the model in \`infra/model\`. Prices are the
list prices of AWS in us-east-1, written down on ${PRICED_ON}, before free tiers and discounts; below stands which were
confirmed. Memory, log classes, plans, traces and alarms are read from the synthesised templates, receipts and times from the product.`;

const PEAK = `Publishes come at random within the hour, and each takes the renderer that is free first. A quota that is used by more than
1 is hit; ask for more before a stage grows to that size (\`renderers\` and \`throttle\` stand in \`bin/app.ts\`).`;

function tabulateCosts(deployment: Deployment, usage: Usage): string {
  const found = computeCosts(toFound(deployment), toFoundUsage(usage), TEACHERS);
  const counted = computeCosts(toFound(deployment), usage, TEACHERS);
  const now = computeCosts(deployment, usage, TEACHERS);
  const rows = Object.keys(now).map((name) => [
    name,
    ...[found, counted, now].map((costs) => dollars(costs[name] ?? 0)),
  ]);
  const pools = [toFound(deployment), toFound(deployment), deployment].map((one) =>
    dollars(computeUserPool(one, TEACHERS)),
  );
  const standing = computeStanding(deployment, usage);
  return [
    toTable(
      ['service', 'as a review found it', 'the same, visits weighed', 'now'],
      [
        ...rows,
        ['**sum**', ...[found, counted, now].map((costs) => `**${dollars(sum(costs))}**`)],
        ['Cognito, by the head', ...pools],
      ],
    ),
    `The review of 2026-11-23 computed 28.70 $. Its visit had 0.7 MB, all scripts of the page, and 14 of the 77 files; the second
column counts the bytes of those files alone. That review left out backups: ${dollars(sum(omitBackups(found)))} $ without them.

The aim is 15 $ for what the review counted: that is ${dollars(sum(omitBackups(now)))} $ now. With backups it is ${dollars(sum(now))} $. Storage is that of one
month's new files; each further month of pictures adds as much again.

A stage costs ${dollars(sum(standing))} $ a month without anybody in it:
${Object.entries(standing)
  .map(([name, amount]) => `${name} ${dollars(amount)}`)
  .join(', ')}.`,
  ].join('\n\n');
}

const tabulateSavings = (deployment: Deployment, usage: Usage): string =>
  toTable(
    ['change', '$ a month'],
    listSavings(deployment, usage, TEACHERS).map(({ what, dollars: saved }) => [what, dollars(saved)]),
  );

function tabulateScales(deployment: Deployment, usage: Usage): string {
  const rows = SCALES.map(({ name, teachers }) => {
    const { apiCalls, siteFiles, userFiles, keptReplies, tableGigabytes, fileGigabytes, renders } =
      deriveTraffic(deployment, usage);
    const requests = apiCalls + siteFiles + userFiles + keptReplies;
    const costs =
      sum(computeCosts(deployment, usage, teachers)) +
      computeUserPool(deployment, teachers) +
      sum(computeStanding(deployment, usage));
    return [
      name,
      whole(teachers),
      whole(requests * teachers),
      whole(renders * teachers),
      rounded((tableGigabytes + fileGigabytes) * teachers),
      whole(costs),
    ];
  });
  return toTable(
    ['size', 'teachers', 'requests a month', 'publishes a month', 'new GB a month', '$ a month'],
    rows,
  );
}

function tabulateAccount(deployment: Deployment, usage: Usage, account: AccountLimits): string {
  const costs = computeWorstAccount(deployment, usage, account);
  const later = computeLaterContents(deployment, account);
  const { saves, documents, publishes, renders, uploads, completions, keeps } = account;
  const megabytes = (bytes: number) => `${whole(bytes / 1e6)} MB`;
  return [
    `A free account that reaches every quota, in each week and day of a month. A week: ${whole(saves.limit)} saves of ${megabytes(saves.bytes)}, ${whole(documents.limit)} new
documents of ${megabytes(documents.bytes)}, PDFs that take ${renders.limit / 60} minutes and have ${megabytes(renders.bytes)}, ${whole(uploads.limit)} uploads of ${megabytes(uploads.bytes)}, ${whole(completions.limit)} checks of
pictures, ${whole(keeps.limit)} changes of the bank of ${megabytes(keeps.bytes)}. A day: ${whole(publishes.limit)} publishes of ${megabytes(publishes.bytes)}. The aim is 2 $. Requests that store nothing
and print nothing are counted by network alone, by the firewall.`,
    toTable(
      ['service', '$ a month'],
      [
        ...Object.entries(costs).map(([name, cost]) => [name, dollars(cost)]),
        ['**sum**', `**${dollars(sum(costs))}**`],
      ],
    ),
    `Each further month adds ${dollars(later.ofDocuments)} $ for the contents of what is new or published until it is erased, and ${dollars(later.ofPdfs)} $ for its
PDFs. Other versions are thinned out and end after 90 days, so that all of an account never cost more than ${dollars(later.ofVersions)} $ a month; those
of one document that is saved all day go after a week, but for the last of each day.

Where every one were too slow, took its whole ${deployment.renderTimeout} seconds and was tried once more, they would cost ${dollars(computeSlowestRenders(deployment, account))} $ without that. Why so:
\`docs/decisions/2026-11-30-renders-are-counted.md\`.`,
  ].join('\n\n');
}

function tabulatePeaks(
  deployment: Deployment,
  usage: Usage,
  limits: Pick<Settings, 'renderers' | 'throttle'>,
): string {
  const peaks = SCALES.map(({ name, teachers }) => ({
    name,
    ...computePeak(deployment, usage, limits, teachers),
  }));
  const [first] = peaks;
  const rows: Row[] = [
    ['publishes in the hour', ...peaks.map(({ publishes }) => whole(publishes))],
    ['seconds of waiting, half of them', ...peaks.map(({ waiting }) => rounded(waiting.p50))],
    ['95 of 100', ...peaks.map(({ waiting }) => rounded(waiting.p95))],
    ['99 of 100', ...peaks.map(({ waiting }) => rounded(waiting.p99))],
    ['renderers busy at once', ...peaks.map(({ waiting }) => waiting.busiest)],
    ['sent again by the sweeper', ...peaks.map(({ waiting }) => whole(waiting.sentAgain))],
    ...(first?.quotas ?? []).map(({ name, limit }, index) => [
      `${name}: ${whole(limit)}`,
      ...peaks.map(({ quotas }) => rounded((quotas[index]?.used ?? 0) / limit)),
    ]),
  ];
  return toTable(['', ...peaks.map(({ name }) => name)], rows);
}
