import { dynamoAccountDeletions } from '../adapters/dynamo/dynamo-account-deletions.ts';
import { dynamoPaymentEvents, dynamoPlans } from '../adapters/dynamo/dynamo-plans.ts';
import { readPrices } from '../adapters/stripe/configured-prices.ts';
import { stripePayments } from '../adapters/stripe/stripe-payments.ts';
import { clock } from '../adapters/system.ts';
import { takePaymentEvent } from '../domain/plans/payment-events.ts';
import { signedRoute } from '../runtime/signed-route.ts';

const ports = {
  plans: dynamoPlans(),
  payments: stripePayments(readPrices()),
  paymentEvents: dynamoPaymentEvents(),
  accountDeletions: dynamoAccountDeletions(),
  clock,
};

export const handler = signedRoute('takePaymentEvent', 'stripe-signature', (signed) =>
  takePaymentEvent(ports, signed),
);
