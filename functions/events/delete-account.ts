import type { Context, EventBridgeEvent } from 'aws-lambda';
import { createCognitoAccounts } from '../adapters/cognito/cognito-accounts.ts';
import { createDynamoAccountDeletions } from '../adapters/dynamo/dynamo-account-deletions.ts';
import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { createDynamoGallery } from '../adapters/dynamo/dynamo-gallery.ts';
import { createDynamoHelpRequests } from '../adapters/dynamo/dynamo-help-requests.ts';
import { createDynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { createDynamoLogins } from '../adapters/dynamo/dynamo-logins.ts';
import { createDynamoPlans } from '../adapters/dynamo/dynamo-plans.ts';
import { createS3Files } from '../adapters/files/s3-files.ts';
import { createS3Images } from '../adapters/files/s3-images.ts';
import { createS3Uploads } from '../adapters/files/s3-uploads.ts';
import { monitor } from '../adapters/monitor.ts';
import { readPrices } from '../adapters/stripe/configured-prices.ts';
import { createStripePayments } from '../adapters/stripe/stripe-payments.ts';
import { clock } from '../adapters/system.ts';
import { eraseAccount, sweepDeletions } from '../domain/accounts/account.ts';
import { sweepVersions } from '../domain/documents/thin-versions.ts';
import { sweepTrash } from '../domain/documents/trash.ts';
import { onBusEvent } from '../runtime/bus.ts';

const ports = {
  documents: createDynamoDocuments(),
  gallery: createDynamoGallery(),
  files: createS3Files(),
  images: createDynamoImages(),
  imageFiles: createS3Images(),
  uploads: createS3Uploads(),
  helpRequests: createDynamoHelpRequests(),
  accounts: createCognitoAccounts(createDynamoLogins()),
  accountDeletions: createDynamoAccountDeletions(),
  plans: createDynamoPlans(),
  payments: createStripePayments(readPrices()),
  monitor,
  clock,
};

const onDeletionRequested = onBusEvent(['AccountDeletionRequested'], ({ user_id }) =>
  eraseAccount(ports, user_id),
);

/** Time that one more account or document may take. */
const RESERVE_MS = 60_000;

/**
 * Erases the account of an event; every quarter of an hour continues the deletions that are due, erases the documents that can
 * be restored no more, and thins out versions.
 */
export const handler = async (event: EventBridgeEvent<string, unknown>, context: Context): Promise<void> => {
  if (event['detail-type'] !== 'Scheduled Event') return onDeletionRequested(event);
  const hasTime = () => context.getRemainingTimeInMillis() > RESERVE_MS;
  const sweeps = await Promise.allSettled([
    sweepDeletions(ports, hasTime),
    sweepTrash(ports, hasTime),
    sweepVersions(ports, hasTime),
  ]);
  const faults = sweeps.flatMap((sweep) => (sweep.status === 'rejected' ? [sweep.reason] : []));
  if (faults.length > 0) throw new AggregateError(faults, 'Not everything that is due is erased');
};
