import { session } from '../api/api.ts';
import { createDraftKey, drafts } from '../saving/drafts.ts';
import type { Template } from './templates.ts';

/**
 * Makes a draft of a template on this device; resolves to the address at which the editor opens it.
 * The document's schema is fetched only now: a start page has no use for it.
 */
export async function startFromTemplate({ document: source }: Template): Promise<string> {
  const { createFromTemplate } = await import('./create-from-template.ts');
  const document = createFromTemplate(source, session.getState().user?.paper ?? null);
  const key = createDraftKey();
  await drafts.write({ key, kind: document.entity_type, document, base: null, changed_at: Date.now() });
  return `/new/${document.entity_type}?draft=${key}`;
}
