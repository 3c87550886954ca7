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
const fault = fc.constantFrom('none', 'none', 'none', 'before', 'after');
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

/** Publishes one title after the other, as one person does; each click is repeated until it is answered. */
async function publishAll(ports: Ports, world: World, id: string, clicks: number) {
  for (let click = 0; click < clicks; click += 1) {
    const base = world.kept.get(id)?.head.version ?? 0;
    const saved = updateDocument(
      ports,
      ann,
      { id, key: `s${click}`, base },
      aWorksheet({ title: `${click}` }),
    );
    await saved.catch(ignored);
    const version = world.kept.get(id)?.head.version ?? 0;
    await publishDocument(ports, ann, { id, key: `p${click}`, base: version }, settings).catch(ignored);
  }
}

/** Delivers every event that is or was on the bus, some twice, newest first where told so. */
function deliverAll(
  ports: Ports,
  world: World,
  { twice, backwards }: { twice: boolean; backwards: boolean },
) {
  const events = [...world.sent, ...(twice ? world.sent : [])];
  if (backwards) events.reverse();
  return Promise.all(events.map((event) => renderDocument(ports, event).catch(ignored)));
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
    fc.array(fault, { maxLength: 60 }),
    fc.integer({ min: 1, max: 3 }),
    fc.array(fc.record({ twice: fc.boolean(), backwards: fc.boolean() }), { minLength: 1, maxLength: 3 }),
    async (scheduler, faults, clicks, deliveries) => {
      const { world, revisions } = watched(aWorld());
      const id = await start(world);
      const ports = troubledPorts(world, scheduler, faults);
      const working = async () => {
        for (const delivery of deliveries) {
          await deliverAll(ports, world, delivery);
          world.pass(80_000);
          await sweepPublishing(ports).catch(ignored);
        }
      };
      await scheduler.waitFor(Promise.all([publishAll(ports, world, id, clicks), working()]));
      const end = await calm(world, id);
      if (!end?.wanted) return;
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
  await fc.assert(property, { numRuns: 200 });
});
