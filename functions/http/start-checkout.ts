import { cognitoAccounts } from '../adapters/cognito/cognito-identity.ts';
import { dynamoPlans } from '../adapters/dynamo/dynamo-plans.ts';
import { dynamoQuotas } from '../adapters/dynamo/dynamo-quotas.ts';
import { readPrices } from '../adapters/stripe/configured-prices.ts';
import { stripePayments } from '../adapters/stripe/stripe-payments.ts';
import { clock, ids } from '../adapters/system.ts';
import { startCheckout } from '../domain/plans/plans.ts';
import { route } from '../runtime/route.ts';

const ports = {
  plans: dynamoPlans(),
  payments: stripePayments(readPrices()),
  accounts: cognitoAccounts(),
  ids,
  quotas: dynamoQuotas(),
  clock,
};

export const handler = route('startCheckout', ({ caller, headers, body }) =>
  startCheckout(ports, caller, headers['idempotency-key'], body),
);
