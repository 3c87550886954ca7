import { getRenderTimes } from '#shared/events/events.ts';
import type { Renderer } from '../ports/rendering.ts';
import { readEnvironment } from '../process/environment.ts';
import { type ChromiumRenderer, createRenderer } from './chromium/renderer.ts';
import { createDynamoDocuments } from './dynamo/dynamo-documents.ts';
import { createDynamoImages } from './dynamo/dynamo-images.ts';
import { createEventBridgeEvents } from './eventbridge-events.ts';
import { createS3Files } from './files/s3-files.ts';
import { createS3Images } from './files/s3-images.ts';
import { monitor } from './monitor.ts';
import { clock } from './system.ts';

/** Opens what every function and command that makes PDFs works with. */
export const openRenderPorts = <R extends Renderer>(renderer: R) => ({
  documents: createDynamoDocuments(),
  images: createDynamoImages(),
  imageFiles: createS3Images(),
  files: createS3Files(),
  events: createEventBridgeEvents(),
  monitor,
  renderer,
  site: readEnvironment('SITE_ORIGIN').SITE_ORIGIN,
  clock,
  renderSeconds: readRenderTimes().allDeadline,
});

/** Reads the times of a rendering, in seconds, that belong to the stage's RENDER_TIMEOUT_SECONDS. */
export const readRenderTimes = () =>
  getRenderTimes(Number(readEnvironment('RENDER_TIMEOUT_SECONDS').RENDER_TIMEOUT_SECONDS));

/** Creates a renderer of our own Chromium that gives up in time for the stage. The first PDF starts it. */
export const createTimedRenderer = (): ChromiumRenderer =>
  createRenderer({ deadline: readRenderTimes().deadline * 1000 });
