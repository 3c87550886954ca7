import { MAX_RECEIPTS } from '#functions/domain/documents/revisions.ts';
import { type Deployment, readDeployment } from '#infra/model/deployment.ts';
import { PRODUCTION } from '#infra/model/production.ts';
import { simulateHour } from '#infra/model/render-queue.ts';
import { readUsage } from '#infra/model/usage.ts';
import { createFinder } from '#infra/synthesis/find-resources.ts';
import { synthesiseTemplates } from '#infra/synthesis/templates.ts';
import type { Pace } from './teacher.ts';

/** What the model says of the same teachers on AWS, in milliseconds. */
export interface Forecast {
  readonly save: { readonly usual: number; readonly cold: number };
  readonly publish: { readonly p50: number; readonly p95: number };
}

export const readStage = (folder: string): Deployment =>
  readDeployment(createFinder(synthesiseTemplates(folder)), MAX_RECEIPTS);

/** Computes what a save takes there, warm and cold, and what a publish takes where all teachers edit at once for an hour. */
export function forecast(deployment: Deployment, teachers: number, pace: Pace): Forecast {
  const { handlerMs, renderSeconds } = readUsage();
  const { p50, p95 } = simulateHour({
    publishes: Math.round((teachers * 3600) / pace.publish),
    renderers: PRODUCTION.renderers,
    renderSeconds,
    renderTimeout: deployment.renderTimeout,
  });
  const toMs = (waiting: number) => Math.round((waiting + renderSeconds) * 1000);
  return {
    save: { usual: handlerMs, cold: Math.round(handlerMs + deployment.coldMs) },
    publish: { p50: toMs(p50), p95: toMs(p95) },
  };
}
