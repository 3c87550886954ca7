import type { HandoutDocument } from '#shared/document/document.ts';
import { getDeviceAccount } from '../api/device-account.ts';
import { createDraftKey, drafts } from './drafts.ts';

/** Keeps a new document as a draft on this device; resolves to the address at which the editor opens it. */
export async function openAsDraft(document: HandoutDocument): Promise<string> {
  const key = createDraftKey();
  const owner = getDeviceAccount();
  await drafts.write({
    key,
    kind: document.entity_type,
    document,
    base: null,
    changed_at: Date.now(),
    owner,
  });
  return `/new/${document.entity_type}?draft=${key}`;
}
