import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

/** Holds how the start page shows a kind. */
export interface KindTile {
  readonly Icon: LucideIcon;
  /** Draws the top of a sheet, within an svg of 200 × 132. */
  readonly Drawing: ComponentType;
}
