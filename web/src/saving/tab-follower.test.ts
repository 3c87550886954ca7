import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HandoutDocument } from '#shared/document/document.ts';
import { setFields } from '#shared/document/document-rules.ts';
import type { WorksheetItem } from '#shared/items/item.ts';
import { worksheetItem } from '#shared/items/item-schema.ts';
import { anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { Editor } from '../document/editor.ts';
import { adoptNewerVersion } from './adopt-newer-version.ts';
import type { TabDelta } from './tab-delta.ts';
import { TabFollower } from './tab-follower.ts';
import { FakeAccount, openSaver, SAVED } from './testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns an item as a tab has it, with all fields. */
const anItem = (subtitle: string, id: string): WorksheetItem =>
  worksheetItem.parse(anOpenResponse(subtitle, id)) as WorksheetItem;

const SHEET = aWorksheet({ items: [anOpenResponse('First?', 'a'), anOpenResponse('Second?', 'b')] });

type Rule = (document: HandoutDocument & { items: { id: string; data: object }[] }) => void;

/** Opens the same document in two tabs, each of which hears the other. */
function openTabs() {
  const account = new FakeAccount();
  account.store(SHEET);
  const tabs = [0, 1].map((at) => {
    const { editor, saver, stop } = openSaver({
      ...SAVED,
      editor: new Editor(SHEET),
      account,
      key: `doc~${at}`,
    });
    const tell = (delta: TabDelta) =>
      void Promise.resolve(structuredClone(delta)).then((sent) => tabs[1 - at]?.follower.take(sent));
    const follower = new TabFollower({ saver, editor, post: tell, onTaken: () => undefined });
    const change = (rule: Rule) => editor.edit(editor.path, rule as never, null, { name: 'Change' });
    const write = (id: string, subtitle: string) =>
      change(({ items }) => Object.assign(items.find((item) => item.id === id)?.data ?? {}, { subtitle }));
    const read = (id: string) =>
      (editor.document.items as { id: string; data?: { subtitle?: string } }[]).find((item) => item.id === id)
        ?.data?.subtitle;
    const adopt = () => adoptNewerVersion(saver, account.read);
    return { editor, saver, follower, change, write, read, adopt, stop };
  });
  const [one, two] = tabs as [(typeof tabs)[0], (typeof tabs)[0]];
  return { account, one, two };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const listIds = ({ editor }: ReturnType<typeof openTabs>['one']) => editor.document.items.map(({ id }) => id);

test('a letter is in the other tab within a second, in both directions, also without a connection', async () => {
  const { account, one, two } = openTabs();
  account.fails = true;
  one.write('a', 'F');
  await pass(300);
  expect(two.read('a')).toBe('F');
  two.write('b', 'S');
  two.write('a', 'Fi');
  await pass(300);
  expect([one.read('a'), one.read('b')]).toEqual(['Fi', 'S']);
  expect([one.saver.state.conflict, two.saver.state.conflict]).toEqual([null, null]);
});

test('items that one tab adds, moves and deletes are so in the other one', async () => {
  const { one, two } = openTabs();
  one.change((sheet) => {
    sheet.items = [anItem('Third?', 'c'), ...sheet.items.filter(({ id }) => id !== 'a')] as WorksheetItem[];
  });
  two.write('b', 'Later?');
  await pass(500);
  for (const tab of [one, two]) expect([listIds(tab), tab.read('b')]).toEqual([['c', 'b'], 'Later?']);
});

test('who goes on typing while the other tab saves what it has heard is not asked, and loses nothing', async () => {
  const { account, one, two } = openTabs();
  one.write('a', 'Fir');
  two.write('b', 'Sec');
  await pass(300);
  one.write('a', 'First here');
  expect(await two.saver.save()).toBe(true);
  expect(account.stored?.items[0]).toMatchObject({ data: { subtitle: 'Fir' } });
  await one.adopt();
  expect([one.read('a'), one.read('b'), one.saver.state.conflict]).toEqual(['First here', 'Sec', null]);
  expect(await one.saver.save()).toBe(true);
  await pass(300);
  await two.adopt();
  for (const { read, saver } of [one, two])
    expect([read('a'), read('b'), saver.state.status]).toEqual(['First here', 'Sec', 'saved']);
});

test('who saves at once and writes on asks nobody in the other tab, which heard of neither before', async () => {
  const { account, one, two } = openTabs();
  two.write('b', 'Sec');
  expect(await two.saver.save()).toBe(true);
  two.write('b', 'Second one');
  await pass(1_000);
  await one.saver.save();
  await one.adopt();
  expect([one.read('b'), one.saver.state.conflict]).toEqual(['Second one', null]);
  expect(account.stored?.items[1]).toMatchObject({ data: { subtitle: 'Second one' } });
});

test('what was taken back here does not come back with the save of the other tab', async () => {
  const { one, two } = openTabs();
  one.write('a', 'Wrong');
  one.editor.seal();
  one.change((sheet) => void sheet.items.pop());
  await pass(300);
  two.change((sheet) => Object.assign(sheet, { filename: 'Mine' }));
  expect(await two.saver.save()).toBe(true);
  one.editor.undo();
  one.editor.undo();
  await one.adopt();
  expect([one.read('a'), one.read('b'), one.editor.document.filename]).toEqual(['First?', 'Second?', 'Mine']);
});

test('what both type into the same field at once stays in both, and the user is asked', async () => {
  const { one, two } = openTabs();
  one.write('a', 'One');
  two.write('a', 'Two');
  await pass(500);
  expect([one.read('a'), two.read('a')]).toEqual(['One', 'Two']);
  expect(await one.saver.save()).toBe(true);
  expect(await two.adopt()).toBe(false);
  expect([two.read('a'), two.saver.state.conflict?.version]).toEqual(['Two', 2]);
});

test('a tab that comes later has what is not saved yet', async () => {
  const { one, two } = openTabs();
  two.follower.stop();
  one.write('a', 'Not saved');
  await pass(300);
  const late = new TabFollower({ ...two, post: () => undefined, onTaken: () => undefined });
  const told = vi.spyOn(two.follower, 'take').mockImplementation((delta) => late.take(delta));
  await one.follower.greet();
  await pass(0);
  await late.take(told.mock.lastCall?.[0] as TabDelta);
  expect(two.read('a')).toBe('Not saved');
});

test('Undo takes back what was done in its own tab alone', async () => {
  const { one, two } = openTabs();
  two.write('b', 'Mine');
  await pass(300);
  one.write('a', 'Theirs');
  await pass(300);
  two.editor.undo();
  await pass(300);
  for (const tab of [one, two]) expect([tab.read('a'), tab.read('b')]).toEqual(['Theirs', 'Second?']);
});

test('the tab that was typed in saves; the other one does where that was closed', async () => {
  const { account, one, two } = openTabs();
  one.saver.isShared = true;
  two.saver.isShared = true;
  one.write('a', 'Typed');
  await pass(300);
  one.stop();
  await pass(2_000);
  expect(account.version).toBe(1);
  await pass(4_000);
  await vi.waitFor(() => expect(two.saver.state.status).toBe('saved'));
  expect(account.stored?.items[0]).toMatchObject({ data: { subtitle: 'Typed' } });
});

const aChange = fc.record({
  tab: fc.constantFrom(0, 1),
  does: fc.constantFrom('write', 'rename', 'add', 'remove', 'undo', 'save', 'adopt'),
  pause: fc.constantFrom(0, 0, 50, 300, 1_500),
});

test('whatever two tabs do apart from each other, both end with all of it, and nobody is asked', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aChange, { maxLength: 25 }), async (changes) => {
      const { account, one, two } = openTabs();
      const tabs = [one, two] as const;
      for (const [at, { tab: which, does, pause }] of changes.entries()) {
        const tab = tabs[which] as (typeof tabs)[0];
        const own = which === 0 ? 'a' : 'b';
        tab.editor.seal();
        if (does === 'write') tab.write(own, `${own} ${at}`);
        if (does === 'rename')
          tab.editor.edit(
            tab.editor.path,
            setFields,
            which === 0 ? { filename: `n${at}` } : { title: `t${at}` },
            {
              name: 'Rename',
            },
          );
        if (does === 'add') tab.change(({ items }) => void items.push(anItem('New?', `${own}${at}`)));
        if (does === 'remove')
          tab.change((sheet) => {
            const last = sheet.items.findLast(({ id }) => id.startsWith(own) && id !== own);
            Object.assign(sheet, { items: sheet.items.filter((item) => item !== last) });
          });
        if (does === 'undo') tab.editor.undo();
        if (does === 'save') await tab.saver.save();
        if (does === 'adopt') await tab.adopt();
        await pass(pause);
      }
      await pass(1_000);
      for (const tab of [one, two, one]) {
        await tab.saver.save();
        await pass(300);
        await tab.adopt();
      }
      expect(one.saver.state.conflict).toBeNull();
      expect(two.saver.state.conflict).toBeNull();
      expect(two.editor.document).toEqual(one.editor.document);
      expect(account.stored).toEqual(one.editor.document);
      for (const { stop, follower } of tabs) {
        stop();
        follower.stop();
      }
    }),
    { numRuns: 30 },
  );
});
