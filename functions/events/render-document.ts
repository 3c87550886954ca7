import { createDynamoPlans } from '../adapters/dynamo/dynamo-plans.ts';
import { createDynamoRenderMeter } from '../adapters/dynamo/dynamo-quotas.ts';
import { createTimedRenderer, openRenderPorts, readRenderTimes } from '../adapters/render-ports.ts';
import { createSqsRetries } from '../adapters/sqs-retries.ts';
import { ids } from '../adapters/system.ts';
import { renderOtherPaper } from '../domain/publishing/other-paper.ts';
import { renderDocument } from '../domain/publishing/render.ts';
import { onQueueEvent } from '../runtime/queue.ts';

const renderer = createTimedRenderer();
const { lease: leaseSeconds, deadline: pdfSeconds } = readRenderTimes();
const ports = {
  ...openRenderPorts(renderer),
  renderMeter: createDynamoRenderMeter(),
  plans: createDynamoPlans(),
  pdfSeconds,
  leaseSeconds,
  ids,
};

export const handler = onQueueEvent('PublishRequested', createSqsRetries(), (detail, sentAt) => {
  // Chromium starts while the document is read.
  renderer.open();
  return detail.other_paper ? renderOtherPaper(ports, detail) : renderDocument(ports, detail, sentAt);
});
