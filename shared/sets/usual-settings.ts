import type { SetTopic } from '../kinds/parts/made-sets.ts';
import type { SetSettings } from '../kinds/parts/made-sets-field.ts';

type Operation = SetSettings['operation'];

/** As many cards as three sheets hold, or as a card of a game needs words. */
const FEW = 24;

/** The greatest number of sums: in a game no two have the same answer, and these two operations have fewer answers than numbers. */
const GREATEST = 20;
const GREATEST_IN_GAMES: Partial<Record<Operation, number>> = { subtract: 50, divide: 100 };

const listNumbers = (operation: Operation, isGame: boolean) => ({
  from: 1,
  to: (isGame && GREATEST_IN_GAMES[operation]) || GREATEST,
});

/** Returns what a topic usually has, as the dialog begins with it: of a game, as many words as make different cards. */
export function getUsualSettings(
  topic: SetTopic,
  { operation, isGame }: { operation: Operation; isGame: boolean },
): Partial<SetSettings> {
  switch (topic) {
    case 'times_table':
      return {
        ...{ from: 1, to: 10 },
        ...(isGame ? { tables: [2, 3, 4, 5, 6, 7, 8, 9], count: 36 } : { tables: [7], count: 10 }),
      };
    case 'sums':
      return { ...listNumbers(operation, isGame), count: FEW };
    case 'clocks':
    case 'fractions':
      return { level: 'medium', count: FEW };
    case 'number_words':
      return { from: 1, to: 100, count: FEW };
  }
}

/** Returns the settings of another operation: with its usual numbers, unless somebody chose others. */
export function changeOperation(
  { operation: old, from, to }: Pick<SetSettings, 'operation' | 'from' | 'to'>,
  { operation, isGame }: { operation: Operation; isGame: boolean },
): Partial<SetSettings> {
  const usual = listNumbers(old, isGame);
  const isUsual = from === usual.from && to === usual.to;
  return { operation, ...(isUsual && listNumbers(operation, isGame)) };
}
