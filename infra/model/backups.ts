import type { FindResources } from '#infra/synthesis/find-resources.ts';

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
