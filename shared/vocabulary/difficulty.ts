/** The levels apart from the standard one: an easier and a harder one. */
export const LEVELS = ['support', 'challenge'] as const;
export type Level = (typeof LEVELS)[number];
/** The difficulty of a sheet; null is the standard one. */
export type SheetLevel = Level | null;

export const LEVEL_LABELS = { support: 'Support', challenge: 'Challenge' } as const satisfies Record<
  Level,
  string
>;

/** Returns the mark of the difficulty on a sheet: dots, which tell the teacher and shame nobody. */
export const getLevelMark = (level: SheetLevel): string =>
  level === 'support' ? '•' : level === 'challenge' ? '•••' : '••';
