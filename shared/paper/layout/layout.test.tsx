import { describe, expect, test } from 'vitest';
import { createData } from '#test/support/paper/data-attributes.ts';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import { CONTENT_HEIGHT, inchesToPx } from '../sheet/page-sizes.ts';
import { Layout } from './layout.ts';
import { HEAD_KEY, type PaperBlock, RUNNING_HEAD_KEY } from './paper-content.ts';

/** A laid-out part with units of these heights: what the measuring reads of an element. */
const part = (...heights: number[]): HTMLElement => {
  const sized = (height: number) => ({
    ...createData({ unit: '' }),
    getBoundingClientRect: () => ({ height }),
  });
  const all = heights.reduce((sum, height) => sum + height, 0);
  const found = (what: string) => (what.includes('[data-unit]') ? heights.map(sized) : []);
  return { ...sized(all), querySelectorAll: found } as unknown as HTMLElement;
};
const draw = (layout: Layout, key: string, element: HTMLElement, from = 0) => {
  const takeBack = layout.attachPart(key, { element, from, top: 0 });
  layout.markDrawn(key, <p />);
  return takeBack;
};
const flow = (blocks: readonly PaperBlock[]) => ({ blocks, head: <p />, runningHead: <p />, sheetLimit: 60 });
const block = (key: string): PaperBlock => ({
  key,
  element: <p />,
  spaceBefore: 0,
  keepWithNext: false,
  breakAfter: false,
});

describe('a running head', () => {
  test('takes its height from each page once, on however many pages it is drawn', () => {
    const layout = new Layout();
    const keys = Array.from({ length: 12 }, (_, index) => `q${index}`);
    for (const key of keys) draw(layout, key, part(inchesToPx(3)));
    for (let page = 2; page <= 5; page++) draw(layout, RUNNING_HEAD_KEY, part(inchesToPx(1)));
    layout.measure(() => 1);
    const pages = layout.paginate(flow(keys.map(block)));
    expect(pages.map(({ slices }) => slices.length)).toEqual([3, 3, 3, 3]);
  });
});

test('a page without a running head has its room too: what fills it stays whole, and nothing warns', () => {
  const layout = new Layout();
  draw(layout, RUNNING_HEAD_KEY, part(100));
  draw(layout, 'cards', part(10));
  draw(layout, 'break', part());
  draw(layout, 'list', part(60, CONTENT_HEIGHT - 60));
  layout.measure(() => 1);
  const blocks = [
    block('cards'),
    { ...block('break'), breakAfter: true },
    { ...block('list'), withoutHeader: true },
  ];
  const pages = layout.paginate(flow(blocks));
  expect(pages).toHaveLength(2);
  expect(layout.listWarnings(flow(blocks), pages)).toEqual([]);
});

test('what is taller than its pages is named once, and not the page break after it', () => {
  const layout = new Layout();
  draw(layout, 'tall', part(CONTENT_HEIGHT + 9, CONTENT_HEIGHT + 9));
  draw(layout, 'break', part());
  draw(layout, 'q', part(10));
  layout.measure(() => 1);
  const blocks = [block('tall'), { ...block('break'), breakAfter: true }, block('q')];
  const warnings = layout.listWarnings(flow(blocks), layout.paginate(flow(blocks)));
  expect(warnings.map(({ key }) => key)).toEqual(['tall']);
});

test('a block on two pages has the units of both of its parts', () => {
  const layout = new Layout();
  draw(layout, 'long', part(CONTENT_HEIGHT), 0);
  draw(layout, 'long', part(10), 1);
  layout.measure(() => 1);
  expect(layout.paginate(flow([block('long')]))).toHaveLength(2);
});

test('a block on two pages has the frame of either, fills the page of its last, and is as low there as that may be', () => {
  const layout = new Layout();
  const framed = (height: number, frame: number, dataset: Record<string, string>): HTMLElement => {
    const unit = {
      ...createData({ unit: '', ...dataset }),
      getBoundingClientRect: () => ({ height: height - frame }),
    };
    const found = (what: string) => (what.includes('[data-unit]') ? [unit] : []);
    return {
      getBoundingClientRect: () => ({ height }),
      querySelectorAll: found,
    } as unknown as HTMLElement;
  };
  const content = { ...flow([block('long')]), head: null, runningHead: null };
  draw(layout, 'long', framed(CONTENT_HEIGHT, 18, {}), 0);
  draw(layout, 'long', framed(CONTENT_HEIGHT + 12, 20, { unit: 'stretch', stretch: '0', gives: '40' }), 1);
  layout.measure(() => 1);
  const pages = layout.paginate(content);
  expect(pages.map(({ slices }) => slices[0]?.stretch)).toEqual([0, -12]);
  expect(layout.getHeight('long')).toBe(CONTENT_HEIGHT - 18 + (CONTENT_HEIGHT - 8) + 20);
});

