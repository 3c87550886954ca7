import type { Documents } from '../../ports/documents.ts';
import type { Bodies } from './bodies.ts';
import {
  HEAD_ATTRIBUTES,
  parseBody,
  parseHead,
  parseRevision,
  REVISION_ATTRIBUTES,
  toHeadKey,
  toRevisionKey,
  toRevisionRange,
} from './document-items.ts';
import type { Attributes, Table } from './table.ts';

/** Versions that one query reads: it reads their contents with them. */
const REVISIONS_READ = 30;

/** Reads documents and their revisions. */
export const createDocumentReads = (
  table: Table,
  bodies: Bodies,
): Pick<Documents, 'findHead' | 'read' | 'readRevision' | 'listRevisions'> => ({
  findHead: async (id) => parseHead(await table.get(toHeadKey(id), HEAD_ATTRIBUTES)),
  async read(id) {
    const item = await table.get(toHeadKey(id));
    const head = parseHead(item);
    const packed = parseBody(item);
    return head && packed && { head, document: await bodies.unpack(packed) };
  },
  async readRevision(id, version, hash) {
    const packed = parseBody(await table.get(toRevisionKey(id, version, hash)));
    return packed && bodies.unpack(packed);
  },
  async *listRevisions(id, through) {
    const { first, last } = toRevisionRange(through);
    let start: Attributes | undefined;
    do {
      const page = await table.query({
        where: '#pk = :pk AND #sk BETWEEN :first AND :last',
        given: { pk: toHeadKey(id).pk, first, last },
        attributes: REVISION_ATTRIBUTES,
        newestFirst: true,
        limit: REVISIONS_READ,
        start,
      });
      yield* page.items.map(parseRevision);
      start = page.last;
    } while (start);
  },
});
