import { cloudfrontAddresses } from '../adapters/cloudfront-addresses.ts';
import { dynamoDocuments } from '../adapters/dynamo-documents.ts';
import { restoreDocument } from '../domain/documents.ts';
import { route } from '../runtime/route.ts';

const ports = { documents: dynamoDocuments(), addresses: cloudfrontAddresses() };

export const handler = route('restoreDocument', ({ caller, params }) =>
  restoreDocument(ports, caller, params.id),
);