test('its parts count in the order of the document, in whichever they were drawn', () => {
  const layout = new Layout();
  draw(layout, 'long', part(10), 1);
  draw(layout, 'long', part(CONTENT_HEIGHT), 0);
  layout.measure(() => 1);
  expect(layout.paginate(flow([block('long')]))).toHaveLength(2);
});

test('a block of which one part alone is drawn keeps what it measures until all of them are', () => {
  const layout = new Layout();
  const content = flow([block('long')]);
  const takeBack = draw(layout, 'long', part(CONTENT_HEIGHT, 10));
  layout.measure(() => 1);
  const pages = layout.paginate(content);
  expect(pages).toHaveLength(2);
  takeBack();
  draw(layout, 'long', part(10), 1);
  layout.markStale('long');
  expect(layout.measure(() => 1)).toBe(true);
  expect(layout.paginate(content)).toBe(pages);
  expect(layout.isMeasuredAs('long', <p />)).toBe(false);
  expect(layout.measure(() => 1)).toBe(false);
  draw(layout, 'long', part(CONTENT_HEIGHT), 0);
  expect(layout.measure(() => 1)).toBe(false);
  expect(layout.isMeasuredAs('long', <p />)).toBe(true);
  expect(layout.paginate(content)).toBe(pages);
});

test('a header takes 5 in at most, and says so where it is taller', () => {
  const layout = new Layout();
  draw(layout, HEAD_KEY, part(inchesToPx(6)));
  draw(layout, 'q', part(inchesToPx(4.9)));
  layout.measure(() => 1);
  const content = flow([block('q')]);
  const pages = layout.paginate(content);
  expect(pages).toHaveLength(1);
  expect(layout.listWarnings(content, pages).map(({ message }) => message)).toEqual([
    'is taller than 5 in and is cut off',
  ]);
});

test.each<[string, Partial<PaperBlock>]>([
  ['the space before', { spaceBefore: 20 }],
  ['what it stays with', { keepWithNext: true }],
  ['a break after', { breakAfter: true }],
  ['the running head above', { withoutHeader: true }],
  ['what it stays between', { transparent: true }],
])('pages are packed anew when %s a block changes', (_, change) => {
  const layout = new Layout();
  for (const key of ['a', 'b']) draw(layout, key, part(10));
  layout.measure(() => 1);
  const pages = layout.paginate(flow(['a', 'b'].map(block)));
  expect(layout.paginate(flow(['a', 'b'].map(block)))).toBe(pages);
  expect(layout.paginate(flow([block('a'), { ...block('b'), ...change }]))).not.toBe(pages);
});

test('pages are packed anew when the title is turned off', () => {
  const layout = new Layout();
  draw(layout, HEAD_KEY, part(inchesToPx(1)));
  draw(layout, 'q', part(CONTENT_HEIGHT));
  layout.measure(() => 1);
  const content = flow([block('q')]);
  expect(layout.paginate(content)).toHaveLength(2);
  expect(layout.paginate({ ...content, head: null })).toHaveLength(1);
});

test('a page break directly below the title starts a page', () => {
  const layout = new Layout();
  draw(layout, HEAD_KEY, part(50));
  draw(layout, 'break', part());
  draw(layout, 'q', part(10));
  layout.measure(() => 1);
  const blocks = [{ ...block('break'), breakAfter: true }, block('q')];
  expect(layout.paginate(flow(blocks))).toHaveLength(2);
});

test('what the document no longer has is forgotten, and a running head that was turned off takes no room', () => {
  const layout = new Layout();
  const keys = ['a', 'b'];
  for (const key of keys) draw(layout, key, part(CONTENT_HEIGHT));
  draw(layout, RUNNING_HEAD_KEY, part(100));
  layout.measure(() => 1);
  const { runningHead: _, ...rest } = flow(keys.map(block));
  const without = { ...rest, runningHead: null };
  expect(layout.paginate(without).map(({ overflows }) => overflows)).toEqual([false, false]);
  layout.forgetRemovedBlocks({ ...without, blocks: [block('a')] });
  expect(layout.paginate(without)).toHaveLength(1);
});

