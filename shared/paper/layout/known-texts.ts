import type { ReactElement } from 'react';
import { measureText, type TextBox } from '../measure/measure-text.ts';
import type { Layout } from './layout.ts';
import type { BlockPlace } from './paper-content.ts';

interface KnownText {
  readonly drawing: ReactElement | undefined;
  readonly boxes: readonly TextBox[];
}

/**
 * Caches the places of the text in blocks under stickers; they are measured again only where a block was drawn
 * again.
 */
export class KnownTexts {
  private readonly known = new Map<string, KnownText>();
  private readonly layout: Layout;

  constructor(layout: Layout) {
    this.layout = layout;
  }

  /** Returns the text of a part in px of paper; the text it had last while nothing draws it. */
  read(place: BlockPlace, scale: () => number): readonly TextBox[] {
    const key = `${place.key}/${place.part.from}/${place.part.top}`;
    const known = this.known.get(key);
    const drawn = this.layout.findDrawnPart(place);
    if (!drawn || (known && known.drawing === drawn.drawing)) return known?.boxes ?? [];
    const boxes = measureText(drawn.element, scale());
    this.known.set(key, { drawing: drawn.drawing, boxes });
    return boxes;
  }

  /** Forgets all: fonts changed, or syllables. */
  clear(): void {
    this.known.clear();
  }
}
