import type { EventBridgeEvent } from 'aws-lambda';
import { cognitoAccounts } from '../adapters/cognito/cognito-identity.ts';
import { dynamoAccountDeletions } from '../adapters/dynamo/dynamo-account-deletions.ts';
import { dynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { dynamoGallery } from '../adapters/dynamo/dynamo-gallery.ts';
import { dynamoHelpRequests } from '../adapters/dynamo/dynamo-help-requests.ts';
import { dynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { dynamoPlans } from '../adapters/dynamo/dynamo-plans.ts';
import { s3Files } from '../adapters/files/s3-files.ts';
import { s3Images } from '../adapters/files/s3-images.ts';
import { readPrices } from '../adapters/stripe/configured-prices.ts';
import { stripePayments } from '../adapters/stripe/stripe-payments.ts';
import { clock } from '../adapters/system.ts';
import { eraseAccount, sweepDeletions } from '../domain/accounts/account.ts';
import { onBusEvent } from '../runtime/bus.ts';

const ports = {
  documents: dynamoDocuments(),
  gallery: dynamoGallery(),
  files: s3Files(),
  images: dynamoImages(),
  imageFiles: s3Images(),
  helpRequests: dynamoHelpRequests(),
  accounts: cognitoAccounts(),
  accountDeletions: dynamoAccountDeletions(),
  plans: dynamoPlans(),
  payments: stripePayments(readPrices()),
  clock,
};

const onDeletionRequested = onBusEvent(['AccountDeletionRequested'], ({ user_id }) =>
  eraseAccount(ports, user_id),
);

/** Erases the account of an event; every quarter of an hour continues the deletions that are due. */
export const handler = async (event: EventBridgeEvent<string, unknown>): Promise<void> => {
  if (event['detail-type'] === 'Scheduled Event') await sweepDeletions(ports);
  else await onDeletionRequested(event);
};
