import { getRenderTimes } from '#shared/events/events.ts';
import { createRenderer } from '../adapters/chromium/renderer.ts';
import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { createDynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { createEventBridgeEvents } from '../adapters/eventbridge-events.ts';
import { createS3Files } from '../adapters/files/s3-files.ts';
import { createS3Images } from '../adapters/files/s3-images.ts';
import { monitor } from '../adapters/monitor.ts';
import { createSqsRetries } from '../adapters/sqs-retries.ts';
import { clock, ids } from '../adapters/system.ts';
import { renderOtherPaper } from '../domain/publishing/other-paper.ts';
import { renderDocument } from '../domain/publishing/render.ts';
import { readEnvironment } from '../process/environment.ts';
import { onQueueEvent } from '../runtime/queue.ts';

const { RENDER_TIMEOUT_SECONDS } = readEnvironment('RENDER_TIMEOUT_SECONDS');
const { deadline, lease } = getRenderTimes(Number(RENDER_TIMEOUT_SECONDS));

const ports = {
  documents: createDynamoDocuments(),
  images: createDynamoImages(),
  imageFiles: createS3Images(),
  files: createS3Files(),
  events: createEventBridgeEvents(),
  monitor,
  renderer: createRenderer(deadline * 1000),
  leaseSeconds: lease,
  clock,
  ids,
};

export const handler = onQueueEvent('PublishRequested', createSqsRetries(), (detail, sentAt) =>
  detail.other_paper ? renderOtherPaper(ports, detail) : renderDocument(ports, detail, sentAt),
);
