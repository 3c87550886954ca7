import { expect, test } from 'vitest';
import { WRITTEN_MODULES } from './written-values.ts';

test.each(WRITTEN_MODULES)(
  '%s exports what JSON holds, because the build writes it as JSON',
  async (path) => {
    const { ...exported } = (await import(path)) as object;
    expect(Object.keys(exported)).not.toEqual([]);
    expect(JSON.parse(JSON.stringify(exported))).toStrictEqual(exported);
  },
);
