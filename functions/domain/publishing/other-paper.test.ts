import { describe, expect, test } from 'vitest';
import type { HandoutDocument } from '#shared/document/document.ts';
import { createFakes, type Fakes } from '#test/fakes/fakes.ts';
import { createRenderer } from '#test/fakes/rendering.ts';
import { aMember } from '#test/fakes/users.ts';
import { aFlashcardSet, aWorksheet } from '#test/support/builders.ts';
import { UnprintableError } from '../../errors/unprintable-error.ts';
import { createDocument } from '../documents/save.ts';
import { askOtherPaper, renderOtherPaper } from './other-paper.ts';
import { publishDocument } from './publish.ts';
import { readPublished } from './read-published.ts';
import { renderDocument } from './render.ts';
import { unpublishDocument } from './unpublish.ts';

const ann = { id: 'ann' };

interface RenderedSheet {
  readonly paper: string;
  readonly answerKey: boolean;
  readonly large: boolean;
}

/** Creates fakes whose renderer records its requests. */
function createRecordingFakes(): { fakes: Fakes; rendered: RenderedSheet[] } {
  const rendered: RenderedSheet[] = [];
  const { render } = createRenderer();
  const renderer = {
    render: (request: Parameters<typeof render>[0]) => {
      const { paper, answerKey, large = false } = request;
      rendered.push({ paper, answerKey, large });
      return render(request);
    },
  };
  return { fakes: createFakes({ renderer }), rendered };
}

async function published(fakes: Fakes, document: HandoutDocument, is_private: 0 | 1 = 0): Promise<string> {
  const { id, version } = await createDocument(fakes, ann, 'new', document);
  fakes.setMember('ann', aMember({ lock_version: 1, granted: true }));
  const write = { id, key: 'publish', base: version };
  await publishDocument(fakes, ann, write, {
    is_private,
    subjects: ['Math'],
    subject_other: '',
    grade_levels: ['K'],
  });
  await carryOut(fakes);
  return id;
}

/** Renders every event on the bus. */
async function carryOut(fakes: Fakes): Promise<void> {
  for (const detail of fakes.publishRequests.splice(0))
    if (detail.other_paper) await renderOtherPaper(fakes, detail);
    else await renderDocument(fakes, detail, fakes.clock.now());
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
    const { fakes, rendered } = createRecordingFakes();
    const id = await published(fakes, quiz());
    expect(rendered.map(({ paper }) => paper)).toEqual(['letter', 'letter']);
    expect((await readPublished(fakes, null, id)).other_paper).toMatchObject({
      state: 'none',
      pdf_url: null,
    });
    expect(await askOtherPaper(fakes, null, id)).toEqual({ state: 'asked' });
    expect(await askOtherPaper(fakes, ann, id)).toEqual({ state: 'asked' });
    expect(fakes.publishRequests).toHaveLength(1);
    rendered.length = 0;
    await carryOut(fakes);
    expect(rendered).toEqual([
      { paper: 'a4', answerKey: false, large: false },
      { paper: 'a4', answerKey: true, large: false },
    ]);
    expect(await askOtherPaper(fakes, null, id)).toEqual({ state: 'ready' });
    expect(fakes.publishRequests).toEqual([]);
  });

  test('lies beside the document’s own; its key is for whom the key is', async () => {
    const { fakes } = createRecordingFakes();
    const id = await published(fakes, quiz());
    const before = [...fakes.storedFiles.keys()];
    await askOtherPaper(fakes, null, id);
    await carryOut(fakes);
    const added = [...fakes.storedFiles.keys()].filter((key) => !before.includes(key));
    expect(added.map((key) => key.replace(/^.*\/\d+-[^-.]+/, ''))).toEqual(['-a4.pdf', '-a4-key.pdf']);
    const mine = await readPublished(fakes, ann, id);
    expect(mine.other_paper).toMatchObject({ state: 'ready', large_pdf_url: null });
    expect(mine.other_paper.pdf_url).toMatch(/-a4\.pdf$/);
    expect(mine.other_paper.key_url).toMatch(/-a4-key\.pdf$/);
    expect((await readPublished(fakes, null, id)).other_paper.key_url).toBeNull();
  });

  test('has the large print that the document has, and of a deck no key', async () => {
    const { fakes, rendered } = createRecordingFakes();
    const deck = aFlashcardSet({ filename: 'Deck', paper: 'a4', large_print: true });
    const id = await published(fakes, deck);
    rendered.length = 0;
    await askOtherPaper(fakes, null, id);
    await carryOut(fakes);
    expect(rendered).toEqual([
      { paper: 'letter', answerKey: false, large: false },
      { paper: 'letter', answerKey: false, large: true },
    ]);
  });

  test('is told to nobody of what is not theirs to see', async () => {
    const { fakes } = createRecordingFakes();
    const id = await published(fakes, quiz(), 1);
    await expect(askOtherPaper(fakes, null, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(askOtherPaper(fakes, { id: 'eve' }, id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await askOtherPaper(fakes, ann, id)).toEqual({ state: 'asked' });
  });

  test('that did not come is asked for anew once its renderer has had its time', async () => {
    const { fakes } = createRecordingFakes();
    const id = await published(fakes, quiz());
    await askOtherPaper(fakes, null, id);
    fakes.publishRequests.length = 0;
    fakes.advanceClock(170_000);
    await askOtherPaper(fakes, null, id);
    expect(fakes.publishRequests).toEqual([]);
    fakes.advanceClock(20_000);
    await askOtherPaper(fakes, null, id);
    expect(fakes.publishRequests).toHaveLength(1);
  });

  test('that can never be printed says so', async () => {
    const { fakes } = createRecordingFakes();
    const id = await published(fakes, quiz());
    await askOtherPaper(fakes, null, id);
    const failing = {
      ...fakes,
      renderer: { render: () => Promise.reject(new UnprintableError('Too long.')) },
    };
    const [detail] = fakes.publishRequests;
    if (detail) expect(await renderOtherPaper(failing, detail)).toBe('refused');
    expect((await readPublished(fakes, null, id)).other_paper).toMatchObject({ state: 'failed' });
  });

  test('of what was taken back, or published anew, meanwhile is not shown', async () => {
    const { fakes } = createRecordingFakes();
    const id = await published(fakes, quiz());
    await askOtherPaper(fakes, null, id);
    await unpublishDocument(fakes, ann, id);
    const [detail] = fakes.publishRequests;
    if (detail) expect(await renderOtherPaper(fakes, detail)).toBe('nothing to do');
  });
});
