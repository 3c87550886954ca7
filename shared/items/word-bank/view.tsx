import './view.css';
import { Unit } from '../../paper/draw/Unit.tsx';
import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import { CONTENT_WIDTH, PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import { getDirection } from '../../text/direction.ts';
import { layOutBankRows } from '../parts/bank-rows.ts';
import { toBorderCss } from '../parts/border-css.ts';
import { LIST } from '../parts/list-roles.ts';
import type { ItemDrawing, ItemViewProps } from '../parts/view.ts';
import { WordsOfRow } from '../parts/WordsOfRow.tsx';
import { listPrintedWords, listWordsInCase } from './printed-words.ts';
import type { WordBankData } from './schema.ts';

/** The width of border and padding at both sides at most, in px. */
const FRAME = 2 * (8 + 12);

/** Renders the words in rows within their border; the same on the student's sheet and in the key. */
export function WordBankView({
  item,
  style,
  locale = 'en-US',
  width = CONTENT_WIDTH,
}: ItemViewProps<WordBankData>) {
  const { data } = item;
  const words = listPrintedWords(data, locale);
  const stored = listWordsInCase(data, locale);
  const places = new Map(stored.map((word, index) => [word, index] as const).toReversed());
  const fontSize = (item.style.font_size ?? style.font_size) * PX_PER_POINT;
  const room = (width - FRAME) / fontSize;
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
          <WordsOfRow
            className="bank-words"
            columns={columns}
            row={row}
            findField={(word) => `data.words.${places.get(word) ?? -1}`}
          />
        </Unit>
      ))}
    </div>
  );
}

export const view = {
  View: WordBankView,
  deal: (data, shuffle_seed) => ({ ...data, shuffle_seed }),
  // The language decides about capital letters and the alphabet, which are the same in all versions.
  listShuffled: (data) => listPrintedWords(data, 'en-US'),
} satisfies ItemDrawing<WordBankData>;
