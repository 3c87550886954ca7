import { createDynamoPlans } from '../adapters/dynamo/dynamo-plans.ts';
import { readPrices } from '../adapters/stripe/configured-prices.ts';
import { createStripePayments } from '../adapters/stripe/stripe-payments.ts';
import { clock } from '../adapters/system.ts';
import { changePlan } from '../domain/plans/plans.ts';
import { route } from '../runtime/route.ts';

const ports = { plans: createDynamoPlans(), payments: createStripePayments(readPrices()), clock };

export const handler = route('changePlan', ({ caller, body }) => changePlan(ports, caller, body));
