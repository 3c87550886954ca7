import { expect, test } from 'vitest';
import { getOverlapHeight } from './use-avoid-toasts.ts';

const toaster = { left: 600, right: 1000, top: 680, bottom: 744 };

test('a control bar that a toast would cover goes up just above it, any other stays', () => {
  const bar = { left: 700, right: 1030, top: 700, bottom: 742 };
  expect(getOverlapHeight(bar, toaster)).toBe(70);
  expect(getOverlapHeight({ ...bar, top: 600, bottom: 642 }, toaster)).toBe(0);
  expect(getOverlapHeight({ ...bar, left: 1010, right: 1340 }, toaster)).toBe(0);
});
