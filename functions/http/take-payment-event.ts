import { createDynamoAccountDeletions } from '../adapters/dynamo/dynamo-account-deletions.ts';
import { createDynamoPaymentEvents, createDynamoPlans } from '../adapters/dynamo/dynamo-plans.ts';
import { readPrices } from '../adapters/stripe/configured-prices.ts';
import { createStripePayments } from '../adapters/stripe/stripe-payments.ts';
import { clock } from '../adapters/system.ts';
import { takePaymentEvent } from '../domain/plans/payment-events.ts';
import { signedRoute } from '../runtime/signed-route.ts';

const ports = {
  plans: createDynamoPlans(),
  payments: createStripePayments(readPrices()),
  paymentEvents: createDynamoPaymentEvents(),
  accountDeletions: createDynamoAccountDeletions(),
  clock,
};

export const handler = signedRoute('takePaymentEvent', 'stripe-signature', (signed) =>
  takePaymentEvent(ports, signed),
);
