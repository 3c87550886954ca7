import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ITEM_TYPE_NAMES } from '#shared/items/item-schema.ts';
import { listViolations } from './list-violations.ts';
import { Panels } from './Panels.tsx';
import { SAMPLES } from './samples.tsx';

const FILES = Object.keys(import.meta.glob('../ui/*/*.tsx')).filter((path) => !path.includes('.test.'));
/** Draws nothing by itself: it wraps a component, or is the part of one that loads later. */
const WRAPPERS = [
  'memo-with-stable-callbacks',
  'Pressable',
  'ToastList',
  'FloatingPanel',
  'LazyConfirmDialog',
  'MenuPanel',
];

test('every component of the kit is in the catalogue', () => {
  const names = FILES.map((path) => path.replace(/^.*\/|\.tsx$/g, '')).filter(
    (name) => !WRAPPERS.includes(name),
  );
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !Object.hasOwn(SAMPLES, name))).toEqual([]);
});

describe.each(Object.entries(SAMPLES))('%s', (_component, states) => {
  test.each(Object.entries(states))('%s is drawn, and axe finds nothing', async (_state, sample) => {
    const { container } = await render(<main>{sample}</main>);
    expect(container.textContent || container.querySelector('svg, input, [aria-label]')).toBeTruthy();
    expect(await listViolations(container)).toEqual([]);
  });
});

test('every item panel is drawn, and axe finds nothing', async () => {
  const { container } = await render(
    <main>
      <Panels />
    </main>,
  );
  expect(container.querySelectorAll('.catalogue-panel')).toHaveLength(ITEM_TYPE_NAMES.length);
  expect(await listViolations(container)).toEqual([]);
});
