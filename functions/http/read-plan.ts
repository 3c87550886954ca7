import { dynamoPlans } from '../adapters/plans/dynamo-plans.ts';
import { configuredPrices } from '../adapters/plans/prices.ts';
import { clock } from '../adapters/system.ts';
import { readPlan } from '../domain/plans/plans.ts';
import { route } from '../runtime/route.ts';

const ports = { plans: dynamoPlans(), prices: configuredPrices(), clock };

export const handler = route('readPlan', ({ caller }) => readPlan(ports, caller));
