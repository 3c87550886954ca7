import { createDynamoPlans } from '../adapters/dynamo/dynamo-plans.ts';
import { readPrices } from '../adapters/stripe/configured-prices.ts';
import { clock } from '../adapters/system.ts';
import { readPlan } from '../domain/plans/plans.ts';
import { route } from '../runtime/route.ts';

const ports = { plans: createDynamoPlans(), prices: readPrices(), clock };

export const handler = route('readPlan', ({ caller }) => readPlan(ports, caller));
