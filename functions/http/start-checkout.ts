import { cognitoAccounts } from '../adapters/cognito-identity.ts';
import { dynamoQuotas } from '../adapters/dynamo-quotas.ts';
import { dynamoPlans } from '../adapters/plans/dynamo-plans.ts';
import { configuredPrices } from '../adapters/plans/prices.ts';
import { stripePayments } from '../adapters/plans/stripe-payments.ts';
import { clock, ids } from '../adapters/system.ts';
import { startCheckout } from '../domain/plans/plans.ts';
import { route } from '../runtime/route.ts';

const ports = {
  plans: dynamoPlans(),
  payments: stripePayments(configuredPrices()),
  accounts: cognitoAccounts(),
  ids,
  quotas: dynamoQuotas(),
  clock,
};

export const handler = route('startCheckout', ({ caller, headers, body }) =>
  startCheckout(ports, caller, headers['idempotency-key'], body),
);
