import { createTimedRenderer, openRenderPorts, readRenderTimes } from '../adapters/render-ports.ts';
import { createSqsRetries } from '../adapters/sqs-retries.ts';
import { ids } from '../adapters/system.ts';
import { renderOtherPaper } from '../domain/publishing/other-paper.ts';
import { renderDocument } from '../domain/publishing/render.ts';
import { onQueueEvent } from '../runtime/queue.ts';

const renderer = createTimedRenderer();
const ports = { ...openRenderPorts(renderer), leaseSeconds: readRenderTimes().lease, ids };

export const handler = onQueueEvent('PublishRequested', createSqsRetries(), (detail, sentAt) => {
  // Chromium starts while the document is read.
  renderer.open();
  return detail.other_paper ? renderOtherPaper(ports, detail) : renderDocument(ports, detail, sentAt);
});
