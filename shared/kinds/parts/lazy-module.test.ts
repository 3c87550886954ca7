import { describe, expect, it, vi } from 'vitest';
import { createLazyModule } from './lazy-module.ts';

const create = () => {
  const importPart = vi.fn(async () => 'what draws slips');
  const part = createLazyModule(({ slips }: { slips: boolean }) => slips, importPart);
  return { part, importPart };
};

describe('what draws only some documents of a kind', () => {
  it('is not loaded for a document that needs none', async () => {
    const { part, importPart } = create();
    await part.load({ slips: false });
    expect(importPart).not.toHaveBeenCalled();
    expect(part.isReady({ slips: false })).toBe(true);
    expect(part.isReady({ slips: true })).toBe(false);
  });

  it('loads once, with the first document that needs it', async () => {
    const { part, importPart } = create();
    await part.load({ slips: true });
    await part.load({ slips: true });
    expect(importPart).toHaveBeenCalledOnce();
    expect(part.isReady({ slips: true })).toBe(true);
    expect(part.get({ slips: true })).toBe('what draws slips');
  });

  it('is null for a document that needs none, also once it has loaded', async () => {
    const { part } = create();
    await part.load({ slips: true });
    expect(part.get({ slips: false })).toBeNull();
  });

  it('need not be loaded where a page gives it', async () => {
    const { part, importPart } = create();
    part.set('given');
    await part.load({ slips: true });
    expect(importPart).not.toHaveBeenCalled();
    expect(part.get({ slips: true })).toBe('given');
  });
});
