import { dynamoPlans } from '../adapters/plans/dynamo-plans.ts';
import { configuredPrices } from '../adapters/plans/prices.ts';
import { stripePayments } from '../adapters/plans/stripe-payments.ts';
import { payAgain } from '../domain/plans/plans.ts';
import { route } from '../runtime/route.ts';

const ports = { plans: dynamoPlans(), payments: stripePayments(configuredPrices()) };

export const handler = route('payAgain', ({ caller }) => payAgain(ports, caller));
