import type { FindResources } from '#infra/synthesis/find-resources.ts';
import { PRICES } from './prices.ts';
import type { Traffic } from './traffic.ts';

/** How often everything is backed up, and for how long it is kept here and in the other account and region. In days. */
export interface Backups {
  readonly every: number;
  readonly kept: number;
  readonly copyKept: number;
}

interface Plan {
  readonly BackupPlan: { readonly BackupPlanRule: readonly Rule[] };
}
interface Rule {
  readonly ScheduleExpression: string;
  readonly Lifecycle: { readonly DeleteAfterDays: number };
  readonly CopyActions: readonly { readonly Lifecycle: { readonly DeleteAfterDays: number } }[];
}

/** Reads the one rule of the one plan, which runs each day or on one day of the week. */
export function readBackups(find: FindResources): Backups {
  const [rule, ...others] = find<Plan>('AWS::Backup::BackupPlan').flatMap(
    ({ Properties }) => Properties.BackupPlan.BackupPlanRule,
  );
  const [copy] = rule?.CopyActions ?? [];
  if (!rule || !copy || others.length > 0) throw new Error('The model reads one rule with one copy');
  return {
    every: readDays(rule.ScheduleExpression),
    kept: rule.Lifecycle.DeleteAfterDays,
    copyKept: copy.Lifecycle.DeleteAfterDays,
  };
}

function readDays(schedule: string): number {
  if (/^cron\(\d+ \d+ \? \* [A-Z]{3} \*\)$/.test(schedule)) return 7;
  if (/^cron\(\d+ \d+ \* \* \? \*\)$/.test(schedule)) return 1;
  throw new Error(`The model knows no backup at ${schedule}`);
}

const DAYS_IN_MONTH = 30.4;

/** A table is kept and sent in full with each backup, and each is paid. */
export function computeTableBackups({ every, kept, copyKept }: Backups, { tableGigabytes }: Stored): number {
  const stored = tableGigabytes * ((kept + copyKept) / every) * PRICES.tableBackupGigabyte;
  return stored + tableGigabytes * (DAYS_IN_MONTH / every) * PRICES.copiedGigabyte;
}

/**
 * A bucket is paid once in each place, for the share of days on which a backup stands, and only what is new is sent. Where no
 * backup is left when the next is made, each object is read again.
 */
export function computeFileBackups(
  { every, kept, copyKept }: Backups,
  { pictureGigabytes, pictureFiles }: Stored,
): number {
  const places = Math.min(1, kept / every) + Math.min(1, copyKept / every);
  const rounds = kept < every ? DAYS_IN_MONTH / every : 1;
  return (
    pictureGigabytes * (places * PRICES.fileBackupGigabyte + PRICES.copiedGigabyte) +
    ((pictureFiles * rounds) / 1e3) * PRICES.fileGets
  );
}

type Stored = Pick<Traffic, 'tableGigabytes' | 'pictureGigabytes' | 'pictureFiles'>;
