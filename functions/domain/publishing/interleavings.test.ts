import { partition } from 'es-toolkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { publishSettings } from '#shared/api/models.ts';
import { GRADE_LEVELS } from '#shared/vocabulary/subjects.ts';
import { createFakes, type Fakes } from '#test/fakes/fakes.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Publishing } from '../../records/publishing.ts';
import { createDocument, updateDocument } from '../documents/save.ts';
import { publishDocument } from './publish.ts';
import { renderDocument } from './render.ts';
import { sweepPublishing } from './sweep-publishing.ts';

/** A mishap of one call: the process dies before or after the effect, or minutes pass. */
const mishap = fc.oneof(
  { weight: 12, arbitrary: fc.constant('none' as const) },
  { weight: 1, arbitrary: fc.constantFrom('killed before' as const, 'killed after' as const) },
  { weight: 1, arbitrary: fc.constant('late' as const) },
);
type Mishap = 'none' | 'killed before' | 'killed after' | 'late';

class Killed extends Error {}

/** Wraps a port: the scheduler decides when each call runs, and each call meets the next mishap. */
function makeFlaky<T extends object>(
  port: T,
  scheduler: fc.Scheduler,
  next: () => Mishap,
  late: () => void,
): T {
  return new Proxy(port, {
    get: (target, name) => {
      const method = Reflect.get(target, name) as (...given: unknown[]) => Promise<unknown>;
      return async (...given: unknown[]) => {
        const now = next();
        await scheduler.schedule(Promise.resolve(), String(name));
        if (now === 'killed before') throw new Killed();
        if (now === 'late') late();
        const answer = await method(...given);
        if (now === 'killed after') throw new Killed();
        return answer;
      };
    },
  });
}

function createFlakyPorts(fakes: Fakes, scheduler: fc.Scheduler, mishaps: readonly Mishap[]): Ports {
  const left = [...mishaps];
  const trouble = <T extends object>(port: T) =>
    makeFlaky(
      port,
      scheduler,
      () => left.shift() ?? 'none',
      () => fakes.advanceClock(100_000),
    );
  return {
    ...fakes,
    documents: trouble(fakes.documents),
    events: trouble(fakes.events),
    files: trouble(fakes.files),
    renderer: trouble(fakes.renderer),
  };
}

const ann = { id: 'ann' };
const start = async (fakes: Fakes) => (await createDocument(fakes, ann, 'create', aWorksheet())).id;

/** Saves from one tab until the save is acknowledged, with the same key; starts over after a conflict. */
async function saveUntilConfirmed(ports: Ports, id: string, title: string) {
  let base = 1;
  for (;;) {
    try {
      const key = `${title}-${base}`;
      return { title, ...(await updateDocument(ports, ann, { id, key, base }, aWorksheet({ title }))) };
    } catch (error) {
      if (error instanceof ApiError && error.current) base = error.current.version;
      else if (!(error instanceof Killed)) throw error;
    }
  }
}

test('however saves interleave and die, each acknowledged one is a version of its own that can be read', async () => {
  const property = fc.asyncProperty(
    fc.scheduler(),
    fc.array(mishap, { maxLength: 40 }),
    fc.integer({ min: 2, max: 4 }),
    async (scheduler, mishaps, tabs) => {
      const fakes = createFakes();
      const id = await start(fakes);
      const ports = createFlakyPorts(fakes, scheduler, mishaps);
      const titles = Array.from({ length: tabs }, (_, index) => `tab ${index}`);
      const acknowledged = await scheduler.waitFor(
        Promise.all(titles.map((title) => saveUntilConfirmed(ports, id, title))),
      );
      expect(new Set(acknowledged.map(({ version }) => version)).size).toBe(tabs);
      for (const { title, version, hash } of acknowledged)
        expect(await fakes.documents.readRevision(id, version, hash)).toMatchObject({ title });
      const newest = acknowledged.reduce((a, b) => (b.version > a.version ? b : a));
      expect(await fakes.documents.read(id)).toMatchObject({
        head: { version: tabs + 1, hash: newest.hash },
        document: { title: newest.title },
      });
    },
  );
  await fc.assert(property, { numRuns: 150 });
});

/** Returns settings with another grade for each click, so that each click makes another revision. */
const settingsOf = (click: number) =>
  publishSettings.parse({
    is_private: 0,
    subjects: ['Science'],
    subject_other: '',
    grade_levels: [GRADE_LEVELS[click]],
  });

const ignored = () => undefined;

/** Publishes again and again, sometimes after a save. Returns the acknowledged revisions. */
async function publishAll(ports: Ports, fakes: Fakes, id: string, clicks: readonly Click[]) {
  const acknowledged: number[] = [];
  const version = () => fakes.storedDocuments.get(id)?.head.version ?? 0;
  for (const [click, { saves }] of clicks.entries()) {
    const save = { id, key: `s${click}`, base: version() };
    if (saves) await updateDocument(ports, ann, save, aWorksheet({ title: `${click}` })).catch(ignored);
    const publish = { id, key: `p${click}`, base: version() };
    const answer = await publishDocument(ports, ann, publish, settingsOf(click)).catch(ignored);
    if (answer) acknowledged.push(answer.version);
  }
  return acknowledged;
}

