import fc from 'fast-check';
import { proxy, snapshot } from 'valtio';
import { expect, test } from 'vitest';
import { LiveCopy } from './live-copy.ts';

const item = (id: number) => ({ id, data: { text: '', options: [{ answer: 'a' }] } });
const aLiveDocument = (items = 4) =>
  proxy({
    title: 'One',
    note: undefined as string | undefined,
    style: { size: 14 },
    items: Array.from({ length: items }, (_, id) => item(id)),
  });

test('a copy is the same object until something is written', () => {
  const live = aLiveDocument();
  const copy = new LiveCopy(live);
  const first = copy.read();
  expect(copy.read()).toBe(first);
  live.title = 'One';
  expect(copy.read()).toBe(first);
  live.title = 'Two';
  expect(copy.read()).not.toBe(first);
  expect(first.title).toBe('One');
});

test('what did not change keeps its identity when something else does', () => {
  const live = aLiveDocument();
  const copy = new LiveCopy(live);
  const before = copy.read();
  const [, second] = live.items;
  if (second) second.data.options.push({ answer: 'b' });
  const after = copy.read();
  expect(after.items[1]).not.toBe(before.items[1]);
  expect(after.items[0]).toBe(before.items[0]);
  expect(after.style).toBe(before.style);
  expect(after.items[1]).toBe(second && snapshot(second));
});

test('a copy can be written to as little as a snapshot', () => {
  const live = aLiveDocument();
  const copy = new LiveCopy(live);
  live.style.size = 12;
  expect(() => Object.assign(copy.read(), { title: 'Mine' })).toThrow();
});

/** Things that rules do to documents. */
const writes = fc.oneof(
  fc.record({ what: fc.constant('text' as const), at: fc.nat(5) }),
  fc.record({ what: fc.constant('option' as const), at: fc.nat(5) }),
  fc.record({ what: fc.constant('remove' as const), at: fc.nat(5) }),
  fc.record({ what: fc.constant('insert' as const), at: fc.nat(5) }),
  fc.record({ what: fc.constant('reverse' as const), at: fc.nat(5) }),
  fc.record({ what: fc.constant('style' as const), at: fc.nat(5) }),
  fc.record({ what: fc.constant('drop' as const), at: fc.nat(5) }),
  fc.record({ what: fc.constant('read' as const), at: fc.nat(5) }),
);

test('whatever is written, in whatever order, the copy is what valtio would have said', () => {
  fc.assert(
    fc.property(fc.array(writes, { maxLength: 30 }), (done) => {
      const live = aLiveDocument();
      const copy = new LiveCopy(live);
      let made = 100;
      for (const { what, at } of done) {
        const target = live.items[at];
        made += 1;
        if (what === 'text' && target) target.data.text = `text ${made}`;
        if (what === 'option' && target) target.data = { text: 'new', options: [{ answer: String(made) }] };
        if (what === 'remove') live.items.splice(at, 1);
        if (what === 'insert') live.items.splice(at, 0, item(made));
        if (what === 'reverse') live.items = [...live.items].reverse();
        if (what === 'style') live.style.size = made;
        if (what === 'drop') delete (live as { note?: string }).note;
        if (what === 'read') copy.read();
      }
      expect(copy.read()).toEqual(snapshot(live));
    }),
  );
});
