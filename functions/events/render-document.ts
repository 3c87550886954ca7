import { getRenderTimes } from '#shared/events/events.ts';
import { createRenderer } from '../adapters/chromium/renderer.ts';
import { dynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { dynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { eventBridgeEvents } from '../adapters/eventbridge-events.ts';
import { s3Files } from '../adapters/files/s3-files.ts';
import { s3Images } from '../adapters/files/s3-images.ts';
import { monitor } from '../adapters/monitor.ts';
import { sqsRetries } from '../adapters/sqs-retries.ts';
import { clock, ids } from '../adapters/system.ts';
import { renderOtherPaper } from '../domain/publishing/other-paper.ts';
import { renderDocument } from '../domain/publishing/render.ts';
import { readEnvironment } from '../process/environment.ts';
import { onQueueEvent } from '../runtime/queue.ts';

const { RENDER_TIMEOUT_SECONDS } = readEnvironment('RENDER_TIMEOUT_SECONDS');
const { deadline, lease } = getRenderTimes(Number(RENDER_TIMEOUT_SECONDS));

const ports = {
  documents: dynamoDocuments(),
  images: dynamoImages(),
  imageFiles: s3Images(),
  files: s3Files(),
  events: eventBridgeEvents(),
  monitor,
  renderer: createRenderer(deadline * 1000),
  leaseSeconds: lease,
  clock,
  ids,
};

export const handler = onQueueEvent('PublishRequested', sqsRetries(), (detail, sentAt) =>
  detail.other_paper ? renderOtherPaper(ports, detail) : renderDocument(ports, detail, sentAt),
);
