import { createLazy } from '../../../lazy.ts';

/** Packs versions so that none ends with little on its last page. It loads with the first worksheet that has versions. */
export const leanPacker = createLazy(
  async () => (await import('../../../paper/pack/lean-packer.ts')).toLeanPacker,
);
