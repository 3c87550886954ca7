import './view.css';
import { Unit } from '../../paper/draw/Unit.tsx';
import { getDirection } from '../../text/direction.ts';
import { renderWithBreaks } from '../../text/RichText.tsx';
import { getFontFamily } from '../../vocabulary/fonts.ts';
import { MarginPoints, PromptPoints } from '../parts/item-points.tsx';
import type { ItemDrawing, ItemViewProps } from '../parts/view.ts';
import type { SectionHeaderData } from './schema.ts';

/** The line height, as in view.css. */
const LINE_HEIGHT = 1.25;

export function SectionHeaderView({ item, style }: ItemViewProps<SectionHeaderData>) {
  const { title, font, font_size, color, align } = item.data;
  const type = { fontFamily: getFontFamily(font ?? style.font), fontSize: `${font_size}pt` };
  return (
    <Unit index={0}>
      <MarginPoints
        hasWords
        makesRoom
        dir={getDirection(title)}
        style={{ ...type, lineHeight: LINE_HEIGHT }}
      />
      <h2
        className="section-header"
        data-shows="data.title"
        dir="auto"
        style={{
          ...type,
          color,
          textAlign: align,
        }}
      >
        {renderWithBreaks(title)}
        <PromptPoints hasWords />
      </h2>
    </Unit>
  );
}

export const view = { View: SectionHeaderView } satisfies ItemDrawing<SectionHeaderData>;
