import { expect, test } from 'vitest';
import { publishSettings } from '#shared/api/models.ts';
import { createFakes, type Fakes } from '#test/fakes/fakes.ts';
import { interrupt } from '#test/fakes/interrupt.ts';
import { aMember } from '#test/fakes/users.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { deleteAccount, eraseAccount } from '../accounts/account.ts';
import { createDocument } from '../documents/save.ts';
import { askOtherPaper, renderOtherPaper } from './other-paper.ts';
import { publishDocument } from './publish.ts';
import { renderDocument } from './render.ts';

const ann = { id: 'ann' };
const settings = publishSettings.parse({
  ...{ is_private: 0, subjects: ['Science'], subject_other: '', grade_levels: ['4'] },
});

/** Takes the next message of the queue. */
type Render = (fakes: Fakes, ports: Fakes) => Promise<unknown>;

const render: Render = async (fakes, ports) => {
  const [event] = fakes.publishRequests.splice(0);
  if (!event) throw new Error('Nothing is asked for');
  return event.other_paper ? renderOtherPaper(ports, event) : renderDocument(ports, event, fakes.clock.now());
};

async function aRequest(isOtherPaper: boolean): Promise<Fakes> {
  const fakes = createFakes();
  fakes.setMember('ann', aMember());
  const { id } = await createDocument(fakes, ann, 'first', aWorksheet());
  await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  if (!isOtherPaper) return fakes;
  await render(fakes, fakes);
  await askOtherPaper(fakes, null, id);
  return fakes;
}

/** Erases Ann's account before that call of the renderer, and before another call of the erasure itself the renderer goes on. */
async function renderErased(isOtherPaper: boolean, call: number): Promise<Fakes> {
  const fakes = await aRequest(isOtherPaper);
  await deleteAccount(fakes, ann, 'ann@example.org');
  const erase = () => eraseAccount(fakes, 'ann');
  await render(fakes, interrupt(fakes, new Map([[call, erase]])).ports).catch(() => undefined);
  return fakes;
}

async function renderWhileErasing(isOtherPaper: boolean, call: number): Promise<Fakes> {
  const fakes = await aRequest(isOtherPaper);
  await deleteAccount(fakes, ann, 'ann@example.org');
  const finish = () => render(fakes, fakes).catch(() => undefined);
  await eraseAccount(interrupt(fakes, new Map([[call, finish]])).ports, 'ann');
  return fakes;
}

const listKept = (fakes: Fakes) =>
  [fakes.storedDocuments, fakes.storedFiles].flatMap((map) => [...map.keys()]);

const CALLS = 20;

test.each([
  ['its sheets', false],
  ['the other paper', true],
])('wherever an account is erased while %s are made, no file is kept', async (_, isOtherPaper) => {
  const quiet = await aRequest(isOtherPaper);
  const { ports, calls } = interrupt(quiet, new Map());
  await render(quiet, ports);
  expect(calls.count).toBeGreaterThan(4);
  expect(calls.count).toBeLessThan(CALLS);
  expect(listKept(quiet).length).toBeGreaterThan(1);
  for (let call = 0; call < CALLS; call++) {
    const ended = await renderErased(isOtherPaper, call);
    if (call >= calls.count) await eraseAccount(ended, 'ann');
    expect([call, listKept(ended)]).toEqual([call, []]);
    expect([call, listKept(await renderWhileErasing(isOtherPaper, call))]).toEqual([call, []]);
  }
});
