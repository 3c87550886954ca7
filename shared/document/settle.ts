import { settleWordBanks } from '../kinds/worksheet/word-banks.ts';
import type { HandoutDocument } from './document.ts';

/** Puts right, within the same edit, what hangs together across a document; see `settleWordBanks`. */
export function settle(live: HandoutDocument, before: HandoutDocument, after: HandoutDocument): void {
  if (live.entity_type !== 'worksheet' || before.entity_type !== 'worksheet') return;
  if (after.entity_type === 'worksheet') settleWordBanks(live, before, after);
}
