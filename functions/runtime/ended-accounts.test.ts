import { expect, test } from 'vitest';
import { publishSettings } from '#shared/api/models.ts';
import { createFakes, type Fakes } from '#test/fakes/fakes.ts';
import { anEvent, read } from '#test/fakes/http-event.ts';
import { interrupt } from '#test/fakes/interrupt.ts';
import { aMember } from '#test/fakes/users.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { deleteAccount, eraseAccount, sweepDeletions } from '../domain/accounts/account.ts';
import { copyDocument } from '../domain/documents/copy.ts';
import { createDocument, updateDocument } from '../domain/documents/save.ts';
import { completeUpload } from '../domain/images/images.ts';
import { startCheckout } from '../domain/plans/plans.ts';
import { publishDocument } from '../domain/publishing/publish.ts';
import { renderDocument } from '../domain/publishing/render.ts';
import type { Ports } from '../ports/ports.ts';
import { createEndedAccounts } from './ended-accounts.ts';
import { route } from './route.ts';

const ann = { id: 'ann' };
const key = { 'idempotency-key': 'k' };
const settings = publishSettings.parse({
  ...{ is_private: 0, subjects: ['Science'], subject_other: '', grade_levels: ['4'] },
});

/** Requests of Ann's to handlers as their files make them. */
const REQUESTS: Record<string, (ports: Ports, id: string) => Promise<ReturnType<typeof read>>> = {
  async create(ports) {
    const handle = route(
      'createDocument',
      ({ caller, body }) => createDocument(ports, caller, 'new', body.document),
      createEndedAccounts(ports),
    );
    return read(await handle(anEvent({ caller: 'ann', headers: key, body: { document: aWorksheet() } })));
  },
  async publish(ports, id) {
    const handle = route(
      'publishDocument',
      ({ caller, body }) => publishDocument(ports, caller, { id, key: 'p', base: 1 }, body),
      createEndedAccounts(ports),
    );
    const headers = { ...key, 'if-match': '"1"' };
    return read(await handle(anEvent({ caller: 'ann', params: { id }, headers, body: settings })));
  },
  async save(ports, id) {
    const handle = route(
      'updateDocument',
      ({ caller, body }) => updateDocument(ports, caller, { id, key: 's', base: 1 }, body.document),
      createEndedAccounts(ports),
    );
    const headers = { ...key, 'if-match': '"1"' };
    const body = { document: aWorksheet({ title: 'Late' }) };
    return read(await handle(anEvent({ caller: 'ann', params: { id }, headers, body })));
  },
  async copy(ports, id) {
    const handle = route(
      'copyDocument',
      ({ caller, params }) => copyDocument(ports, caller, { id: params.id, key: 'c' }),
      createEndedAccounts(ports),
    );
    return read(await handle(anEvent({ caller: 'ann', params: { id }, headers: key })));
  },
  async upload(ports) {
    const handle = route(
      'completeUpload',
      ({ caller, params }) => completeUpload(ports, caller, params.upload),
      createEndedAccounts(ports),
    );
    return read(await handle(anEvent({ caller: 'ann', params: { upload: 'u1' } })));
  },
  async checkout(ports) {
    const handle = route(
      'startCheckout',
      ({ caller, body }) => startCheckout(ports, caller, 'k', body),
      createEndedAccounts(ports),
    );
    const body = { interval: 'monthly', document_id: null };
    return read(await handle(anEvent({ caller: 'ann', headers: key, body })));
  },
};

async function anAccount() {
  const fakes = createFakes();
  fakes.setMember('ann', aMember());
  const { id } = await createDocument(fakes, ann, 'first', aWorksheet());
  fakes.sentPictures.set('uploads/ann/u1', { body: new Uint8Array(5), type: 'image/png' });
  return { fakes, id };
}

async function checkNothingIsKept(fakes: Fakes) {
  for (const event of fakes.publishRequests.splice(0)) await renderDocument(fakes, event, fakes.clock.now());
  const stored = [fakes.storedDocuments, fakes.storedFiles, fakes.storedPictures, fakes.sentPictures];
  expect(stored.flatMap((map) => [...map.keys()])).toEqual([]);
  expect(await fakes.images.list('ann')).toEqual([]);
  expect([...fakes.galleryEntries.keys()]).toEqual([]);
}

test.each(Object.keys(REQUESTS))(
  'wherever a deletion starts and erases during a %s, the request is refused and nothing of it is kept',
  async (name) => {
    const request = REQUESTS[name] as (typeof REQUESTS)[string];
    const quiet = await anAccount();
    const { ports: undisturbed, calls } = interrupt(quiet.fakes, new Map());
    expect((await request(undisturbed, quiet.id)).status).toBeLessThan(300);
    expect(calls.count).toBeGreaterThan(3);
    for (let started = 0; started < calls.count; started++)
      for (let erased = started; erased <= calls.count; erased++) {
        const { fakes, id } = await anAccount();
        const start = () => deleteAccount(fakes, ann, 'ann@example.org');
        const erase = () => eraseAccount(fakes, 'ann');
        const both = async () => {
          await start();
          await erase();
        };
        const steps =
          erased === started
            ? [[started, both]]
            : [
                [started, start],
                [erased, erase],
              ];
        const { ports } = interrupt(fakes, new Map(steps as [number, () => Promise<unknown>][]));
        const { status, body } = await request(ports, id);
        expect([started, erased, status, body.code]).toEqual([started, erased, 401, 'session_expired']);
        await sweepDeletions(fakes, () => true);
        await checkNothingIsKept(fakes);
      }
  },
);

test('the token of a deleted account reads nothing, and the route that deletes it can be repeated', async () => {
  const { fakes } = await anAccount();
  const list = route(
    'listDocuments',
    async () => ({ documents: [], next: null }),
    createEndedAccounts(fakes),
  );
  const ask = async () => read(await list(anEvent({ caller: 'ann' }))).status;
  expect(await ask()).toBe(200);
  await deleteAccount(fakes, ann, 'ann@example.org');
  expect(await ask()).toBe(401);
  await deleteAccount(fakes, ann, 'ann@example.org');
});
