import { createCognitoAccounts } from '../adapters/cognito/cognito-accounts.ts';
import { createDynamoLogins } from '../adapters/dynamo/dynamo-logins.ts';
import { createDynamoPlans } from '../adapters/dynamo/dynamo-plans.ts';
import { createDynamoQuotas } from '../adapters/dynamo/dynamo-quotas.ts';
import { readPrices } from '../adapters/stripe/configured-prices.ts';
import { createStripePayments } from '../adapters/stripe/stripe-payments.ts';
import { clock, ids } from '../adapters/system.ts';
import { startCheckout } from '../domain/plans/plans.ts';
import { route } from '../runtime/route.ts';

const ports = {
  plans: createDynamoPlans(),
  payments: createStripePayments(readPrices()),
  accounts: createCognitoAccounts(createDynamoLogins()),
  ids,
  quotas: createDynamoQuotas(),
  clock,
};

export const handler = route('startCheckout', ({ caller, headers, body }) =>
  startCheckout(ports, caller, headers['idempotency-key'], body),
);
