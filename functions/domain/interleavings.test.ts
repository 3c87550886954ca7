import fc from 'fast-check';
import { expect, test } from 'vitest';
import { publishSettings } from '#shared/api/models.ts';
import { aWorksheet } from '#test/support/builders.ts';
import type { Ports } from '../ports.ts';
import { publishDocument } from './publish.ts';
import { Refused } from './refused.ts';
import { renderDocument } from './render.ts';
import { createDocument, updateDocument } from './save.ts';
import { sweepPublishing } from './sweep.ts';
import { aWorld, type World } from './testing.ts';

/** What may happen to one call of a port: killed before it had its effect, or after. */
const fault = fc.oneof(
  { weight: 12, arbitrary: fc.constant('none' as const) },
  { weight: 1, arbitrary: fc.constantFrom('before' as const, 'after' as const) },
);
type Fault = 'none' | 'before' | 'after';

class Killed extends Error {}

/** A port whose calls happen when the scheduler says, each with the next fault. */
function troubled<T extends object>(port: T, scheduler: fc.Scheduler, nextFault: () => Fault): T {
  return new Proxy(port, {
    get: (target, name) => {
      const method = Reflect.get(target, name) as (...given: unknown[]) => Promise<unknown>;
      return async (...given: unknown[]) => {
        const mishap = nextFault();
        await scheduler.schedule(Promise.resolve(), String(name));
        if (mishap === 'before') throw new Killed();
        const answer = await method(...given);
        if (mishap === 'after') throw new Killed();
        return answer;
      };
    },
  });
}

function troubledPorts(world: World, scheduler: fc.Scheduler, faults: readonly Fault[]): Ports {
  const left = [...faults];
  const nextFault = () => left.shift() ?? 'none';
  const { documents, events, files, renderer } = world;
  return {
    ...world,
    documents: troubled(documents, scheduler, nextFault),
    events: troubled(events, scheduler, nextFault),
    files: troubled(files, scheduler, nextFault),
    renderer: troubled(renderer, scheduler, nextFault),
  };
}

const ann = { id: 'ann' };
const start = async (world: World) => (await createDocument(world, ann, 'create', aWorksheet())).id;

/** A tab that saves until it is told it was saved, with the same key, and starts over after a conflict. */
async function saveUntilTold(ports: Ports, id: string, title: string) {
  let base = 1;
  for (;;) {
    try {
      const key = `${title}-${base}`;
      return { title, ...(await updateDocument(ports, ann, { id, key, base }, aWorksheet({ title }))) };
    } catch (error) {
      if (error instanceof Refused && error.current) base = error.current.version;
      else if (!(error instanceof Killed)) throw error;
    }
  }
}

test('however saves interleave and die, each acknowledged one is a version of its own that can be read', async () => {
  const property = fc.asyncProperty(
    fc.scheduler(),
    fc.array(fault, { maxLength: 40 }),
    fc.integer({ min: 2, max: 4 }),
    async (scheduler, faults, tabs) => {
      const world = aWorld();
      const id = await start(world);
      const ports = troubledPorts(world, scheduler, faults);
      const titles = Array.from({ length: tabs }, (_, index) => `tab ${index}`);
      const told = await scheduler.waitFor(
        Promise.all(titles.map((title) => saveUntilTold(ports, id, title))),
      );
      expect(new Set(told.map(({ version }) => version)).size).toBe(tabs);
      for (const { title, version, hash } of told)
        expect(await world.documents.revision(id, version, hash)).toMatchObject({ title });
      const newest = told.reduce((a, b) => (b.version > a.version ? b : a));
      expect(await world.documents.read(id)).toMatchObject({
        head: { version: tabs + 1, hash: newest.hash },
        document: { title: newest.title },
      });
    },
  );
  await fc.assert(property, { numRuns: 150 });
});

const settings = publishSettings.parse({
  is_private: 0,
  subjects: ['Science'],
  subject_other: '',
  grade_levels: ['4'],
});

const ignored = () => undefined;

