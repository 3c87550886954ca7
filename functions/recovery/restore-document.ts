import { randomUUID } from 'node:crypto';
import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { openTable } from '../adapters/dynamo/table.ts';
import { createNextVersion } from '../domain/documents/revisions.ts';
import type { StoredDocument } from '../ports/documents.ts';

export interface StoredVersion {
  readonly version: number;
  readonly hash: string;
}

/** Lists the versions of a document that are stored, oldest first. */
export async function listVersions(id: string): Promise<readonly StoredVersion[]> {
  const keys = await openTable().listKeys(`DOC#${id}`);
  return keys.flatMap(({ sk }) => {
    const [, version, hash] = /^REV#(\d+)#(.+)$/.exec(sk) ?? [];
    return version && hash ? [{ version: Number(version), hash }] : [];
  });
}

/**
 * Saves an earlier version of a document as its newest, as if its owner had; the versions in between stay. Returns the
 * number of the new version. Throws where the document or the version is missing, or the document is in the trash.
 */
export async function restoreDocument(id: string, version: number): Promise<number> {
  const documents = createDynamoDocuments();
  const { head } = checkOpen(id, await documents.read(id));
  const stored = (await listVersions(id)).filter((one) => one.version === version);
  // Two writers may have stored one version: the acknowledged one is in the receipts, or was frozen.
  const acknowledged = head.receipts.find((receipt) => receipt.version === version)?.hash;
  const [found] = acknowledged ? stored.filter(({ hash }) => hash === acknowledged) : stored;
  const document = found && (await documents.readRevision(id, version, found.hash));
  if (!document) throw new Error(`Version ${version} of ${id} is not stored.`);
  const next = await createNextVersion(head, `restore-${randomUUID()}`, document, new Date());
  if (!(await documents.save(next, head.version)))
    throw new Error(`${id} was saved at this moment. Nothing has changed; try again.`);
  return next.head.version;
}

function checkOpen(id: string, stored: StoredDocument | undefined): StoredDocument {
  if (!stored) throw new Error(`There is no document ${id}. If it was lost, restore its rows first.`);
  if (stored.head.deleted_at !== null)
    throw new Error(`${id} is in its owner's trash, where it can be restored.`);
  return stored;
}
