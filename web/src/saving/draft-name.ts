import { toExcerpt } from '#shared/text/plain-text.ts';
import type { Draft } from './drafts.ts';

/**
 * Returns the name of a draft. A draft of an earlier version may hold anything; it can still be opened and
 * deleted.
 */
export function getDraftName({ document }: Draft): string {
  try {
    return document.filename || toExcerpt(document.title) || UNTITLED;
  } catch {
    return UNTITLED;
  }
}
const UNTITLED = 'Untitled';
