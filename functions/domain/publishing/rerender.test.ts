import { beforeEach, describe, expect, test } from 'vitest';
import type { HandoutDocument } from '#shared/document/document.ts';
import { createFakes, type Fakes } from '#test/fakes/fakes.ts';
import { createRenderer } from '#test/fakes/rendering.ts';
import { aMember } from '#test/fakes/users.ts';
import { aWorksheet } from '#test/support/builders.ts';
import type { RenderRequest } from '../../ports/rendering.ts';
import { deleteDocument } from '../documents/documents.ts';
import { eraseStored } from '../documents/erase.ts';
import { createDocument, updateDocument } from '../documents/save.ts';
import { listGallery } from '../gallery/gallery.ts';
import { askOtherPaper, renderOtherPaper } from './other-paper.ts';
import { publishDocument } from './publish.ts';
import { readPublished } from './read-published.ts';
import { PRINT_RECIPE } from './recipe.ts';
import { renderDocument } from './render.ts';
import { checkRecipe, rerenderDocument } from './rerender.ts';
import { createRun, parseRun, type RerenderRun } from './rerender-run.ts';
import { republishDocument, unpublishDocument } from './unpublish.ts';

const ann = { id: 'ann' };
const settings = { is_private: 0, subjects: ['Science'], subject_other: '', grade_levels: ['4'] } as const;
const askFor = (is_private: 0 | 1 = 0) => ({
  ...settings,
  is_private,
  subjects: [...settings.subjects],
  grade_levels: [...settings.grade_levels],
});

/** Does something in the middle of the next rendering. */
let meanwhile: (() => Promise<unknown>) | undefined;
let fails: string | undefined;
let fakes: Fakes;
let run: RerenderRun;
/** The second release: its PDFs say so. */
let release = 1;
beforeEach(() => {
  meanwhile = undefined;
  fails = undefined;
  release = 1;
  const { render } = createRenderer();
  fakes = createFakes({
    renderer: {
      async render(request: RenderRequest) {
        const happen = meanwhile;
        meanwhile = undefined;
        await happen?.();
        if (fails && request.answerKey) throw new Error(fails);
        const { pdf, ...made } = await render(request);
        const text = `${new TextDecoder().decode(pdf)} on ${request.paper} by release ${release}`;
        return { ...made, pages: release, pdf: new TextEncoder().encode(text) };
      },
    },
  });
  fakes.setMember('ann', aMember({ granted: true }));
});

async function publish(id: string, base: number): Promise<void> {
  await publishDocument(fakes, ann, { id, key: `p${base}`, base }, askFor());
  await deliver();
}

async function deliver(): Promise<void> {
  for (const detail of fakes.publishRequests.splice(0))
    if (detail.other_paper) await renderOtherPaper(fakes, detail);
    else await renderDocument(fakes, detail, fakes.clock.now());
}

/** A published document, some time before the second release begins a run. */
async function aPublished(document: HandoutDocument = aWorksheet({ title: 'Rain' })): Promise<string> {
  const { id } = await createDocument(fakes, ann, document.title as string, document);
  await publish(id, 1);
  fakes.advanceClock(60_000);
  release = 2;
  run = createRun(fakes.clock.now());
  return id;
}

const rerender = (id: string) => rerenderDocument(fakes, run, id);

/** Reads the file behind an address that people get. */
function open(url: string | null): string {
  const key = new URL(url ?? '').pathname.slice(1);
  return new TextDecoder().decode(fakes.storedFiles.get(key));
}
const read = (id: string) => readPublished(fakes, ann, id);
const readPdf = async (id: string) => open((await read(id)).pdf_url);

