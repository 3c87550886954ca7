import { expect, test, vi } from 'vitest';
import { createLazy } from './lazy.ts';

test('a part loads once, for all who ask for it', async () => {
  const importPart = vi.fn(async () => 'the part');
  const part = createLazy(importPart);
  expect(part.loaded).toBeUndefined();
  expect(await Promise.all([part.load(), part.load()])).toEqual(['the part', 'the part']);
  expect(part.loaded).toBe('the part');
  expect(importPart).toHaveBeenCalledOnce();
});

test('a load that failed is tried again', async () => {
  const importPart = vi.fn(async () => 'the part');
  importPart.mockRejectedValueOnce(new Error('There is no connection'));
  const part = createLazy(importPart);
  await expect(part.load()).rejects.toThrow('There is no connection');
  expect(part.loaded).toBeUndefined();
  expect(await part.load()).toBe('the part');
});
