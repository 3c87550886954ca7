import { searchIcons } from '../api/icons.ts';

/** A term that icons are called by. */
interface AnsweredTerm {
  readonly term: string;
  readonly icons: Awaited<ReturnType<typeof searchIcons>>['icons'];
}

async function findIcons(term: string): Promise<AnsweredTerm> {
  const { icons, isOfSamples } = await searchIcons(term, undefined, true);
  return { term, icons: isOfSamples ? [] : icons };
}

const isNamed = ({ term, icons }: AnsweredTerm): boolean =>
  icons[0]?.term.toLowerCase() === term.toLowerCase();

/**
 * Finds which of several terms, such as the two sides of a card, icons are called by: the first that is a name, else
 * the first that is a keyword, because "pan" is bread in Spanish. Returns null without one.
 */
export async function findAnsweredTerm(terms: readonly string[]): Promise<AnsweredTerm | null> {
  const found = await Promise.all(terms.map(findIcons));
  return found.find(isNamed) ?? found.find(({ icons }) => icons.length > 0) ?? null;
}

/** Finds all icons that answer a term, as the search for one picture does. */
export const findAllIcons = async (term: string): Promise<AnsweredTerm['icons']> =>
  (await searchIcons(term)).icons;
