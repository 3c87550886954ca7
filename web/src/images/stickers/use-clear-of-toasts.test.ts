import { expect, test } from 'vitest';
import { wayUp } from './use-clear-of-toasts.ts';

const toaster = { left: 600, right: 1000, top: 680, bottom: 744 };

test('a control bar that a toast would cover goes up just above it, any other stays', () => {
  const bar = { left: 700, right: 1030, top: 700, bottom: 742 };
  expect(wayUp(bar, toaster)).toBe(70);
  expect(wayUp({ ...bar, top: 600, bottom: 642 }, toaster)).toBe(0);
  expect(wayUp({ ...bar, left: 1010, right: 1340 }, toaster)).toBe(0);
});
