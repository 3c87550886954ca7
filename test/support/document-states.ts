import type { Publishing } from '#functions/records/publishing.ts';
import type { State } from '../security/authorisation-table.ts';
import type { Api, Person } from './an-api.ts';
import { aWorksheet } from './builders.ts';
import { publishDocumentFor } from './publish-for.ts';

/** A document in a state, as its owner would ask for it. */
export interface StandingDocument {
  readonly id: string;
  readonly version: number;
  /** The hash of the version. */
  readonly hash?: string;
  /** Puts it back into its state, whatever has become of it. */
  reset(): Promise<void>;
}

/** A document of that person's in each state, made by the product's own transitions. */
export async function createDocumentIn(api: Api, owner: Person, state: State): Promise<StandingDocument> {
  if (state === 'unknown') return { id: 'nowhere', version: 1, reset: async () => undefined };
  const { id, version } = await createInState(api, owner, state);
  const { openTable } = await import('#functions/adapters/dynamo/table.ts');
  const { toHeadKey: headKey } = await import('#functions/adapters/dynamo/document-items.ts');
  const { unmarshall } = await import('@aws-sdk/util-dynamodb');
  const table = openTable();
  await completeState(id, state);
  const item = await table.get(headKey(id));
  if (!item) throw new Error(`${id} is missing`);
  const kept = unmarshall(item);
  return {
    id,
    version,
    hash: kept.hash,
    async reset() {
      await table.put(kept);
    },
  };
}

const PUBLISHED: Partial<Record<State, 0 | 1>> = {
  public: 0,
  private: 1,
  linked: 1,
  hiding: 0,
  shared: 0,
  unpublished: 0,
  deletedPublic: 0,
};

async function createInState(
  api: Api,
  owner: Person,
  state: State,
): Promise<{ id: string; version: number }> {
  const is_private = PUBLISHED[state];
  if (is_private !== undefined) return publishDocumentFor(api, owner, { is_private });
  const { token } = owner;
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const created = await api.call('createDocument', { token, headers, body: { document: aWorksheet() } });
  const id = String(created.body.id);
  if (state !== 'queued') return { id, version: 1 };
  const published = await api.call('publishDocument', {
    token,
    params: { id },
    headers: { 'idempotency-key': crypto.randomUUID(), 'if-match': '"1"' },
    body: { is_private: 0, subjects: ['Math'], subject_other: '', grade_levels: ['K'] },
  });
  return { id, version: Number(published.body.version) };
}

/** The last step into the state; the gallery hears of things meanwhile, so that each turn is decided anew. */
async function completeState(id: string, state: State): Promise<void> {
  const { createDynamoDocuments } = await import('#functions/adapters/dynamo/dynamo-documents.ts');
  const domain = await import('#functions/domain/publish-state/transitions.ts');
  const { updatePublishState: turn } = await import(
    '#functions/domain/publish-state/update-publish-state.ts'
  );
  const { clock } = await import('#functions/adapters/system.ts');
  const documents = createDynamoDocuments();
  const now = new Date();
  const asked = { revision: 99, hash: 'another', is_private: 1 } as const;
  const steps: Partial<Record<State, (from: Publishing) => Publishing | undefined>> = {
    failed: (from) => ({ ...from, lock_version: from.lock_version + 1, state: 'failed', error: 'No PDF' }),
    hiding: (from) => domain.requestPublish(from, asked, now),
    shared: (from) => domain.setKeyShared(from, true),
    linked: (from) => domain.setLinkShared(from, true),
    unpublished: (from) => domain.unpublish(from, now),
  };
  const step = steps[state];
  if (step && !(await turn({ documents, clock }, id, step))) throw new Error(`${id} did not become ${state}`);
  // Nobody is to change it while it is looked at.
  await turn({ documents, clock }, id, domain.markSynced);
  if (state === 'deleted' || state === 'deletedPublic') await remove();

  async function remove(): Promise<void> {
    const erase_at = new Date(now.getTime() + 3_600_000).toISOString();
    const at = { deleted_at: now.toISOString(), erase_at };
    const head = await documents.findHead(id);
    if (!head) throw new Error(`${id} is missing`);
    const next = domain.markSynced({
      ...head.publishing,
      state: head.publishing.published ? 'published' : 'draft',
    });
    if (!(await documents.delete(head, at, next))) await remove();
  }
}
