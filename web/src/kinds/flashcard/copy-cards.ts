import type { Card } from '#shared/kinds/parts/card-schema.ts';
import { showToast } from '../../ui/feedback/toast.ts';

/** Copies cards as a table, to be pasted into a spreadsheet or another list of cards; says so. */
export async function copyCards(cards: readonly Card[], names: { one: string; many: string }): Promise<void> {
  const { toTable } = await import('#shared/kinds/flashcard/parse-pasted.ts');
  try {
    await navigator.clipboard.writeText(toTable(cards));
    showToast({ words: `${cards.length} ${cards.length === 1 ? names.one : names.many} copied as a table` });
  } catch {
    showToast({ words: 'This browser did not let us copy them.', tone: 'danger' });
  }
}
