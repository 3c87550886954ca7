import { afterEach, expect, test, vi } from 'vitest';
import { STAND_INS } from './stand-in-faces.ts';
import { fetchStandIns, standInsOf, standInsReady } from './stand-ins.ts';

const HEBREW = STAND_INS.find(({ family }) => family === 'Noto Sans Hebrew');

afterEach(() => void vi.restoreAllMocks());

test('a face whose fetch failed is fetched again for the next document, and one that came is not', async () => {
  if (!HEBREW) throw new Error('There is no face for Hebrew');
  const load = vi.spyOn(HEBREW, 'load').mockReturnValueOnce([Promise.reject(new Error('offline'))]);
  load.mockReturnValue([]);
  const print = async () => {
    fetchStandIns(standInsOf(['שלום']), 'he');
    await standInsReady();
    return load.mock.calls.length;
  };
  expect([await print(), await print(), await print()]).toEqual([1, 2, 2]);
});
