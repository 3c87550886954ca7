import { createDynamoPlans } from '../adapters/dynamo/dynamo-plans.ts';
import { readPrices } from '../adapters/stripe/configured-prices.ts';
import { createStripePayments } from '../adapters/stripe/stripe-payments.ts';
import { payAgain } from '../domain/plans/plans.ts';
import { route } from '../runtime/route.ts';

const ports = { plans: createDynamoPlans(), payments: createStripePayments(readPrices()) };

export const handler = route('payAgain', ({ caller }) => payAgain(ports, caller));
