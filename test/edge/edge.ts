import type { Edge } from '#infra/local/edge/edge.ts';
import { createCache } from './cache.ts';
import { createFirewall } from './firewall.ts';
import { readRulesFile } from './rules.ts';
import { createTurns } from './turns.ts';

/** Creates the edge as it is deployed: the firewall, the caches, and turns instead of one process for each call. */
export function createCloudEdge(): Edge {
  const rules = readRulesFile();
  return {
    firewall: createFirewall(rules.firewall),
    cache: createCache(rules.site),
    takeTurn: createTurns(),
  };
}
