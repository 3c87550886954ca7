import './view.css';
import { Unit } from '../../paper/draw/Unit.tsx';
import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import { CONTENT_WIDTH, PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import { getDirection } from '../../text/direction.ts';
import { renderWithBreaks } from '../../text/RichText.tsx';
import { toBorderCss } from '../parts/border-css.ts';
import { LIST, LIST_ITEM } from '../parts/list-roles.ts';
import type { ItemDrawing, ItemViewProps } from '../parts/view.ts';
import { layOutBankRows } from './bank-rows.ts';
import { listPrintedWords, listWordsInCase } from './printed-words.ts';
import type { WordBankData } from './schema.ts';

/** The width of border and padding at both sides at most, in px. */
const FRAME = 2 * (8 + 12);

/** Renders the words in rows within their border; the same on the student's sheet and in the key. */
export function WordBankView({ item, style, locale = 'en-US' }: ItemViewProps<WordBankData>) {
  const { data } = item;
  const words = listPrintedWords(data, locale);
  const stored = listWordsInCase(data, locale);
  const fontSize = (item.style.font_size ?? style.font_size) * PX_PER_POINT;
  const room = (CONTENT_WIDTH - FRAME) / fontSize;
  const { columns, rows } = layOutBankRows(words, (word) => estimateTextWidth(word, style.font), room);
  return (
    <div
      className="word-bank"
      {...LIST}
      dir={getDirection(words[0] ?? '')}
      style={{ ...toBorderCss(data), color: data.color }}
    >
      {rows.length === 0 && <Unit index={0} className="bank-row" />}
      {rows.map((row, index) => (
        <Unit key={row[0]?.word} index={index} className="bank-row">
          <div className="bank-words" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
            {row.map(({ word, span }) => (
              <span
                key={word}
                {...LIST_ITEM}
                dir="auto"
                data-shows={`data.words.${stored.indexOf(word)}`}
                style={{ gridColumn: `span ${span}` }}
              >
                {renderWithBreaks(word)}
              </span>
            ))}
          </div>
        </Unit>
      ))}
    </div>
  );
}

export const view = { View: WordBankView } satisfies ItemDrawing<WordBankData>;
