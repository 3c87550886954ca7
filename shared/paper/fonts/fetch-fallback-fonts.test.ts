import { afterEach, expect, test, vi } from 'vitest';
import { FALLBACK_FONTS } from './fallback-font-list.ts';
import { fetchFallbackFonts, findFallbackFonts, waitForFallbackFonts } from './fallback-fonts.ts';

const HEBREW = FALLBACK_FONTS.find(({ family }) => family === 'Noto Sans Hebrew');

afterEach(() => void vi.restoreAllMocks());

test('a face whose fetch failed is fetched again for the next document, and one that came is not', async () => {
  if (!HEBREW) throw new Error('There is no face for Hebrew');
  const load = vi.spyOn(HEBREW, 'load').mockReturnValueOnce([Promise.reject(new Error('offline'))]);
  load.mockReturnValue([]);
  const print = async () => {
    fetchFallbackFonts(findFallbackFonts(['שלום']), 'he');
    await waitForFallbackFonts();
    return load.mock.calls.length;
  };
  expect([await print(), await print(), await print()]).toEqual([1, 2, 2]);
});
