import { getVersionLetter } from '../../vocabulary/version-letter.ts';
import { joinNames } from './names.ts';

/** Says which copies are the same as one before them, from what is printed on each; null where all differ. */
export function describeSameCopies(printed: readonly string[]): string | null {
  const groups = Object.values(Object.groupBy(printed.keys(), (at) => printed[at] ?? ''));
  const same = groups.flatMap((group = []) => {
    const [first, ...others] = [...group].map(getVersionLetter);
    return first !== undefined && others.length > 0 ? [{ first, others }] : [];
  });
  if (same.length === 0) return null;
  const words = same.map(
    ({ first, others }) => `${joinNames(others)} ${others.length > 1 ? 'are' : 'is'} the same as ${first}`,
  );
  return `${words.join('; ')}.`;
}
