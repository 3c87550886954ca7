import { session } from '../api/api.ts';
import { openAsDraft } from '../saving/open-as-draft.ts';
import type { TemplateId } from './templates/list.ts';

/**
 * Creates the document of a template, on the user's paper and with their letterhead. The documents and their schema are fetched only now: a
 * start page has no use for them.
 */
async function createTemplate(id: TemplateId) {
  const [{ createFromTemplate }, { beginWithLetterhead }] = await Promise.all([
    import('./templates/create-from-template.ts'),
    import('../document/begin-with-letterhead.ts'),
  ]);
  const { user } = session.getState();
  return beginWithLetterhead(createFromTemplate(id, user?.paper ?? null), user);
}

/** Makes a draft of a template on this device; resolves to the address at which the editor opens it. */
export const startFromTemplate = async (id: TemplateId): Promise<string> =>
  openAsDraft(await createTemplate(id));
