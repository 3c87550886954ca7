import type { Settings } from '#infra/config/settings.ts';
import type { Deployment } from './deployment.ts';
import { simulateHour, type Waiting } from './render-queue.ts';
import { deriveTraffic } from './traffic.ts';
import type { Usage } from './usage.ts';

/** Places of different size, by their active teachers. */
export const SCALES = [
  { name: 'one school', teachers: 60 },
  { name: 'one district', teachers: 2_000 },
  { name: 'one country', teachers: 500_000 },
  { name: '100 million documents', teachers: 2_000_000 },
] as const;

/** A limit of AWS or of ours in one region, as a new account or the stage has it. */
interface Quota {
  readonly name: string;
  readonly limit: number;
  readonly used: number;
}

export interface Peak {
  readonly waiting: Waiting;
  readonly publishes: number;
  readonly quotas: readonly Quota[];
}

type StageLimits = Pick<Settings, 'renderers' | 'throttle'>;

/** Computes the busiest hour of August: the queue of renders, and each quota with what is used of it. */
export function computePeak(
  deployment: Deployment,
  usage: Usage,
  { renderers, throttle }: StageLimits,
  teachers: number,
): Peak {
  const traffic = deriveTraffic(deployment, usage);
  const share = usage.peakShare * usage.august * teachers;
  const publishes = Math.round(traffic.renders * share);
  const perSecond = (monthly: number) => (monthly * share) / 3600;
  const { renderTimeout } = deployment;
  const seconds = (usage.handlerMs + usage.coldCallShare * deployment.coldMs) / 1e3;
  const quotas: Quota[] = [
    {
      name: 'renderers of the stage',
      limit: renderers,
      used: perSecond(traffic.renders) * usage.renderSeconds,
    },
    {
      name: 'calls of the API a second (throttle of the stage)',
      limit: throttle.rate,
      used: perSecond(traffic.apiCalls),
    },
    {
      name: 'functions at a time (Lambda, a region)',
      limit: 1000,
      used: perSecond(traffic.apiCalls) * seconds,
    },
    { name: 'writes a second (DynamoDB, a table)', limit: 40_000, used: perSecond(traffic.writes) },
    { name: 'sessions renewed a second (Cognito)', limit: 120, used: perSecond(usage.sessions) },
    { name: 'events a second (EventBridge)', limit: 10_000, used: perSecond(traffic.renders * 4) },
    {
      name: 'requests a second (CloudFront, a distribution)',
      limit: 250_000,
      used: perSecond(traffic.apiCalls + traffic.keptReplies + traffic.siteFiles),
    },
  ];
  const waiting = simulateHour({ publishes, renderers, renderSeconds: usage.renderSeconds, renderTimeout });
  return { waiting, publishes, quotas };
}
