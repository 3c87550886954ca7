import { renderMany } from '../../bench/print/render-memory.ts';
import type { TrialRecord } from '../support/record.ts';
import { judgeFlat } from './flat.ts';
import { createOwnFolder } from './own-folder.ts';

const FIRST = 150;
const SAMPLES = 60;

/** Renders many documents in one renderer: it grows no further after its first ones, and leaves nothing behind. */
export async function tryRenders(record: TrialRecord, { count, judges }: { count: number; judges: boolean }) {
  const { env, listLeft } = await createOwnFolder();
  const held = await renderMany(judges ? FIRST + count : count, env);
  record.tryOne('render', held.length);
  if (judges) judgeFlat(record, held, { name: 'a renderer', first: FIRST, samples: SAMPLES });
  for (const left of listLeft()) record.miss('render', `${left} is left`);
}
