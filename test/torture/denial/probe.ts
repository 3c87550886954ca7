import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Asks again and again, as a user does who has nothing to do with the attack; says how long each answer took, in ms. */
const { url, token } = workerData as { url: string; token: string };
const asked = { isOver: false };
parentPort?.once('message', () => {
  asked.isOver = true;
});
const taken: number[] = [];
let failed = 0;
while (!asked.isOver) {
  const begun = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } }).catch(() => undefined);
  await response?.arrayBuffer();
  if (response?.ok) taken.push(performance.now() - begun);
  else failed++;
  await wait(20);
}
parentPort?.postMessage({ taken, failed });
