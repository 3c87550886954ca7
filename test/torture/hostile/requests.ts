import { createSeededRandom } from '#shared/shuffle.ts';
import { anApi } from '../../support/an-api.ts';
import { aWorksheet } from '../../support/builders.ts';
import type { TrialRecord } from '../support/record.ts';
import { tryAddresses } from './addresses.ts';
import { tryEvents } from './events.ts';
import { tryBodies } from './raw-bodies.ts';
import { createKey, SECRET } from './scene.ts';
import { tryTokens } from './tokens.ts';
import { tryWebhooks } from './webhooks.ts';

export const REQUEST_KINDS = ['token', 'address', 'webhook', 'event', 'raw body'] as const;

/** Sends what means harm to the API and to the functions of events: refused, and nobody's data in any answer. */
export async function tryRequests(
  record: TrialRecord,
  { seed, part }: { seed: number; part: number },
): Promise<void> {
  const api = await anApi();
  try {
    const [victim, stranger] = [
      await api.person('mia@school.example'),
      await api.person('eve@school.example'),
    ];
    const document = aWorksheet({ title: SECRET });
    const made = await api.call('createDocument', {
      token: victim.token,
      headers: createKey(),
      body: { document },
    });
    const scene = {
      api,
      victim,
      stranger,
      id: String(made.body.id),
      record,
      random: createSeededRandom(seed),
      part,
    };
    await tryTokens(scene);
    await tryAddresses(scene);
    await tryWebhooks(scene);
    await tryEvents(scene);
    await tryBodies(scene);
    const kept = await api.call('readDocument', { token: victim.token, params: { id: scene.id } });
    if (kept.status !== 200 || kept.body.version !== 1)
      record.miss('control', 'the document was changed by others');
  } finally {
    await api.stop();
  }
}
