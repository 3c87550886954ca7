import { api, session } from '../api/api.ts';
import { drafts, listDeletedDrafts } from '../saving/drafts.ts';
import { createAccount } from '../saving/saver-account.ts';
import type { Places } from './unsaved-work.ts';

/** This device and the signed-in account. */
export const places: Places = {
  drafts,
  listDeleted: listDeletedDrafts,
  account: createAccount(api, session),
  read: (id) => api.readDocument({ params: { id } }),
};
