/** What an item may be printed on alone: the sheet of the students, or the answer key. */
export const SHOWN_ON = ['sheet', 'key'] as const;
export type ShownOn = (typeof SHOWN_ON)[number];

interface Showable {
  readonly hide: boolean;
  /** Absent where it is printed on both. */
  readonly shown_on?: ShownOn | undefined;
}

/** Tells whether the item is printed on the sheet, or on the key. */
export const isShownOn = ({ hide, shown_on }: Showable, paper: ShownOn): boolean =>
  !hide && (shown_on === undefined || shown_on === paper);

/** Names where an item is printed, if not on both. */
export const SHOWN_ON_LABELS = { sheet: 'Sheet only', key: 'Key only' } as const satisfies Record<
  ShownOn,
  string
>;
