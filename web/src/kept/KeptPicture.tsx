import { useMemo } from 'react';
import type { KeptItem } from '#shared/api/kept-models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { getKeptCard, getKeptItem } from '#shared/document/kept-content.ts';
import { ItemOnPaper } from '#shared/items/ItemOnPaper.tsx';
import { isNumberedItem } from '#shared/items/item.ts';
import type { DocumentStyle } from '#shared/vocabulary/style.ts';
import { useFallbackFontsOf } from '../document/use-preview-fonts.ts';
import { CardSide } from '../images/CardSide.tsx';

interface KeptPictureProps {
  readonly content: KeptItem['content'];
  /** The type of the document that it goes to; its own where it goes nowhere. */
  readonly style?: DocumentStyle | undefined;
}

/** Renders what is kept as it prints, with its answers. */
export function KeptPicture({ content, style = content.style }: KeptPictureProps) {
  const fonts = useFallbackFontsOf(
    useMemo(() => [...content.items], [content]),
    content.locale,
  );
  const item = getKeptItem(content);
  return (
    <div className="kept-well" inert>
      <div className="kept-sheet paper" lang={content.locale} style={fonts}>
        {item ? (
          <ItemOnPaper
            item={item}
            number={isNumberedItem(item) ? '1.' : null}
            answerKey
            style={style}
            locale={content.locale}
          />
        ) : (
          <DrawnCard content={content} />
        )}
      </div>
    </div>
  );
}

function DrawnCard({ content }: { content: HandoutDocument }) {
  const card = getKeptCard(content);
  if (!card) return null;
  return (
    <div className="kept-card">
      <CardSide text={card.term} image={card.term_image} />
      <CardSide text={card.definition} image={card.definition_image} />
    </div>
  );
}
