import { cloudfrontAddresses } from '../adapters/cloudfront-addresses.ts';
import { dynamoDocuments } from '../adapters/dynamo-documents.ts';
import { readPublished } from '../domain/published.ts';
import { optionalRoute } from '../runtime/optional-route.ts';

const ports = { documents: dynamoDocuments(), addresses: cloudfrontAddresses() };

export const handler = optionalRoute('readPublished', ({ caller, params }) =>
  readPublished(ports, caller, params.id),
);
