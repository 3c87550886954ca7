import type { Documents, StoredRevision } from '../../ports/documents.ts';

/** The version that is expected next: that with this number and hash, where its hash is known. */
export interface Expected {
  readonly version: number;
  readonly hash: string | null;
}

interface Link {
  readonly stored: StoredRevision;
  /**
   * `lost` against another writer: no version follows it. `doubtful`: beside a gap nothing tells which of two was followed, and
   * the other one is taken.
   */
  readonly place: 'in line' | 'lost' | 'doubtful';
}

/**
 * Walks the stored versions of a document from the expected one down, newest first. Each tells which version it follows, so that
 * those that lost against another writer are known.
 */
export async function* walkVersions(
  documents: Pick<Documents, 'listRevisions'>,
  id: string,
  from: Expected,
): AsyncGenerator<Link> {
  let expected = from;
  let before = from;
  for await (const stored of documents.listRevisions(id, from.version)) {
    if (isNext(stored, expected)) {
      yield { stored, place: 'in line' };
      before = expected;
      expected = { version: stored.version - 1, hash: stored.base_hash };
      continue;
    }
    const { version, hash } = stored.version === expected.version ? expected : before;
    yield { stored, place: version === stored.version && hash !== null ? 'lost' : 'doubtful' };
  }
}

/** Tells whether a version is the expected one, or an earlier one because the expected one is not stored any more. */
const isNext = ({ version, hash }: StoredRevision, expected: Expected): boolean =>
  version < expected.version ||
  (version === expected.version && (expected.hash === null || hash === expected.hash));
