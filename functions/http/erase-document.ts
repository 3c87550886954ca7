import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { createDynamoGallery } from '../adapters/dynamo/dynamo-gallery.ts';
import { createS3Files } from '../adapters/files/s3-files.ts';
import { eraseDocument } from '../domain/documents/trash.ts';
import { route } from '../runtime/route.ts';

const ports = { documents: createDynamoDocuments(), gallery: createDynamoGallery(), files: createS3Files() };

export const handler = route('eraseDocument', async ({ caller, params }) => {
  await eraseDocument(ports, caller, params.id);
  return null;
});
