import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import { user } from '#shared/api/models.ts';
import type { PaymentEvents, Plans } from '../../ports/plans.ts';
import { NO_PLAN, type PlanRecord, planRecord } from '../../records/plan.ts';
import { openTable } from './table.ts';

/**
 * Returns the key of a plan, beside the profile. Its attribute `plan` is "free" or "premium" for readers of
 * profiles.
 */
const toKey = (id: string) => ({ pk: `USER#${id}`, sk: 'PLAN' });

const planRow = z.object({
  lock_version: z._default(z.number(), NO_PLAN.lock_version),
  granted: z._default(z.boolean(), NO_PLAN.granted),
  subscription: z._default(planRecord.shape.subscription, NO_PLAN.subscription),
});
const role = z._default(user.shape.role, 'user');

const parsePlan = (row: Record<string, unknown> | undefined): PlanRecord =>
  row ? planRow.parse({ ...row, lock_version: row.turn }) : NO_PLAN;

const isPremium = ({ granted, subscription }: Omit<PlanRecord, 'lock_version'>): boolean =>
  granted || (subscription !== null && subscription.status !== 'ended');

export function createDynamoPlans(): Plans {
  const table = openTable();
  const readRows = async (id: string) => {
    const { items } = await table.query({
      where: '#pk = :pk AND #sk BETWEEN :plan AND :profile',
      given: { pk: `USER#${id}`, plan: 'PLAN', profile: 'PROFILE' },
    });
    const rows = items.map((item) => unmarshall(item));
    return { plan: rows.find(({ sk }) => sk === 'PLAN'), profile: rows.find(({ sk }) => sk === 'PROFILE') };
  };
  return {
    async findMember(id) {
      const { plan, profile } = await readRows(id);
      return profile && { role: role.parse(profile.role), plan: parsePlan(plan) };
    },
    find: async (id) => parsePlan((await readRows(id)).plan),
    save(id, { lock_version: turn, ...next }) {
      const item = { ...toKey(id), ...next, turn, plan: isPremium(next) ? 'premium' : 'free' };
      const before = turn - 1;
      return table.put(
        item,
        before === NO_PLAN.lock_version
          ? { where: 'attribute_not_exists(#turn)' }
          : { where: '#turn = :before', given: { before } },
      );
    },
  };
}

/** Creates the port over one row per event, which expires. */
export function createDynamoPaymentEvents(): PaymentEvents {
  const table = openTable();
  const toEventKey = (id: string) => ({ pk: `PAYMENT#${id}`, sk: 'EVENT' });
  return {
    has: async (id) => (await table.get(toEventKey(id))) !== undefined,
    async remember(id, expires_at) {
      await table.put({ ...toEventKey(id), expires_at });
    },
  };
}
