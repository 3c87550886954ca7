import type { User } from '#shared/api/models.ts';
import { type HandoutDocument, hasItems } from '#shared/document/document.ts';

/** Gives a new worksheet the letterhead that its user keeps, with the day; another document stays as it is. */
export async function beginWithLetterhead<T extends HandoutDocument>(
  document: T,
  user: Pick<User, 'letterhead'> | null,
): Promise<T> {
  const kept = user?.letterhead;
  if (!kept || !hasItems(document)) return document;
  const [{ toNewLetterhead }, { raiseSchemaVersion }] = await Promise.all([
    import('#shared/kinds/worksheet/letterhead/rules.ts'),
    import('#shared/kinds/worksheet/schema-version.ts'),
  ]);
  const headed = { ...document, letterhead: toNewLetterhead(kept, document.locale) };
  raiseSchemaVersion(headed, headed);
  return headed;
}