test('heads stay known as long as the document has them', () => {
  const layout = new Layout();
  for (const head of [HEAD_KEY, RUNNING_HEAD_KEY]) draw(layout, head, part(inchesToPx(1)));
  layout.measure(() => 1);
  layout.forgetRemovedBlocks(flow([]));
  expect([HEAD_KEY, RUNNING_HEAD_KEY].map((head) => layout.getHeight(head))).toEqual([
    inchesToPx(1),
    inchesToPx(1),
  ]);
});

test('what is forgotten keeps its numbers until it has been drawn again', () => {
  const layout = new Layout();
  const takeBack = draw(layout, 'far', part(CONTENT_HEIGHT));
  draw(layout, 'near', part(CONTENT_HEIGHT));
  layout.measure(() => 1);
  const content = flow(['far', 'near'].map(block));
  takeBack();
  layout.forgetMeasures();
  expect(layout.measure(() => 1)).toBe(false);
  expect(layout.isMeasuredAs('far', <p />)).toBe(false);
  expect(layout.paginate(content)).toHaveLength(2);
  draw(layout, 'far', part(10));
  layout.measure(() => 1);
  expect(layout.isMeasuredAs('far', <p />)).toBe(true);
});

test('the first item beyond the limit of sheets is named', () => {
  const layout = new Layout();
  const keys = ['a', 'b', 'c'];
  for (const key of keys) draw(layout, key, part(CONTENT_HEIGHT));
  layout.measure(() => 1);
  const content = { ...flow(keys.map(block)), sheetLimit: 2 };
  expect(layout.listWarnings(content, layout.paginate(content))).toEqual([
    { key: 'c', message: 'stands beyond the limit of 2 sheets' },
  ]);
});

test('of a document far beyond the limit of sheets twice as many are packed, and the limit is named', () => {
  const layout = new Layout();
  const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  for (const key of keys) draw(layout, key, part(CONTENT_HEIGHT));
  layout.measure(() => 1);
  const content = { ...flow(keys.map(block)), sheetLimit: 2 };
  const pages = layout.paginate(content);
  expect(pages).toHaveLength(4);
  expect(layout.listWarnings(content, pages)).toMatchObject([{ key: 'c' }]);
  expect(layout.paginate({ ...content, sheetLimit: 3 })).toHaveLength(6);
});

test('an answer that fills its page is looked at again once it does, and needs no more than before', () => {
  const layout = new Layout();
  const element = <p />;
  const answer = {
    getBoundingClientRect: () => ({ left: 0, right: 0, bottom: 300 }),
    ...createData({ answer: '' }),
  };
  const stretched = (stretch: number) => {
    const box = { getBoundingClientRect: () => ({ height: 100 + stretch }) };
    const room = { getBoundingClientRect: () => ({ left: 0, right: 0, bottom: 100 + stretch }) };
    const lines = { ...box, ...createData({ unit: 'stretch', stretch: String(stretch) }) };
    const found = (what: string) =>
      what.includes('[data-unit]') ? [lines, { ...answer, closest: () => room }] : [];
    return { ...box, querySelectorAll: found } as unknown as HTMLElement;
  };
  const content = { ...flow([block('essay')]), head: null, runningHead: null };
  const lookAt = (stretch: number) => {
    const takeBack = layout.attachPart('essay', { element: stretched(stretch), from: 0, top: 0 });
    layout.markDrawn('essay', element, stretch);
    layout.measure(() => 1);
    takeBack();
    return layout.paginate(content);
  };
  const first = lookAt(0);
  expect(layout.listWarnings(content, first)).toHaveLength(1);
  const stretch = first[0]?.slices[0]?.stretch ?? 0;
  expect(stretch).toBe(CONTENT_HEIGHT - 100);
  expect(layout.isMeasuredAs('essay', element, stretch)).toBe(false);
  expect(layout.listWarnings(content, lookAt(stretch))).toEqual([]);
  expect(lookAt(stretch)[0]?.slices[0]?.stretch).toBe(stretch);
});

