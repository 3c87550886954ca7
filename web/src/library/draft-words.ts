import { listFoundWords } from '#shared/document/list-found-words.ts';
import { parseDocument } from '#shared/document/parse-document.ts';
import type { Draft } from '../saving/drafts.ts';

/** Returns the folded words in a draft; none where this version cannot read it. */
export function listDraftWords({ document }: Draft): string {
  const parsed = parseDocument(document);
  return parsed.ok ? listFoundWords(parsed.document) : '';
}
