import type { LucideIcon } from 'lucide-react';

/** One line of a menu. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly onAction: () => void;
  readonly tone?: 'danger';
  readonly isDisabled?: boolean;
  /** Keys that do the same, shown at the right: `['Ctrl', 'C']`. */
  readonly keys?: readonly string[];
  /** Shown with a tick: the choice that is in force. */
  readonly isChosen?: boolean;
  /** True where a hairline is above it. */
  readonly startsGroup?: boolean;
}
