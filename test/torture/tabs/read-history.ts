import type { SignedIn } from '../support/signed-in.ts';

interface HistoryPage {
  readonly revisions: readonly { readonly id: string }[];
  readonly next: string | null;
}

/** Reads all versions of the history as texts. */
export async function readHistory(owner: Pick<SignedIn, 'call'>, id: string): Promise<string[]> {
  const path = `/documents/${id}/revisions`;
  const texts: string[] = [];
  for (let query = ''; ; ) {
    const { revisions, next } = (await owner.call('GET', path + query)) as unknown as HistoryPage;
    const read = revisions.map((revision) => owner.call('GET', `${path}/${revision.id}`));
    texts.push(...(await Promise.all(read)).map((version) => JSON.stringify(version)));
    if (next === null) return texts;
    query = `?next=${encodeURIComponent(next)}`;
  }
}