describe('a document that a run renders', () => {
  test('has all its files made anew, and what its page says of it stays', async () => {
    const id = await aPublished(aWorksheet({ title: 'Rain', large_print: true }));
    const before = await read(id);
    expect(await rerender(id)).toEqual({
      ...{ document_id: id, outcome: 'rendered', revision: 2, pages: [1, 2], warnings: [] },
    });
    const after = await read(id);
    const files = [after.pdf_url, after.key_url, after.large_pdf_url, after.large_key_url];
    expect(files.map((url) => open(url).split(' by ')[1])).toEqual(Array(4).fill('release 2'));
    expect({ ...after, pages: 1 }).toMatchObject({
      ...{ slug: before.slug, published_at: before.published_at, title: before.title, pages: 1 },
    });
  });

  test('shows nothing new until the last of its files is made', async () => {
    const id = await aPublished();
    let seen = '';
    meanwhile = async () => {
      seen = await readPdf(id);
    };
    await rerender(id);
    expect(seen).toContain('by release 1');
    expect(await readPdf(id)).toContain('by release 2');
  });

  test('keeps what people have when one file fails, and a second start of the run makes it', async () => {
    const id = await aPublished();
    fails = 'the key broke';
    expect(await rerender(id)).toMatchObject({ outcome: 'failed', reason: 'the key broke' });
    expect(await readPdf(id)).toContain('by release 1');
    fails = undefined;
    expect(await rerender(id)).toMatchObject({ outcome: 'rendered' });
    expect(await readPdf(id)).toContain('by release 2');
  });

  test('is rendered once by a run, however often the run is started', async () => {
    const id = await aPublished();
    await rerender(id);
    release = 3;
    expect(await rerender(id)).toEqual({ document_id: id, outcome: 'up to date', revision: 2 });
    expect(await readPdf(id)).toContain('by release 2');
    fakes.advanceClock(1000);
    run = createRun(fakes.clock.now());
    expect(await rerender(id)).toMatchObject({ outcome: 'rendered' });
    expect(await readPdf(id)).toContain('by release 3');
  });

  test('that its owner publishes anew meanwhile is the owner’s: the run shows nothing over it', async () => {
    const id = await aPublished();
    meanwhile = async () => {
      await updateDocument(fakes, ann, { id, key: 's', base: 2 }, aWorksheet({ title: 'Snow' }));
      await publish(id, 3);
    };
    expect(await rerender(id)).toMatchObject({ outcome: 'up to date', revision: 4 });
    expect(await readPdf(id)).toContain('"Snow"');
  });

  test('that its owner makes private meanwhile stays private', async () => {
    const id = await aPublished();
    meanwhile = () => publishDocument(fakes, ann, { id, key: 'private', base: 2 }, askFor(1));
    await rerender(id);
    await expect(readPublished(fakes, null, id)).rejects.toMatchObject({ code: 'not_found' });
    await deliver();
    expect(await read(id)).toMatchObject({ is_private: 1 });
  });

  test('has its new picture in the gallery, at its former place', async () => {
    const id = await aPublished();
    const { published_at } = await read(id);
    await rerender(id);
    expect(fakes.galleryChanges.at(-1)).toBe(id);
    const { indexDocument } = await import('../gallery/gallery.ts');
    await indexDocument(fakes, id);
    const { entries } = await listGallery(fakes, {});
    expect(entries).toMatchObject([{ id, published_at }]);
    expect(entries[0]?.thumbnail_url).toContain(run.id);
  });

  test('has its sheets on the other paper made anew too, where somebody had asked for them', async () => {
    const id = await aPublished(aWorksheet({ title: 'Rain', paper: 'letter' }));
    await askOtherPaper(fakes, null, id);
    await deliver();
    release = 2;
    await rerender(id);
    const { other_paper } = await read(id);
    expect(other_paper.state).toBe('ready');
    expect(open(other_paper.pdf_url)).toMatch(/on a4 by release 2/);
  });

  test('whose other paper is being made meanwhile ends with both of the new release', async () => {
    const id = await aPublished(aWorksheet({ title: 'Rain', paper: 'letter' }));
    await askOtherPaper(fakes, null, id);
    meanwhile = async () => void (await rerender(id));
    await deliver();
    const { pdf_url, other_paper } = await read(id);
    expect(open(pdf_url)).toContain('on letter by release 2');
    expect(open(other_paper.pdf_url)).toContain('on a4 by release 2');
  });

  test('that is unpublished is rendered for the day on which it is shown again, and stays hidden', async () => {
    const id = await aPublished();
    await unpublishDocument(fakes, ann, id);
    expect(await rerender(id)).toMatchObject({ outcome: 'rendered' });
    await expect(read(id)).rejects.toMatchObject({ code: 'not_found' });
    await republishDocument(fakes, ann, id);
    expect(await readPdf(id)).toContain('by release 2');
  });

  test('that would lose a file which people have now fails, and says which', async () => {
    const id = await aPublished();
    const stored = fakes.storedDocuments.get(id);
    const { published } = stored?.head.publishing ?? {};
    if (published) published.has_game = true;
    expect(await rerender(id)).toMatchObject({
      outcome: 'failed',
      reason: 'The new files lack what people have now: game',
    });
  });

  test('keeps the files of one run before at most, and nothing that marked it as lost', async () => {
    const id = await aPublished();
    const count = fakes.storedFiles.size;
    fakes.storedFiles.set(`published/${id}/published`, new Uint8Array());
    const runs: string[] = [];
    for (let time = 0; time < 3; time += 1) {
      fakes.advanceClock(60_000);
      run = createRun(fakes.clock.now());
      runs.push(run.id);
      await rerender(id);
    }
    const folders = new Set([...fakes.storedFiles.keys()].map((key) => key.split('/')[2]));
    expect([...folders]).toEqual(runs.slice(-2));
    expect(fakes.storedFiles.size).toBe(2 * count);
    await publish(id, 2);
    const left = [...fakes.storedFiles.keys()].filter((key) => key.split('/').length === 4);
    expect(new Set(left.map((key) => key.split('/')[2]))).toEqual(new Set(runs.slice(-1)));
    expect(await readPdf(id)).toContain('by release 2');
  });

  test('that was erased meanwhile leaves no file behind', async () => {
    const id = await aPublished();
    meanwhile = () => eraseStored(fakes, id);
    expect(await rerender(id)).toEqual({ document_id: id, outcome: 'not published' });
    expect([...fakes.storedFiles.keys()]).toEqual([]);
  });
});

