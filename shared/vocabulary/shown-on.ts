/** The one paper that an item may be printed on: the sheet of the students, or the answer key. */
export const SHOWN_ON = ['sheet', 'key'] as const;
export type ShownOn = (typeof SHOWN_ON)[number];

interface Showable {
  readonly hide: boolean;
  /** Absent where it is printed on both. */
  readonly shown_on?: ShownOn | undefined;
  /** Present where it takes the place of another item on some sheets. */
  readonly variant?: object | undefined;
}

/** Tells whether the item is printed on the sheet, or on the key; a variant is not, until it has taken its place. */
export const isShownOn = ({ hide, shown_on, variant }: Showable, paper: ShownOn): boolean =>
  !hide && variant === undefined && (shown_on === undefined || shown_on === paper);

/** Names where an item is printed, if not on both. */
export const SHOWN_ON_LABELS = { sheet: 'Sheet only', key: 'Key only' } as const satisfies Record<
  ShownOn,
  string
>;
