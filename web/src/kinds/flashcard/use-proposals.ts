import { chunk } from 'es-toolkit';
import { useEffect, useState } from 'react';
import type { Icon } from '#shared/icons/icon-schema.ts';
import type { Card } from '#shared/kinds/parts/card-schema.ts';
import { useEditor } from '../../document/editor-context.ts';
import { findAllIcons, findAnsweredTerm } from '../../images/card-terms.ts';
import { getSearchTerm } from '../../images/search-term.ts';

/** The icons that a card's words are called by, best first; none where nothing is called so. */
export interface Proposal {
  readonly card: Card;
  /** What they answer, or would have answered. */
  readonly term: string;
  readonly icons: readonly Icon[];
}

/** How many cards are searched for at once, and how many icons are offered for each. */
const [AT_ONCE, OFFERED] = [6, 12];

async function findProposal(card: Card, locale: string): Promise<Proposal> {
  const terms = [card.term, card.definition]
    .map((words) => getSearchTerm(words, locale))
    .filter((term) => term !== '');
  const found = await findAnsweredTerm(terms);
  return {
    card,
    term: found?.term ?? terms[0] ?? '',
    icons: sortFreeFirst(found?.icons ?? []).slice(0, OFFERED),
  };
}

/** Finds all icons that answer a term; those that need a plan last. */
export const findOthers = async (term: string): Promise<readonly Icon[]> =>
  sortFreeFirst(await findAllIcons(term));

// Free pictures are proposed before those that need a plan.
const sortFreeFirst = (icons: readonly Icon[]) =>
  icons.toSorted((a, b) => Number(a.our_premium) - Number(b.our_premium));

interface Proposals {
  readonly proposals: readonly Proposal[];
  readonly isDone: boolean;
  readonly isFailed: boolean;
}

/** Searches pictures for the cards, a few at a time; what is found shows at once. */
export function useProposals(cards: readonly Card[]): Proposals {
  const { locale } = useEditor().document;
  const [found, setFound] = useState<Proposals>({
    proposals: [],
    isDone: cards.length === 0,
    isFailed: false,
  });
  useEffect(() => {
    let isGone = false;
    const search = async () => {
      for (const some of chunk(cards, AT_ONCE)) {
        const next = await Promise.all(some.map((card) => findProposal(card, locale)));
        if (isGone) return;
        setFound((last) => ({ ...last, proposals: [...last.proposals, ...next] }));
      }
      setFound((last) => ({ ...last, isDone: true }));
    };
    setFound({ proposals: [], isDone: cards.length === 0, isFailed: false });
    search().catch(() => {
      if (!isGone) setFound((last) => ({ ...last, isDone: true, isFailed: true }));
    });
    return () => {
      isGone = true;
    };
  }, [cards, locale]);
  return found;
}
