import type { HandoutDocument } from '#shared/document/document.ts';
import { wordsNeeded } from '#shared/kinds/bingo/cells.ts';
import { wordsRecommended } from '#shared/kinds/bingo/rules.ts';
import { wordsOf } from '#shared/kinds/bingo/words.ts';
import { useFact } from '../../editor/context.ts';

function hintOf(document: HandoutDocument): string {
  if (document.entity_type !== 'bingo') return '';
  const [have, needed, best] = [wordsOf(document).length, wordsNeeded(document), wordsRecommended(document)];
  const n = document.dimension;
  if (have >= best) return '';
  if (have >= needed) return `${best} words or more make cards that differ well. You have ${have}.`;
  if (document.reuse_terms === 1) return 'Words stand on a card several times.';
  return `A ${n} × ${n} card needs ${needed} words, better ${best}. You have ${have}.`;
}

/** How many words the cards want. */
export function WordsHint() {
  const hint = useFact(hintOf);
  return hint && <p className="panel-hint">{hint}</p>;
}
