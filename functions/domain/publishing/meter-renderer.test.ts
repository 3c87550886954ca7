import { expect, test } from 'vitest';
import { publishSettings } from '#shared/api/models.ts';
import { createFakes, type Fakes } from '#test/fakes/fakes.ts';
import { createRenderer } from '#test/fakes/rendering.ts';
import { aMember } from '#test/fakes/users.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { RenderTimeout } from '../../errors/render-timeout.ts';
import { getRenderQuota, RENDER_QUOTA } from '../access/render-quota.ts';
import { createDocument } from '../documents/save.ts';
import { askOtherPaper, renderOtherPaper } from './other-paper.ts';
import { publishDocument, readPublishState } from './publish.ts';
import { renderDocument } from './render.ts';

const ann = { id: 'ann' };
const settings = publishSettings.parse({
  is_private: 0,
  subjects: ['Science'],
  subject_other: '',
  grade_levels: ['4'],
});

/** Creates fakes whose PDFs take so many seconds each, or all that they may and are given up. */
function createSlowFakes(seconds: number | 'too long', bytes = 3): Fakes {
  const printer = createRenderer();
  const fakes: Fakes = createFakes({
    renderer: {
      async render(request) {
        fakes.advanceClock((seconds === 'too long' ? fakes.pdfSeconds : seconds) * 1000);
        if (seconds === 'too long') throw new RenderTimeout();
        return { ...(await printer.render(request)), pdf: new Uint8Array(bytes) };
      },
    },
  });
  return fakes;
}

let made = 0;
async function publish(fakes: Fakes): Promise<string> {
  const { id } = await createDocument(fakes, ann, `create ${made++}`, aWorksheet());
  await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  return id;
}

/** Delivers every event, and once more what the renderer threw for, as the queue does. */
async function deliver(fakes: Fakes): Promise<void> {
  for (const event of fakes.publishRequests.splice(0)) {
    const render = () =>
      event.other_paper ? renderOtherPaper(fakes, event) : renderDocument(fakes, event, fakes.clock.now());
    await render().catch(() => render().catch(() => undefined));
  }
}

/** Publishes until that is refused, and counts how often it was not. */
async function countPublishes(fakes: Fakes): Promise<number> {
  for (let count = 0; ; count += 1) {
    const refusal = await publish(fakes).then(
      () => null,
      (error: unknown) => error,
    );
    if (refusal) {
      expect(refusal).toMatchObject({ code: 'quota_reached' });
      return count;
    }
    await deliver(fakes);
    // A day later, so that the quota of a day's publishes is no hindrance.
    if (count % 30 === 29) fakes.advanceClock(24 * 3600 * 1000);
  }
}

test('PDFs that are all too slow end an account’s publishing for the week, with the time until the next', async () => {
  const fakes = createSlowFakes('too long');
  const count = await countPublishes(fakes);
  // Each is tried twice, and takes its 25 seconds each time.
  expect(count).toBe(RENDER_QUOTA.limit / 50);
  await expect(publish(fakes)).rejects.toMatchObject({
    message: expect.stringMatching(
      /^The PDFs of this account took 15 minutes, or have 1,000 MB, within a week, .+ Try again in about \d days\.$/,
    ),
  });
  fakes.advanceClock(7 * 24 * 3600 * 1000);
  await publish(fakes);
});

test('those that wait their turn when the time is used up are refused in words, and not drawn', async () => {
  const fakes = createSlowFakes('too long');
  const ids: string[] = [];
  for (let count = 0; count < 30; count += 1) ids.push(await publish(fakes));
  const from = fakes.clock.now().getTime();
  await deliver(fakes);
  const seconds = (fakes.clock.now().getTime() - from) / 1000;
  expect(seconds).toBeLessThanOrEqual(RENDER_QUOTA.limit + fakes.pdfSeconds);
  expect(await readPublishState(fakes, ann, ids.at(-1) ?? '')).toMatchObject({
    state: 'failed',
    is_final: true,
    error: expect.stringMatching(/^The PDFs of this account took 15 minutes/),
  });
});

test('the bytes of PDFs are counted too', async () => {
  // A worksheet has a PDF and its key.
  const fakes = createSlowFakes(1, RENDER_QUOTA.bytes / 8);
  expect(await countPublishes(fakes)).toBe(4);
});

test('a class’s twenty PDFs, one document after the other, of seconds each, meet no limit', async () => {
  const fakes = createSlowFakes(1);
  fakes.setMember('ann', aMember({ granted: true }));
  for (let count = 0; count < 20; count += 1) {
    const { id } = await createDocument(
      fakes,
      ann,
      `class ${count}`,
      aWorksheet({
        versions: { seeds: [1, 2, 3, 4, 5, 6, 7, 8], separate: true },
        class_list: ['Ann Lee', 'Bo Diaz'],
      }),
    );
    await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
    await deliver(fakes);
    expect(await readPublishState(fakes, ann, id)).toMatchObject({ state: 'published' });
  }
});

test('whoever pays has five times the time', async () => {
  const fakes = createSlowFakes('too long');
  fakes.setMember('ann', aMember({ granted: true }));
  expect(await countPublishes(fakes)).toBe(getRenderQuota(true).limit / 50);
});

test('a renderer that dies leaves what it had claimed, so that its time counts', async () => {
  const fakes = createSlowFakes(1);
  const now = fakes.clock.now();
  const dying = {
    ...fakes,
    renderMeter: {
      ...fakes.renderMeter,
      settle: async () => {
        throw new Error('The process died.');
      },
    },
  };
  await publish(fakes);
  const [event] = fakes.publishRequests;
  if (!event) throw new Error('Nothing was requested');
  await renderDocument(dying, event, now).catch(() => undefined);
  const quota = { ...RENDER_QUOTA, limit: fakes.pdfSeconds };
  expect(await fakes.renderMeter.isReached('ann', quota, now)).toBe(true);
});

test('sheets on the other paper that take too long are tried once, and never asked for again', async () => {
  const fakes = createSlowFakes(1);
  const id = await publish(fakes);
  await deliver(fakes);
  await askOtherPaper(fakes, null, id);
  const slow = { ...fakes, renderer: { render: () => Promise.reject(new RenderTimeout()) } };
  const [event] = fakes.publishRequests.splice(0);
  if (!event) throw new Error('Nothing was requested');
  expect(await renderOtherPaper(slow, event)).toBe('refused');
  fakes.advanceClock(3600_000);
  expect(await askOtherPaper(fakes, null, id)).toEqual({ state: 'failed' });
  expect(fakes.publishRequests).toEqual([]);
});
