import { mapValues, sum } from 'es-toolkit';
import { createSeededRandom } from '#shared/shuffle.ts';
import { aCloud } from '../../support/a-cloud.ts';
import type { Outcome, Trial, TrialOptions } from '../support/trial.ts';
import { startCompareProxy } from './compare-proxy.ts';
import { type Draw, OPERATIONS, openPorts } from './operations.ts';
import { startReference } from './reference.ts';

/** The most differences that are told in words. */
const TOLD = 20;

/**
 * Does random operations of the product's storage, and asks the embedded DynamoDB and Amazon's own at each call. They must
 * answer the same.
 */
export const storage: Trial = {
  sizes: { whole: 6_000, short: 400 },
  run,
};

async function run({ seed, faults: atLeast }: TrialOptions): Promise<Outcome> {
  const cloud = await aCloud();
  const reference = await startReference(cloud.env);
  if (typeof reference === 'string') {
    await cloud.stop();
    return { faults: {}, counts: {}, misses: [], leftOut: reference };
  }
  const faults: Record<string, number> = mapValues(OPERATIONS, () => 0);
  const counts: Record<string, number> = {};
  const misses: string[] = [];
  const proxy = await startCompareProxy({
    own: cloud.env.AWS_ENDPOINT_URL_DYNAMODB ?? '',
    reference: reference.url,
    tell(operation, difference) {
      counts[operation] = (counts[operation] ?? 0) + 1;
      if (difference !== null && misses.length < TOLD) misses.push(`${operation}: ${difference}`);
    },
  });
  Object.assign(process.env, cloud.env, { AWS_ENDPOINT_URL_DYNAMODB: proxy.url });
  const ports = await openPorts();
  const draw = createDraw(seed);
  const operations = Object.entries(OPERATIONS);
  while (sum(Object.values(faults)) < atLeast) {
    const [name, operate] = draw.one(operations);
    await operate(ports, draw);
    faults[name] = (faults[name] ?? 0) + 1;
  }
  await proxy.stop();
  reference.stop();
  await cloud.stop();
  return { faults, counts, misses };
}

function createDraw(seed: number): Draw {
  const random = createSeededRandom(seed);
  let time = Date.now();
  const number = (below: number) => Math.floor(random() * below);
  return {
    number,
    one: (of) => of[number(of.length)] as (typeof of)[number],
    now() {
      time += 1_000;
      return new Date(time);
    },
  };
}
