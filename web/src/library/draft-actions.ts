import type { HandoutDocument } from '#shared/document/document.ts';
import { nameCopy, setFilename } from '#shared/document/document-rules.ts';
import { parseDocument } from '#shared/document/parse-document.ts';
import { api, session } from '../api/api.ts';
import { readAgain } from '../api/query-client.ts';
import { createDraftKey, type Draft, drafts } from '../saving/drafts.ts';
import { tabs } from '../saving/other-tabs.ts';
import { saveDraft, UNREADABLE } from '../saving/save-drafts.ts';
import { createAccount } from '../saving/saver-account.ts';

const PLACES = { drafts, account: createAccount(api, session) };

/** Reads the document of a draft, which may be of an earlier version. Throws where this version cannot read it. */
export function readDraft({ document }: Draft): HandoutDocument {
  const parsed = parseDocument(document);
  if (!parsed.ok) throw new Error(UNREADABLE);
  return parsed.document;
}

/** Runs a change of a draft as it is now. Throws where another tab has it open. */
async function change<T>({ key }: Draft, run: (draft: Draft) => Promise<T>): Promise<T> {
  if (!(await tabs.take(key))) throw new Error('It is open in another tab. Close that tab first.');
  try {
    const draft = await drafts.read(key);
    if (!draft) throw new Error('It is not on this device any more.');
    return await run(draft);
  } finally {
    tabs.release(key);
    await Promise.all([readAgain(['drafts']), readAgain(['documents'])]);
  }
}

export const renameDraft = (draft: Draft, filename: string): Promise<void> =>
  change(draft, async (current) => {
    const document = { ...readDraft(current) };
    setFilename(document, filename);
    await drafts.write({ ...current, document, changed_at: Date.now() });
  });

/** Puts a copy of a draft beside it. */
export async function copyDraft(draft: Draft): Promise<void> {
  const document = { ...readDraft(draft) };
  nameCopy(document);
  await drafts.write({ ...draft, key: createDraftKey(), document, changed_at: Date.now(), unanswered: [] });
  await readAgain(['drafts']);
}

/** Saves a draft to the account; resolves to the id of its document. Throws where the account does not take it. */
export const keepDraft = (draft: Draft): Promise<string> =>
  change(draft, async (current) => {
    const result = await saveDraft(PLACES, current);
    if (typeof result !== 'string') throw new Error(result.reason);
    return result;
  });
