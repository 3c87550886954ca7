import { layOutParts } from './printed-parts.ts';
import { findMissingInMatching } from './schema.ts';
import './view.css';
import { Unit } from '../../paper/draw/Unit.tsx';
import { CONTENT_WIDTH, PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import { getDirection } from '../../text/direction.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import { getBorderWidth } from '../parts/border-css.ts';
import { Question } from '../parts/Question.tsx';
import type { AnswersOfItem, ItemDrawing, ItemViewProps } from '../parts/view.ts';
import { KeyLines } from './KeyLines.tsx';
import { findFittingType, layOutColumns, splitIntoParts } from './layout.ts';
import { MatchRow } from './MatchRow.tsx';
import type { MatchingData } from './schema.ts';

/** Returns the type that is set, and what the columns do not have of the sheet's width. */
const getWantedType = ({
  item,
  style,
  width,
}: Pick<ItemViewProps<MatchingData>, 'item' | 'style'> & { width: number }) => ({
  font: style.font,
  fontSize: (item.style.font_size ?? style.font_size) * PX_PER_POINT,
  lineHeight: style.font_space,
  border: 2 * getBorderWidth(item.style) + CONTENT_WIDTH - width,
});

/** A longer number is printed on its own line. */
const SHORT_NUMBER = 3;

/** Renders two columns in rows; the rows of a part stay together on a page. */
export function MatchingView({
  item,
  number,
  answerKey,
  style,
  width = CONTENT_WIDTH,
}: ItemViewProps<MatchingData>) {
  const { data } = item;
  const fontSize = (item.style.font_size ?? style.font_size) * PX_PER_POINT;
  const type = findFittingType(data, getWantedType({ item, style, width }));
  const columns = layOutColumns(data, type);
  const dir = getPairsDirection(data);
  const parts = splitIntoParts(data, type);
  const rows = parts.flat();
  const lasts = new Set(parts.map((_, part) => parts.slice(0, part + 1).flat().length - 1));
  const isBeside = isBlank(data.instructions) && (number === null || number.length <= SHORT_NUMBER);
  const given = { columns, type, dir, answerKey, settings: data.settings, size: type.fontSize / fontSize };
  // Pictures make the words large; the number stays as large as that of other items.
  const ownSize = item.style.font_size;
  const numberSize = ownSize !== null && listPictures(data).length > 0 ? style.font_size / ownSize : 1;
  const drawn = rows
    .map((row, place) => ({ row, place }))
    .map(({ row, place }) => <MatchRow key={place} row={row} place={place} {...given} />);
  const beside = isBeside && number !== null ? drawn[0] : undefined;
  const first = beside ? 1 : 0;
  return (
    <div className="matching" dir={isBlank(data.instructions) ? dir : undefined}>
      <Question
        number={number}
        text={data.instructions}
        field="data.instructions"
        content={beside}
        isRow
        numberSize={numberSize}
      >
        {drawn.length > first &&
          drawn.slice(first).map((row, at) => (
            <Unit key={row.key} index={at + 1} keepWithNext={!lasts.has(at + first)}>
              {row}
            </Unit>
          ))}
      </Question>
      {answerKey && data.settings.match_type === 'line' && (
        <KeyLines rows={rows} firstUnit={1 - first} dir={dir} />
      )}
    </div>
  );
}

const listPictures = ({ pairs, fakeAnswers }: MatchingData) =>
  [
    ...pairs.flatMap(({ term_image, definition_image }) => [term_image, definition_image]),
    ...fakeAnswers.map(({ image }) => image),
  ].filter((image) => image !== null);

/** Returns the direction of the columns, read from the terms and definitions. */
function getPairsDirection({ pairs, instructions }: MatchingData): 'ltr' | 'rtl' {
  const texts = pairs.flatMap(({ term, definition }) => [toPlainText(term), toPlainText(definition)]);
  return getDirection([...texts, toPlainText(instructions)].join(' ')) ?? 'ltr';
}

/** Describes each match by the letter that is written, or by its words where a line is drawn. */
function describeAnswers({ item, style, width = CONTENT_WIDTH }: ItemViewProps<MatchingData>): AnswersOfItem {
  const { data } = item;
  const type = findFittingType(data, getWantedType({ item, style, width }));
  const rows = splitIntoParts(data, type).flat();
  const answers = rows.flatMap(({ left }, row) => {
    if (!left?.answer) return [];
    const match = toPlainText(rows[left.answer.row]?.right?.text ?? '');
    const long = `${toPlainText(left.text)} – ${match}`;
    return [
      { short: data.settings.match_type === 'letter' ? `${row + 1}${left.answer.letter}` : long, long },
    ];
  });
  return { prompt: toPlainText(data.instructions), answers };
}

/** A column in which its type would be smaller is too narrow. */
const LEAST_SCALE = 0.85;

export const view = {
  View: MatchingView,
  describeAnswers,
  deal: (data, shuffle_seed) => ({ ...data, shuffle_seed }),
  hasRoom: (data, { font, fontSize, width }) => {
    const wanted = { font, fontSize, lineHeight: 1, border: CONTENT_WIDTH - width };
    return findFittingType(data, wanted).fontSize >= LEAST_SCALE * fontSize;
  },
  listShuffled: (data) =>
    layOutParts(data, 1)
      .flat()
      .map(({ left, right }) => [left?.field, left?.scrambled, right?.field, right?.scrambled]),
  findMissing: findMissingInMatching,
} satisfies ItemDrawing<MatchingData>;
