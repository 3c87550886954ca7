import { setTimeout as wait } from 'node:timers/promises';
import { API_PREFIX } from '#shared/api/routes.ts';
import { aWorksheet } from '../../support/builders.ts';
import { aProduct, type Product } from '../../support/product.ts';
import type { TrialRecord } from '../support/record.ts';
import { signUpAt } from '../support/signed-in.ts';
import { ATTACK_KINDS, attack, SlowRequests } from './attacks.ts';
import { type Felt, feelDuring, readMemory, readProcessorTime } from './measured-server.ts';

export const SERVER_KINDS = [...ATTACK_KINDS, 'slow request'] as const;

/** In milliseconds of a processor, whatever else the machine does. */
const HOLD_MS = 2000;
/** In MB, above what the server has when nothing happens: forty bodies of 4 MB, as bytes, text and objects, and their garbage. */
const MOST_MEMORY = 1000;
/** Requests of one kind at the same time. */
const AT_ONCE = 40;
const SLOW = 200;

interface Given {
  /** Requests of each kind. */
  readonly count: number;
  /** Whether the user's waiting is judged: only where nothing else runs on the machine. */
  readonly judgesTime: boolean;
}

/** Attacks a server while a user asks it: what one request takes, what all of them take, and what the user felt. */
export async function tryServer(record: TrialRecord, { count, judgesTime }: Given): Promise<void> {
  const product = await aProduct({}, 'test/edge/start.ts');
  try {
    const [attacker, user] = [await signUpAt(product), await signUpAt(product)];
    const { id } = await user.call('POST', '/documents', { document: aWorksheet() });
    const asked = { url: `${product.url}${API_PREFIX}/documents/${id}`, token: user.token };
    const quiet = await feelDuring(asked, () => wait(1000));
    const before = readMemory(product).now;
    record.keepMost('ms of a user when it is quiet', quiet.middle);
    for (const kind of ATTACK_KINDS) {
      await measureAlone(product, attacker.token, kind, record);
      const felt = await feelDuring(asked, () =>
        attackAtOnce(product, attacker.token, kind, { count, record }),
      );
      tell(record, kind, felt, quiet, judgesTime);
    }
    const slow = new SlowRequests(product, SLOW);
    const felt = await feelDuring(asked, async () => {
      for (let time = 0; time < 10; time++) await wait(100).then(() => slow.drip());
    });
    record.tryOne('slow request', SLOW);
    tell(record, 'slow request', felt, quiet, judgesTime);
    slow.end();
    const { most } = readMemory(product);
    record.keepMost('MB of the server when it is quiet', before);
    record.keepMost('MB of the server at most', most);
    if (most - before > MOST_MEMORY)
      record.miss('memory', `grew from ${Math.round(before)} to ${Math.round(most)} MB`);
    if (!record.counts['answered 201']) record.miss('control', 'no honest document was taken');
    await user.call('GET', `/documents/${id}`);
  } finally {
    await product.stop();
  }
}

/** Sends one request while nothing else is asked: what the server works then is all for it. */
async function measureAlone(
  product: Product,
  token: string,
  kind: (typeof ATTACK_KINDS)[number],
  record: TrialRecord,
) {
  // The first loads what answers it.
  await attack(product, token, kind, 1000);
  const before = readProcessorTime(product);
  take(record, kind, await attack(product, token, kind, 1001));
  const ms = readProcessorTime(product) - before;
  record.keepMost(`ms of processor for one ${kind}`, ms);
  if (ms > HOLD_MS) record.miss(kind, `one request takes ${ms} ms of a processor`);
}

async function attackAtOnce(
  product: Product,
  token: string,
  kind: (typeof ATTACK_KINDS)[number],
  { count, record }: { count: number; record: TrialRecord },
): Promise<void> {
  let next = 0;
  const send = async () => {
    while (next < count) take(record, kind, await attack(product, token, kind, next++));
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, send));
}

function take(record: TrialRecord, kind: string, status: number): void {
  record.tryOne(kind);
  record.count(`answered ${status}`);
  if (status === 0 || status >= 500) record.miss(kind, `is answered ${status}`);
}

function tell(record: TrialRecord, kind: string, felt: Felt, quiet: Felt, judgesTime: boolean): void {
  record.keepMost(`ms of a user at most, ${kind}`, felt.longest);
  record.counts[`times as slow for a user, ${kind}`] = Math.round((felt.middle / quiet.middle) * 10) / 10;
  if (felt.failed > 0) record.miss(kind, `${felt.failed} requests of another user fail`);
  if (judgesTime && felt.longest > HOLD_MS)
    record.miss(kind, `another user waits ${Math.round(felt.longest)} ms`);
}