/** One person who saves and publishes again and again; answers the revisions that were acknowledged. */
async function publishAll(ports: Ports, world: World, id: string, clicks: number): Promise<number[]> {
  const told: number[] = [];
  const version = () => world.kept.get(id)?.head.version ?? 0;
  for (let click = 0; click < clicks; click += 1) {
    const title = `draft ${click}`;
    const save = { id, key: `s${click}`, base: version() };
    await updateDocument(ports, ann, save, aWorksheet({ title })).catch(ignored);
    const publish = { id, key: `p${click}`, base: version() };
    const answer = await publishDocument(ports, ann, publish, settings).catch(ignored);
    if (answer) told.push(answer.version);
  }
  return told;
}

/** A renderer that is handed the event at that place, and stalls so many steps before it draws. */
async function deliver(
  ports: Ports,
  world: World,
  scheduler: fc.Scheduler,
  { place, stall }: { place: number; stall: number },
) {
  const steps = async (count: number, until = () => false) => {
    for (let step = 0; step < count && !until(); step += 1)
      await scheduler.schedule(Promise.resolve(), 'wait');
  };
  await steps(200, () => world.sent.length > place);
  const event = world.sent[place];
  if (!event) return;
  const render: Ports['renderer']['render'] = async (request) => {
    await steps(stall);
    return ports.renderer.render(request);
  };
  await renderDocument({ ...ports, renderer: { render } }, event).catch(ignored);
}

/** Time that runs while others work, so that leases end under renderers that live, and the sweeper with it. */
async function timeRuns(ports: Ports, world: World, scheduler: fc.Scheduler, minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) {
    await scheduler.schedule(Promise.resolve(), 'time');
    world.pass(100_000);
    await sweepPublishing(ports).catch(ignored);
  }
}

/** No more faults: minutes pass, the sweeper runs, what is on the bus is delivered. */
async function calm(world: World, id: string) {
  for (let round = 0; round < 6; round += 1) {
    world.pass(200_000);
    await sweepPublishing(world);
    for (const event of world.sent.splice(0)) await renderDocument(world, event).catch(ignored);
  }
  return world.kept.get(id)?.head.publishing;
}

/** Watches every turn that is taken, so that no published revision ever gives way to an older one. */
function watched(world: World): { world: World; revisions: number[] } {
  const revisions: number[] = [];
  const { advance } = world.documents;
  world.documents.advance = async (id, next) => {
    const taken = await advance(id, next);
    if (taken && next.published) revisions.push(next.published.revision);
    return taken;
  };
  return { world, revisions };
}

test('however publishing is doubled, reordered and killed, it ends in one current PDF or a visible failure', async () => {
  const property = fc.asyncProperty(
    fc.scheduler(),
    fc.array(fault, { maxLength: 120 }),
    fc.integer({ min: 1, max: 3 }),
    fc.array(fc.record({ place: fc.nat({ max: 3 }), stall: fc.nat({ max: 60 }) }), {
      minLength: 1,
      maxLength: 6,
    }),
    fc.nat({ max: 4 }),
    async (scheduler, faults, clicks, deliveries, minutes) => {
      const { world, revisions } = watched(aWorld());
      const id = await start(world);
      const ports = troubledPorts(world, scheduler, faults);
      const renderers = deliveries.map((delivery) => deliver(ports, world, scheduler, delivery));
      const publishes = publishAll(ports, world, id, clicks);
      const time = timeRuns(ports, world, scheduler, minutes);
      const [told] = await scheduler.waitFor(Promise.all([publishes, time, ...renderers]));
      const end = await calm(world, id);
      if (!end?.wanted) {
        expect(told).toEqual([]);
        return;
      }
      expect(end.wanted.revision).toBeGreaterThanOrEqual(Math.max(0, ...told));
      expect(revisions).toEqual([...revisions].sort((a, b) => a - b));
      if (end.state === 'failed') expect(end.error).toEqual(expect.any(String));
      else expect(end).toMatchObject({ state: 'published', published: { revision: end.wanted.revision } });
      if (end.published) {
        const { revision, hash } = end.published;
        expect(world.stored.has(`published/${id}/${revision}-${hash}.pdf`)).toBe(true);
        expect(world.stored.has(`published/${id}/${revision}-${hash}-key.pdf`)).toBe(true);
      }
    },
  );
  await fc.assert(property, { numRuns: 400 });
});
