import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { createDynamoGallery } from '../adapters/dynamo/dynamo-gallery.ts';
import { indexDocument } from '../domain/gallery/gallery.ts';
import { onBusEvent } from '../runtime/bus.ts';

const ports = { documents: createDynamoDocuments(), gallery: createDynamoGallery() };

export const handler = onBusEvent(['DocumentPublished', 'DocumentUnpublished'], ({ document_id }) =>
  indexDocument(ports, document_id),
);
