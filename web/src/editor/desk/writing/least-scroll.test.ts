import { expect, test } from 'vitest';
import { getLeastScroll } from './least-scroll.ts';

const VISIBLE = { from: 100, to: 500 };

test.each([
  ['a part that is visible stays', { from: 100, to: 500 }, 0],
  ['a part above comes in at the top', { from: 40, to: 90 }, -60],
  ['a part below comes in at the bottom', { from: 480, to: 560 }, 60],
  ['a large part below comes in up to its beginning', { from: 450, to: 1000 }, 350],
  ['a large part above comes in up to its end', { from: -600, to: 200 }, -300],
  ['a large part that is on both sides stays', { from: 0, to: 600 }, 0],
])('%s', (_, part, scroll) => {
  expect(getLeastScroll(part, VISIBLE)).toBe(scroll);
});
