import { dynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { dynamoGallery } from '../adapters/dynamo/dynamo-gallery.ts';
import { indexDocument } from '../domain/gallery/gallery.ts';
import { onBusEvent } from '../runtime/bus.ts';

const ports = { documents: dynamoDocuments(), gallery: dynamoGallery() };

export const handler = onBusEvent(['DocumentPublished', 'DocumentUnpublished'], ({ document_id }) =>
  indexDocument(ports, document_id),
);
