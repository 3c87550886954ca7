import { computeCosts, computeStanding, computeUserPool, sum } from './costs.ts';
import type { Deployment } from './deployment.ts';
import type { Usage } from './usage.ts';

/** What was changed to make a month cheaper, with the value that it had before. */
interface Change {
  readonly what: string;
  readonly before: Partial<Deployment>;
}

export const CHANGES: readonly Change[] = [
  {
    what: 'Modules that the same pages need share a file',
    before: { pageFiles: 77, editorFiles: 116 },
  },
  { what: 'No function at the edge runs for a hashed file', before: { assetFunction: true } },
  { what: 'The edge keeps replies that are the same for everybody', before: { sharedReplies: false } },
  { what: 'A head keeps 6 receipts, not 20', before: { receipts: 20 } },
  { what: 'A receipt holds the hash of a save once, not twice', before: { receiptBytes: 230 } },
  { what: 'Only what sends an event is traced, not each call', before: { callsTraced: true } },
  { what: 'Lambda notes no line for each start and end of a call', before: { callsLogged: true } },
  { what: 'The log of accesses is of the cheaper class', before: { accessLogClass: 'STANDARD' } },
  { what: 'Handlers start in half the time', before: { coldMs: 450 } },
  { what: 'Only a route with an alarm has metrics of its own (of a stage)', before: { measuredRoutes: 54 } },
  { what: 'The user pool is on the plan Lite', before: { userPlan: 'ESSENTIALS' } },
  {
    what: 'Backups are weekly, and 35 days are kept of their copies alone',
    before: { backups: { every: 1, kept: 35, copyKept: 35 } },
  },
];

/** The deployment and the usage as a review found them on 2026-11-23; it computed 28.7 $ for 1,000 active teachers. */
export const toFound = (deployment: Deployment): Deployment =>
  Object.assign({ ...deployment }, ...CHANGES.map(({ before }) => before));

/** A visit of 0.7 MB, as that review took it: all scripts of the page, although it counted 14 files of 77. */
export const FOUND_VISIT_KILOBYTES = 700;
export const toFoundUsage = (usage: Usage): Usage => ({
  ...usage,
  pageKilobytes: (FOUND_VISIT_KILOBYTES - usage.pdfKilobytes) / usage.coldShare,
  editorKilobytes: 0,
});

/** Computes what each change saves in dollars a month: the month with all of them but one, less the month with all. */
export function listSavings(
  deployment: Deployment,
  usage: Usage,
  teachers: number,
): { what: string; dollars: number }[] {
  const total = (one: Deployment) =>
    sum(computeCosts(one, usage, teachers)) +
    computeUserPool(one, teachers) +
    sum(computeStanding(one, usage));
  return CHANGES.map(({ what, before }) => ({
    what,
    dollars: total({ ...deployment, ...before }) - total(deployment),
  }));
}