test('an answer that was cut where its room had to be lower is looked at again once the room is as high as asked', () => {
  const layout = new Layout();
  const element = <p />;
  const answer = {
    getBoundingClientRect: () => ({ left: 0, right: 0, bottom: 300 }),
    ...createData({ answer: '' }),
  };
  const inRoom = (lower: number) => {
    const box = {
      getBoundingClientRect: () => ({ left: 0, right: 0, height: 400 - lower, bottom: 400 - lower }),
    };
    const room = { ...box, ...createData({ unit: '', stretch: String(-lower), gives: '200' }) };
    const found = (what: string) =>
      what.includes('[data-unit]') ? [room, { ...answer, closest: () => room }] : [];
    return { ...box, querySelectorAll: found } as unknown as HTMLElement;
  };
  const content = { ...flow([block('sketch')]), head: null, runningHead: null };
  const lookAt = (lower: number) => {
    const takeBack = layout.attachPart('sketch', { element: inRoom(lower), from: 0, top: 0 });
    layout.markDrawn('sketch', element, -lower);
    layout.measure(() => 1);
    takeBack();
    return layout.listWarnings(content, layout.paginate(content));
  };
  expect(lookAt(150)).toHaveLength(1);
  // A part that another one follows stands as it always does.
  expect(layout.isMeasuredAs('sketch', element)).toBe(true);
  expect(layout.isMeasuredAs('sketch', element, 0)).toBe(false);
  expect(lookAt(0)).toEqual([]);
});

test('a sheet that has become steady out of sight warns no more of what once stood on it', () => {
  const layout = new Layout();
  const marked = { ...createData({ overflowing: '' }), closest: () => ({ dataset: { block: 'long word' } }) };
  const sheet = part(0);
  const found = sheet.querySelectorAll.bind(sheet);
  const overflowing = (what: string) => (what.includes('[data-overflowing]') ? [marked] : found(what));
  const takeBack = draw(layout, 'sheet', {
    ...sheet,
    querySelectorAll: overflowing,
  } as unknown as HTMLElement);
  layout.measure(() => 1);
  const listWarnings = (offScreen?: 'static') => {
    const content = flow([{ ...block('sheet'), ...(offScreen && { offScreen }) }]);
    return layout.listWarnings(content, layout.paginate(content)).map(({ key }) => key);
  };
  const pages = layout.paginate(flow([block('sheet')]));
  expect(listWarnings()).toEqual(['long word']);
  takeBack();
  expect(listWarnings('static')).toEqual([]);
  // Other pages than before: whoever shows the warnings hears of it.
  expect(layout.paginate(flow([{ ...block('sheet'), offScreen: 'static' }]))).not.toBe(pages);
});

test('a text that is about to be broken is measured again, in sight or not, before anything is said of it', () => {
  const layout = new Layout();
  const element = <p />;
  const cards = part(10);
  const found = cards.querySelectorAll.bind(cards);
  let isUnsettled = true;
  const unsettled = (what: string) => (what === '[data-unsettled]' && isUnsettled ? [{}] : found(what));
  layout.attachPart('cards', {
    element: { ...cards, querySelectorAll: unsettled } as unknown as HTMLElement,
    from: 0,
    top: 0,
  });
  layout.markDrawn('cards', element);
  layout.measure(() => 1);
  expect(layout.isMeasuredAs('cards', element)).toBe(false);
  isUnsettled = false;
  layout.measure(() => 1);
  expect(layout.isMeasuredAs('cards', element)).toBe(true);
});

test('sheets that take no room, drawn in their turn, leave the pages as they are', () => {
  const layout = new Layout();
  const sheet = (key: string): PaperBlock => ({ ...block(key), offScreen: 'deferrable' });
  const content = flow([
    sheet('front'),
    { ...block('break'), breakAfter: true, offScreen: 'static' },
    sheet('back'),
  ]);
  const pages = layout.paginate(content);
  expect(pages.map(({ slices }) => slices.map((slice) => slice.block))).toEqual([[0, 1], [2]]);
  draw(layout, 'back', part(0));
  expect(layout.measure(() => 1)).toBe(false);
  expect(layout.isMeasuredAs('back', <p />)).toBe(true);
  expect(layout.paginate(content)).toBe(pages);
});

test('a border around the page takes its room from every page', () => {
  const layout = new Layout();
  for (const key of ['a', 'b']) draw(layout, key, part(CONTENT_HEIGHT / 2));
  layout.measure(() => 1);
  const bare = { ...flow([block('a'), block('b')]), head: null, runningHead: null };
  const margin = {
    move: (image: ImageAttachment) => image,
    getStyle: () => ({}),
    inset: 10,
    frame: <i />,
    footer: null,
  };
  expect(layout.paginate(bare)).toHaveLength(1);
  expect(layout.paginate({ ...bare, margin })).toHaveLength(2);
  expect(layout.paginate(bare)).toHaveLength(1);
});
