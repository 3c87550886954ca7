import { readdirSync } from 'node:fs';
import { range } from 'es-toolkit';
import { createWorksheetOfPages } from '../../bench/support/documents.ts';
import { measureFamily } from '../../bench/support/family.ts';
import { aProduct, type Product } from '../../support/product.ts';
import type { TrialRecord } from '../support/record.ts';
import { signUpAt } from '../support/signed-in.ts';
import { type Held, judgeFlat } from './flat.ts';
import { createOwnFolder } from './own-folder.ts';
import { doAllUses, USES, type Uses } from './uses.ts';

const FIRST = 80;
const SAMPLES = 30;
/** So many that nobody comes to the limit of an hour. */
const PEOPLE = 4;
const PAGES = 3;

/** Has people use one product for a day in time-lapse: it grows no further after its first hours, and leaves nothing behind. */
export async function tryUse(record: TrialRecord, { count, judges }: { count: number; judges: boolean }) {
  const { env, listLeft } = await createOwnFolder();
  const product = await aProduct(env);
  const held: Held[] = [];
  try {
    const people: Uses[] = [];
    for (const _ of range(PEOPLE))
      people.push({ product, person: await signUpAt(product), document: createWorksheetOfPages(PAGES) });
    for (const round of range(judges ? FIRST + count : count)) {
      const uses = people[round % PEOPLE];
      if (uses) await doAllUses(uses);
      for (const use of USES) record.tryOne(use);
      held.push(measure(product));
    }
    if (judges) judgeFlat(record, held, { name: 'the product', first: FIRST, samples: SAMPLES });
  } finally {
    await product.stop();
  }
  const isDeaf = await fetch(product.url).then(
    () => false,
    () => true,
  );
  if (!isDeaf) record.miss('the product', 'still listens');
  for (const left of listLeft()) record.miss('the product', `${left} is left`);
}

const measure = ({ pid }: Product): Held => ({
  bytes: measureFamily(pid),
  descriptors: readdirSync(`/proc/${pid}/fd`).length,
});
