import { createRenderer } from '../adapters/chromium/renderer.ts';
import { dynamoDocuments } from '../adapters/dynamo-documents.ts';
import { s3Files } from '../adapters/s3-files.ts';
import { sqsRetries } from '../adapters/sqs-retries.ts';
import { clock, ids } from '../adapters/system.ts';
import { renderDocument } from '../domain/render.ts';
import { onEvent } from '../runtime/queue.ts';

const ports = { documents: dynamoDocuments(), files: s3Files(), renderer: createRenderer(), clock, ids };

export const handler = onEvent('PublishRequested', sqsRetries(), (detail) => renderDocument(ports, detail));
