// @module-tag slow
import { expect, test } from 'vitest';
import { readCommit } from '#test/support/read-commit.ts';
import { tryInputs } from './try-inputs.ts';

/** `npm run corpus -- --fuzz 20000` tries all of them. */
const SHARE = 600;

test('a broken file is read or refused with a reason, in a moment, and no key comes from nowhere', async () => {
  const { read, refused, keys, faults } = await tryInputs(SHARE, readCommit());
  expect(faults).toEqual([]);
  expect(read + refused).toBe(SHARE);
  expect(Math.min(read, refused, keys)).toBeGreaterThan(0);
});
