import { chunk, partition } from 'es-toolkit';
import { ApiError } from '#functions/errors/api-error.ts';
import type { AccountDeletions, Logins, Users } from '#functions/ports/identity.ts';
import type { Member, Plans } from '#functions/ports/plans.ts';
import { NO_PLAN, type PlanRecord } from '#functions/records/plan.ts';
import type { PublishSettings, User } from '#shared/api/models.ts';

/** The rows behind `createUsers` and `createPlans`, by user. */
export interface UserRows {
  readonly profiles: Map<string, Omit<User, 'plan'>>;
  readonly plans: Map<string, PlanRecord>;
  readonly publishSettings: Map<string, PublishSettings>;
}

export const createUserRows = (): UserRows => ({
  profiles: new Map(),
  plans: new Map(),
  publishSettings: new Map(),
});

const DEFAULT_PROFILE: Omit<User, 'id' | 'email' | 'plan'> = {
  name: '',
  occupation: null,
  occupation_other: '',
  request_no_email: true,
  paper: null,
  role: 'user',
  onboarded: false,
  grade_levels: [],
  tracking_off: false,
  letterhead: null,
  flags: { limit_student_fields: false },
};

const isPremium = ({ granted, subscription }: PlanRecord): boolean =>
  granted || (subscription !== null && subscription.status !== 'ended');

/** Profiles in memory. */
export function createUsers(
  { profiles, plans, publishSettings }: UserRows,
  refuseDeleted: RefuseDeleted,
): Users {
  const change = (id: string, changes: Partial<User>) => {
    const before = profiles.get(id);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    if (before) profiles.set(id, { ...before, ...given });
  };
  return {
    async find(id) {
      const profile = profiles.get(id);
      const plan = isPremium(plans.get(id) ?? NO_PLAN) ? 'premium' : 'free';
      return profile && structuredClone({ ...profile, plan } satisfies User);
    },
    async create(account) {
      refuseDeleted(account.id);
      if (!profiles.has(account.id)) profiles.set(account.id, { ...DEFAULT_PROFILE, ...account });
    },
    update: async (id, changes) => change(id, changes as Partial<User>),
    setEmail: async (id, email) => change(id, { email }),
    setRole: async (id, role) => change(id, { role }),
    setFlags: async (id, flags) => change(id, { flags }),
    readPublishSettings: async (id) => structuredClone(publishSettings.get(id) ?? null),
    async savePublishSettings(id, settings) {
      refuseDeleted(id);
      publishSettings.set(id, structuredClone(settings));
    },
  };
}

/** Plans in memory. */
export function createPlans({ profiles, plans }: UserRows): Plans {
  const find = (id: string) => structuredClone(plans.get(id) ?? NO_PLAN);
  return {
    async findMember(id) {
      const profile = profiles.get(id);
      return profile && { role: profile.role, plan: find(id) };
    },
    find: async (id) => find(id),
    async save(id, next) {
      if (find(id).lock_version !== next.lock_version - 1) return false;
      plans.set(id, structuredClone(next));
      return true;
    },
  };
}

/** Returns a function that gives a user a profile, if missing, and this role and plan. */
export const createMemberSetter =
  ({ profiles, plans }: UserRows) =>
  (id: string, { role, plan }: Member): void => {
    const profile = profiles.get(id) ?? { ...DEFAULT_PROFILE, id, email: `${id}@example.org` };
    profiles.set(id, { ...profile, role });
    plans.set(id, plan);
  };

export const aMember = (plan: Partial<Member['plan']> = {}, role: User['role'] = 'user'): Member => ({
  role,
  plan: { ...NO_PLAN, ...plan },
});

/** Logins in memory: each opens the account of the same id unless it was moved. */
export function createLogins(): Logins {
  const accountIds = new Map<string, string>();
  const logins = new Map<string, string>();
  return {
    findAccountId: async (login) => accountIds.get(login) ?? login,
    findLogin: async (accountId) => logins.get(accountId) ?? accountId,
    async move(accountId, login) {
      accountIds.set(login, accountId);
      logins.set(accountId, login);
    },
    // What ended is forgotten a day later, when its last token is over: after any test.
    end: async () => undefined,
  };
}

const PAGE_SIZE = 20;

/** The rows behind `createAccountDeletions`, by user. */
export type DeletionRows = Map<string, { since: string; due: string; wakes: number }>;

/** Throws `session_expired` where the deletion of the account has started, as a condition of a write does. */
export type RefuseDeleted = (userId: string) => void;

export const createRefusal =
  (deletions: DeletionRows): RefuseDeleted =>
  (userId) => {
    if (deletions.has(userId)) throw new ApiError('session_expired');
  };

/** Account deletions in memory; `eraseRows` removes the other rows of a user. */
export function createAccountDeletions(
  deletions: DeletionRows,
  eraseRows: (userId: string) => void,
): AccountDeletions {
  const putLast = new Set<string>();
  const getMark = ({ wakes }: { wakes: number }) => (wakes === 0 ? null : String(wakes));
  return {
    async start(id, now) {
      if (!deletions.has(id)) deletions.set(id, { since: now, due: now, wakes: 0 });
    },
    async find(id) {
      const deletion = deletions.get(id);
      return deletion && { since: deletion.since, mark: getMark(deletion) };
    },
    async *listDue(now) {
      const due = [...deletions].map(([id, { due: since }]) => ({ id, since }));
      const waiting = due
        .filter(({ since }) => since <= now)
        .sort((one, other) => one.since.localeCompare(other.since));
      const [last, first] = partition(waiting, ({ id }) => putLast.has(id));
      for (const page of [...chunk(first, PAGE_SIZE), last]) yield page;
    },
    putLast: async (id) => void putLast.add(id),
    async wake(id, now) {
      const deletion = deletions.get(id);
      if (deletion) deletions.set(id, { ...deletion, due: now, wakes: deletion.wakes + 1 });
    },
    async reschedule(id, due, mark) {
      const deletion = deletions.get(id);
      if (deletion && getMark(deletion) === mark) deletions.set(id, { ...deletion, due });
    },
    eraseRows: async (id) => eraseRows(id),
    finish: async (id) => void deletions.delete(id),
  };
}