interface Click {
  readonly saves: boolean;
}

/** A queue message: the index of its event, and whether its renderer is slower than all others. */
interface Delivery {
  readonly place: number;
  readonly slow: boolean;
  readonly sweeps: boolean;
}

/** Renders an event as soon as it is on the bus; a slow renderer draws when `rest` is done. */
async function deliver(ports: Ports, bus: Bus, { place, slow, sweeps }: Delivery, rest: Promise<unknown>) {
  const event = await bus.at(place);
  if (!event) return;
  const render: Ports['renderer']['render'] = async (request) => {
    if (slow) await rest;
    return ports.renderer.render(request);
  };
  await renderDocument({ ...ports, renderer: { render } }, event, ports.clock.now()).catch(ignored);
  if (sweeps) await sweepPublishing(ports).catch(ignored);
}

/** Waits for the events on the bus by index; undefined for an event that never came. */
class Bus {
  readonly #bells = Array.from({ length: PLACES }, () => Promise.withResolvers<void>());
  readonly #fakes: Fakes;

  constructor(fakes: Fakes) {
    this.#fakes = fakes;
    const { sendPublishRequested } = fakes.events;
    fakes.events.sendPublishRequested = async (detail) => {
      await sendPublishRequested(detail);
      this.#bells[fakes.publishRequests.length - 1]?.resolve();
    };
  }

  async at(place: number) {
    await this.#bells[place]?.promise;
    return this.#fakes.publishRequests[place];
  }

  close() {
    for (const { resolve } of this.#bells) resolve();
  }
}
const PLACES = 4;

/** Lets minutes pass without mishaps: runs the sweeper and delivers what is on the bus. */
async function calm(fakes: Fakes, id: string) {
  for (let round = 0; round < 6; round += 1) {
    fakes.advanceClock(200_000);
    await sweepPublishing(fakes);
    for (const event of fakes.publishRequests.splice(0))
      await renderDocument(fakes, event, fakes.clock.now()).catch(ignored);
  }
  return fakes.storedDocuments.get(id)?.head.publishing;
}

/** Checks after every transition that no published revision gives way to an older one or none. */
function watched(fakes: Fakes): { fakes: Fakes; revisions: number[] } {
  const revisions: number[] = [];
  const { updatePublishing: advance, save } = fakes.documents;
  const note = (taken: boolean, next: Publishing | undefined) => {
    if (taken && next) revisions.push(next.published?.revision ?? 0);
    return taken;
  };
  fakes.documents.updatePublishing = async (id, next) => note(await advance(id, next), next);
  fakes.documents.save = async (version, base, next) => note(await save(version, base, next), next);
  return { fakes, revisions };
}

test('however publishing is doubled, reordered and killed, it ends in one current PDF or a visible failure', async () => {
  const property = fc.asyncProperty(
    fc.scheduler(),
    fc.array(mishap, { maxLength: 120 }),
    fc.array(fc.record({ saves: fc.boolean() }), { minLength: 1, maxLength: PLACES }),
    fc.array(fc.record({ place: fc.nat({ max: PLACES - 1 }), slow: fc.boolean(), sweeps: fc.boolean() }), {
      minLength: 1,
      maxLength: 6,
    }),
    async (scheduler, mishaps, clicks, deliveries) => {
      const { fakes, revisions } = watched(createFakes());
      const bus = new Bus(fakes);
      const id = await start(fakes);
      const ports = createFlakyPorts(fakes, scheduler, mishaps);
      const publishes = publishAll(ports, fakes, id, clicks).finally(() => bus.close());
      const [slow, quick] = partition(deliveries, (delivery) => delivery.slow);
      const rest = Promise.all([publishes, ...quick.map((one) => deliver(ports, bus, one, publishes))]);
      const all = Promise.all([publishes, ...slow.map((one) => deliver(ports, bus, one, rest)), rest]);
      const [acknowledged] = await scheduler.waitFor(all);
      const end = await calm(fakes, id);
      if (!end?.requested) {
        expect(acknowledged).toEqual([]);
        return;
      }
      expect(end.requested.revision).toBeGreaterThanOrEqual(Math.max(0, ...acknowledged));
      expect(revisions).toEqual([...revisions].sort((a, b) => a - b));
      if (end.state === 'failed') expect(end.error).toEqual(expect.any(String));
      else expect(end).toMatchObject({ state: 'published', published: { revision: end.requested.revision } });
      if (end.published) {
        const { revision, hash } = end.published;
        expect(fakes.storedFiles.has(`published/${id}/${revision}-${hash}.pdf`)).toBe(true);
        expect(fakes.storedFiles.has(`published/${id}/${revision}-${hash}-key.pdf`)).toBe(true);
      }
    },
  );
  await fc.assert(property, { numRuns: 400 });
});
