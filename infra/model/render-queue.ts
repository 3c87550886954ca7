import { USUAL_PACE } from '#shared/events/events.ts';

/** An hour of publishing. */
interface Hour {
  readonly publishes: number;
  readonly renderers: number;
  /** Seconds that a renderer takes for one publish, on average. */
  readonly renderSeconds: number;
  /** Seconds after which a renderer is stopped. */
  readonly renderTimeout: number;
}

/** How long publishes waited for a renderer, in seconds, and how many renderers were busy at most. */
export interface Waiting {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly busiest: number;
  /** Publishes that waited for so long that the sweeper sent them again; each is rendered once all the same. */
  readonly sentAgain: number;
}

const HOUR_SECONDS = 3600;
/** How much the times of documents differ: most are short, a deck of 500 cards takes ten times as long. */
const SPREAD = 0.6;

/** Creates a generator of numbers from 0 to 1 that is the same on every run. */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/**
 * Plays an hour: publishes come at random times, and each takes the renderer that is free first. Times of rendering are
 * spread like those of documents.
 */
export function simulateHour({ publishes, renderers, renderSeconds, renderTimeout }: Hour): Waiting {
  const random = createRandom();
  const free = new Array<number>(renderers).fill(0);
  const arrivals = Array.from({ length: publishes }, () => random() * HOUR_SECONDS).sort((a, b) => a - b);
  const waits: number[] = [];
  let busiest = 0;
  for (const arrival of arrivals) {
    const next = free.indexOf(Math.min(...free));
    const start = Math.max(arrival, free[next] ?? 0);
    free[next] = start + Math.min(drawSeconds(renderSeconds, random), renderTimeout);
    waits.push(start - arrival);
    busiest = Math.max(busiest, free.filter((until) => until > start).length);
  }
  waits.sort((a, b) => a - b);
  const percentile = (share: number) =>
    waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
  return {
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
    busiest,
    sentAgain: waits.filter((wait) => wait > USUAL_PACE.sweepEvery).length,
  };
}

/** Draws a time from a log-normal distribution with this mean. */
function drawSeconds(mean: number, random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
  return mean * Math.exp(SPREAD * normal - SPREAD ** 2 / 2);
}
