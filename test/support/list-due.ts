import type { Documents } from '#functions/ports/documents.ts';
import type { AccountDeletions } from '#functions/ports/identity.ts';
import type { Due } from '#functions/ports/page.ts';

async function listIds(pages: AsyncIterable<readonly Due[]>): Promise<string[]> {
  const ids: string[] = [];
  for await (const page of pages) ids.push(...page.map(({ id }) => id));
  return ids;
}

/** Lists the ids of the deletions that are due, in their order. */
export const listDueIds = (deletions: AccountDeletions, now: string) => listIds(deletions.listDue(now));

/** Lists the ids of the documents that are due to be erased, in their order. */
export const listErasableIds = (documents: Documents, now: string) => listIds(documents.listErasable(now));
