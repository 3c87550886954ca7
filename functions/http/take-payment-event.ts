import { dynamoDeletions } from '../adapters/dynamo-deletions.ts';
import { dynamoPaymentEvents, dynamoPlans } from '../adapters/plans/dynamo-plans.ts';
import { configuredPrices } from '../adapters/plans/prices.ts';
import { stripePayments } from '../adapters/plans/stripe-payments.ts';
import { clock } from '../adapters/system.ts';
import { takePaymentEvent } from '../domain/plans/payment-events.ts';
import { signedRoute } from '../runtime/signed-route.ts';

const ports = {
  plans: dynamoPlans(),
  payments: stripePayments(configuredPrices()),
  paymentEvents: dynamoPaymentEvents(),
  deletions: dynamoDeletions(),
  clock,
};

export const handler = signedRoute('takePaymentEvent', 'stripe-signature', (signed) =>
  takePaymentEvent(ports, signed),
);
