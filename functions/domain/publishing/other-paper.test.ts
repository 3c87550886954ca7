import { describe, expect, test } from 'vitest';
import type { HandoutDocument } from '#shared/document/document.ts';
import { aRenderer, aWorld, type World } from '#test/fakes/world.ts';
import { aFlashcardSet, aWorksheet } from '#test/support/builders.ts';
import { Unprintable } from '../../errors/unprintable-error.ts';
import { createDocument } from '../documents/save.ts';
import { askOtherPaper, renderOtherPaper } from './other-paper.ts';
import { publishDocument } from './publish.ts';
import { readPublished } from './read-published.ts';
import { renderDocument } from './render.ts';
import { unpublishDocument } from './unpublish.ts';

const ann = { id: 'ann' };

interface Drawn {
  readonly paper: string;
  readonly answerKey: boolean;
  readonly large: boolean;
}

/** A world that notes what it draws. */
function aPrintingWorld(): { world: World; drawn: Drawn[] } {
  const drawn: Drawn[] = [];
  const { render } = aRenderer();
  const renderer = {
    render: (request: Parameters<typeof render>[0]) => {
      const { paper, answerKey, large = false } = request;
      drawn.push({ paper, answerKey, large });
      return render(request);
    },
  };
  return { world: aWorld({ renderer }), drawn };
}

async function published(world: World, document: HandoutDocument, is_private: 0 | 1 = 0): Promise<string> {
  const { id, version } = await createDocument(world, ann, 'new', document);
  await world.plans.keep('ann', { turn: 1, granted: true, subscription: null });
  const write = { id, key: 'publish', base: version };
  await publishDocument(world, ann, write, {
    is_private,
    subjects: ['Math'],
    subject_other: '',
    grade_levels: ['K'],
  });
  await carryOut(world);
  return id;
}

/** What waits on the bus, done as the renderer does it. */
async function carryOut(world: World): Promise<void> {
  for (const detail of world.sent.splice(0))
    if (detail.other_paper) await renderOtherPaper(world, detail);
    else await renderDocument(world, detail, world.clock.now());
}

const quiz = (given: object = {}) =>
  aWorksheet({
    title: 'Rain',
    filename: 'Rain',
    paper: 'letter',
    items: [{ id: 'q', type: 'open_response', data: { subtitle: 'Why?' } }],
    ...given,
  });

describe('the other paper', () => {
  test('is made the first time that somebody asks for it, who needs no account, and only then', async () => {
    const { world, drawn } = aPrintingWorld();
    const id = await published(world, quiz());
    expect(drawn.map(({ paper }) => paper)).toEqual(['letter', 'letter']);
    expect((await readPublished(world, null, id)).other_paper).toMatchObject({
      state: 'none',
      pdf_url: null,
    });
    expect(await askOtherPaper(world, null, id)).toEqual({ state: 'asked' });
    expect(await askOtherPaper(world, ann, id)).toEqual({ state: 'asked' });
    expect(world.sent).toHaveLength(1);
    drawn.length = 0;
    await carryOut(world);
    expect(drawn).toEqual([
      { paper: 'a4', answerKey: false, large: false },
      { paper: 'a4', answerKey: true, large: false },
    ]);
    expect(await askOtherPaper(world, null, id)).toEqual({ state: 'ready' });
    expect(world.sent).toEqual([]);
  });

  test('lies beside the document’s own; its key is for whom the key is', async () => {
    const { world } = aPrintingWorld();
    const id = await published(world, quiz());
    const before = [...world.stored.keys()];
    await askOtherPaper(world, null, id);
    await carryOut(world);
    const added = [...world.stored.keys()].filter((key) => !before.includes(key));
    expect(added.map((key) => key.replace(/^.*\/\d+-[^-.]+/, ''))).toEqual(['-a4.pdf', '-a4-key.pdf']);
    const mine = await readPublished(world, ann, id);
    expect(mine.other_paper).toMatchObject({ state: 'ready', large_pdf_url: null });
    expect(mine.other_paper.pdf_url).toMatch(/-a4\.pdf$/);
    expect(mine.other_paper.key_url).toMatch(/-a4-key\.pdf$/);
    expect((await readPublished(world, null, id)).other_paper.key_url).toBeNull();
  });

  test('has the large print that the document has, and of a deck no key', async () => {
    const { world, drawn } = aPrintingWorld();
    const deck = aFlashcardSet({ filename: 'Deck', paper: 'a4', large_print: true });
    const id = await published(world, deck);
    drawn.length = 0;
    await askOtherPaper(world, null, id);
    await carryOut(world);
    expect(drawn).toEqual([
      { paper: 'letter', answerKey: false, large: false },
      { paper: 'letter', answerKey: false, large: true },
    ]);
  });

  test('is told to nobody of what is not theirs to see', async () => {
    const { world } = aPrintingWorld();
    const id = await published(world, quiz(), 1);
    await expect(askOtherPaper(world, null, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(askOtherPaper(world, { id: 'eve' }, id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await askOtherPaper(world, ann, id)).toEqual({ state: 'asked' });
  });

  test('that did not come is asked for anew once its renderer has had its time', async () => {
    const { world } = aPrintingWorld();
    const id = await published(world, quiz());
    await askOtherPaper(world, null, id);
    world.sent.length = 0;
    world.pass(170_000);
    await askOtherPaper(world, null, id);
    expect(world.sent).toEqual([]);
    world.pass(20_000);
    await askOtherPaper(world, null, id);
    expect(world.sent).toHaveLength(1);
  });

  test('that can never be printed says so', async () => {
    const { world } = aPrintingWorld();
    const id = await published(world, quiz());
    await askOtherPaper(world, null, id);
    const failing = { ...world, renderer: { render: () => Promise.reject(new Unprintable('Too long.')) } };
    const [detail] = world.sent;
    if (detail) expect(await renderOtherPaper(failing, detail)).toBe('refused');
    expect((await readPublished(world, null, id)).other_paper).toMatchObject({ state: 'failed' });
  });

  test('of what was taken back, or published anew, meanwhile is not shown', async () => {
    const { world } = aPrintingWorld();
    const id = await published(world, quiz());
    await askOtherPaper(world, null, id);
    await unpublishDocument(world, ann, id);
    const [detail] = world.sent;
    if (detail) expect(await renderOtherPaper(world, detail)).toBe('nothing to do');
  });
});