test('a draft, a document in the trash and one that does not exist are passed over', async () => {
  const deleted = await aPublished();
  await deleteDocument(fakes, ann, deleted);
  const draft = await createDocument(fakes, ann, 'draft', aWorksheet({ title: 'Draft' }));
  for (const id of [deleted, draft.id, 'nobodys'])
    expect(await rerender(id)).toEqual({ document_id: id, outcome: 'not published' });
});

test('a dry run renders nothing and says what it would render', async () => {
  const id = await aPublished();
  run = { ...run, isDry: true };
  const before = [...fakes.storedFiles.keys()];
  expect(await rerender(id)).toEqual({ document_id: id, outcome: 'would be rendered', revision: 2 });
  expect([...fakes.storedFiles.keys()]).toEqual(before);
});

test('what was published since the run began is passed over, unless an earlier release made it', async () => {
  const id = await aPublished();
  run = createRun(new Date(fakes.clock.now().getTime() - 120_000));
  expect(await rerender(id)).toMatchObject({ outcome: 'up to date' });
  run = { ...run, recipe: PRINT_RECIPE + 1 };
  expect(await rerender(id)).toMatchObject({ outcome: 'rendered' });
});

describe('the id of a run', () => {
  test('says its recipe and its start', () => {
    const made = createRun(new Date('2026-03-01T10:00:00.400Z'));
    expect(made).toEqual({
      ...{ id: `${PRINT_RECIPE}-20260301T100000Z`, recipe: PRINT_RECIPE, isDry: false },
      startedAt: '2026-03-01T10:00:00.000Z',
    });
    expect(parseRun(made.id)).toEqual(made);
  });

  test.each(['', '1', '0-20260301T100000Z', '1-20261301T100000Z', '1-20260301T100000Z/../x'])(
    '“%s” is refused by name',
    (id) => {
      expect(() => parseRun(id)).toThrow(`${id} is no run.`);
    },
  );

  test('for another recipe than this release’s is refused', () => {
    expect(() => checkRecipe({ ...createRun(new Date()), recipe: PRINT_RECIPE + 1 })).toThrow(
      `is for the print recipe ${PRINT_RECIPE + 1}, and this release prints by ${PRINT_RECIPE}.`,
    );
  });
});
