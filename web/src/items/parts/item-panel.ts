import type { ComponentType } from 'react';
import type { ItemType } from '#shared/items/item.ts';
import type { PanelProps } from '../../document/use-panel.ts';

/** Holds what the editor needs of an item type. */
export interface ItemPanel<T extends ItemType> {
  readonly Panel: ComponentType<PanelProps<T>>;
  /** Draws the settings that few people need, behind Advanced Options and above the numbering. */
  readonly Advanced?: ComponentType<PanelProps<T>>;
  /** Holds the data of the small item that Add Item shows; the schema fills in what it leaves out. */
  readonly sample: object;
  /** Draws the tile of the type in Add Item; absent where it shows the sample as it prints. */
  readonly Tile?: ComponentType;
  /** Renders the words of a word bank, also in the side bar's own section; absent for other types. */
  readonly Words?: ComponentType<PanelProps<T>>;
}
