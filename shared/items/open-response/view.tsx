import './view.css';
import { range as numbers } from 'es-toolkit';
import { Unit, useStretch } from '../../paper/draw/Unit.tsx';
import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import { inchesToPx, PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import { BLANK_RUN } from '../../text/blank-run.ts';
import { getDirection } from '../../text/direction.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import { RichText, renderWithBreaks } from '../../text/RichText.tsx';
import type { RichTextValue } from '../../text/rich-text.ts';
import type { FontId } from '../../vocabulary/fonts.ts';
import { Question, type QuestionProps } from '../parts/Question.tsx';
import { getSpareHeight } from '../parts/spare-height.ts';
import { type AnswersOfItem, type ItemDrawing, type ItemViewProps, toAnswers } from '../parts/view.ts';
import { estimateLines, getRoom } from './estimate-lines.ts';
import { RowsToPageEnd, useRowsToPageEnd } from './RowsToPageEnd.tsx';
import { getRuling, type OpenResponseData } from './schema.ts';
import { WrittenFromPrompt } from './WrittenFromPrompt.tsx';
import {
  estimateRoomAfter,
  fitAnswer,
  getGuideRowHeight,
  getRowClass,
  WrittenGuideLines,
} from './WrittenGuideLines.tsx';

interface AnswerProps {
  readonly data: OpenResponseData;
  readonly number: string | null;
  /** True where the answer is written in. */
  readonly shown: boolean;
  readonly font: FontId;
  /** The item's font size, in px. */
  readonly fontSize: number;
  /** The room of a line, in px. */
  readonly room: number;
  /** The prompt's own. */
  readonly picture: NonNullable<QuestionProps['picture']>;
}

/** How small the key may write, and how large over the height of a ruled line. */
const SMALLEST = 0.6;
const ON_RULED = 0.85;

/** Renders a short line; the key writes small enough to stay on it, and makes it longer for an answer that is longer still. */
function ShortLine({ data, shown, font, fontSize }: AnswerProps) {
  const width = inchesToPx(data.line_length);
  const answer = toPlainText(data.answer);
  const fits = width / (estimateTextWidth(answer, font) * fontSize);
  const isLong = shown && fits < SMALLEST;
  const size = isLong ? 1 : Math.min(1, fits);
  return (
    <span
      className={isLong ? 'short-line short-line-long' : 'short-line'}
      style={isLong ? { minWidth: width } : { width }}
      data-room
      data-place="line"
      data-width={width}
    >
      {shown && (
        <span
          className="key-ink"
          data-answer={isLong ? '' : 'line'}
          data-shows="data.answer"
          style={{ fontSize: `${size}em` }}
        >
          {renderWithBreaks(answer)}
        </span>
      )}
    </span>
  );
}

/** Renders the prompt with a short line: in place of its underscores, after it, or below it. */
function ShortLineResponse(props: AnswerProps) {
  const { data, number, picture } = props;
  const prompt = { number, picture, text: data.subtitle };
  const line = <ShortLine {...props} />;
  if (BLANK_RUN.test(toPlainText(data.subtitle))) return <Question followsNumber {...prompt} blank={line} />;
  if (data.line_position === 'after')
    return <Question followsNumber {...prompt} after={<span className="after-prompt">{line}</span>} />;
  return (
    <Question followsNumber {...prompt}>
      <Unit index={1} className="line-below">
        {line}
      </Unit>
    </Question>
  );
}

/** Lists the places of the lines below the prompt; an item that fills its page always has one. */
function listLinesBelow({ line_position, number_of_lines, fill_page }: OpenResponseData): number[] {
  const first = line_position === 'after' ? 1 : 0;
  return numbers(first, Math.max(number_of_lines, fill_page ? first + 1 : 0));
}

/** Lists the places of lines below the prompt, of which the key has more where the answer needs `wanted` in all. */
function listLinesForAnswer(data: OpenResponseData, wanted: number): number[] {
  const asked = listLinesBelow(data);
  const begin = data.line_position === 'after' ? 1 : 0;
  return asked.length + begin >= wanted ? asked : numbers(begin, wanted);
}

/**
 * Returns the words that a line after the prompt continues; empty after a picture, which ends the words'
 * line.
 */
const getLastWords = ({ subtitle, subtitle_image }: OpenResponseData): RichTextValue | null => {
  if (isBlank(subtitle)) return null;
  return subtitle_image ? '' : subtitle;
};

/**
 * Returns the size of the key's letters on ruled lines of that height, in px: as large as the question's
 * where the lines have room.
 */
const toAnswerFontSize = (height: number): string => `min(1em, ${height * ON_RULED}px)`;

/**
 * Renders ruled lines. The answer belongs to the unit of the first line below the prompt; where it begins
 * after the prompt, to the prompt's unit.
 */
function StandardLines({ data, number, shown, room, font, fontSize, picture }: AnswerProps) {
  const height = inchesToPx(data.line_height);
  const after = data.line_position === 'after';
  const type = { room, font, fontSize: Math.min(fontSize, height * ON_RULED) };
  const begin = after ? estimateRoomAfter(getLastWords(data) ?? '', { room, font, fontSize }) : undefined;
  const wanted = shown ? estimateLines(toPlainText(data.answer), type, begin) : 0;
  const below = listLinesForAnswer(data, wanted);
  const more = useRowsToPageEnd(height);
  const line = <div className="ruled-line" style={{ height }} data-place="line" />;
  const written = shown && !after && (
    <div
      className="written key-ink"
      style={{ lineHeight: `${height}px`, maxHeight: height * (below.length + more) }}
      data-room
    >
      <div data-answer="" style={{ fontSize: toAnswerFontSize(height) }}>
        <RichText value={data.answer} field="data.answer" />
      </div>
    </div>
  );
  const rows = below.map((place, at) => (
    <Unit key={place} index={at + 1} className="ruled-row">
      {at === 0 && written}
      {line}
    </Unit>
  ));
  const first = after && (
    <LineAfterPrompt data={data} shown={shown} below={below.length} rows={below.length + more} />
  );
  return (
    <Question followsNumber number={number} text={data.subtitle} picture={picture} after={first}>
      {rows.length > 0 && rows}
      {data.fill_page && (
        <RowsToPageEnd index={rows.length + 1}>
          {numbers(more).map((place) => (
            <div key={place}>{line}</div>
          ))}
        </RowsToPageEnd>
      )}
    </Question>
  );
}

interface LineAfterPromptProps extends Pick<AnswerProps, 'data' | 'shown'> {
  /** How many lines stand below the prompt, and how many with those that fill the page. */
  readonly below: number;
  readonly rows: number;
}

/** Renders the ruled line that goes on from the prompt, with the answer where it is shown. */
function LineAfterPrompt({ data, shown, below, rows }: LineAfterPromptProps) {
  const height = inchesToPx(data.line_height);
  const size = toAnswerFontSize(height);
  return (
    <>
      <span className="after-prompt rest-of-line ruled-rest" data-place="line">
        {shown && below === 0 && (
          <span className="key-ink" data-answer="line" data-shows="data.answer" style={{ fontSize: size }}>
            {renderWithBreaks(toPlainText(data.answer))}
          </span>
        )}
      </span>
      {shown && below > 0 && (
        <WrittenFromPrompt
          prompt={getLastWords(data)}
          answer={data.answer}
          height={height}
          size={size}
          rows={rows}
        />
      )}
    </>
  );
}

function HandwritingLines({ data, number, shown, room, font, fontSize, picture }: AnswerProps) {
  const words = shown ? data.handwritingAnswer || toPlainText(data.answer) : '';
  const ruled = { height: inchesToPx(data.line_height), ruling: getRuling(data) };
  const after = data.line_position === 'after';
  const more = useRowsToPageEnd(getGuideRowHeight(ruled, fontSize));
  const begins = after ? 1 : 0;
  const begin = after ? estimateRoomAfter(getLastWords(data) ?? '', { room, font, fontSize }) : undefined;
  const asked = listLinesBelow(data);
  const { rows: written, size } = fitAnswer(begins + asked.length + more, words, ruled, { begin, room });
  const below = data.fill_page ? asked : listLinesForAnswer(data, written.length);
  // Rows run in the direction of the whole answer; the row on the prompt's line runs in the prompt's
  // direction.
  const next = getRowClass(ruled.ruling);
  const row = { row: ruled, size, isRightToLeft: getDirection(words) === 'rtl' };
  const first = after && (
    <span className="after-prompt rest-of-line">
      <WrittenGuideLines
        onPrompt
        row={ruled}
        size={size}
        isLast={below.length + more === 0}
        text={written[0] ?? ''}
        isRightToLeft={getDirection(data.subtitle) === 'rtl'}
      />
    </span>
  );
  return (
    <Question followsNumber number={number} text={data.subtitle} picture={picture} after={first}>
      {below.length > 0 &&
        below.map((place, at) => (
          <Unit key={place} index={at + 1} className={at === 0 ? 'guide-row' : next}>
            <WrittenGuideLines
              {...row}
              isLast={at === below.length - 1 && more === 0}
              text={written[begins + at] ?? ''}
            />
          </Unit>
        ))}
      {data.fill_page && (
        <RowsToPageEnd index={below.length + 1}>
          {numbers(more).map((at) => (
            <div key={at} className={next}>
              <WrittenGuideLines {...row} text={written[begins + below.length + at] ?? ''} />
            </div>
          ))}
        </RowsToPageEnd>
      )}
    </Question>
  );
}

function BlankSpace({ data, number, shown, picture }: AnswerProps) {
  const height = inchesToPx(data.answer_height) + useStretch();
  return (
    <Question followsNumber number={number} text={data.subtitle} picture={picture}>
      <Unit index={1} fillsPage={data.fill_page} shrinkableBy={getSpareHeight(data.answer_height)}>
        <div className="answer-space" style={{ minHeight: height }} data-room data-place="space">
          {shown && (
            <div className="key-ink" data-answer="">
              <RichText value={data.answer} field="data.answer" />
            </div>
          )}
        </div>
      </Unit>
    </Question>
  );
}

const ANSWERS = {
  standard_lines: StandardLines,
  single: ShortLineResponse,
  blank: BlankSpace,
  handwriting: HandwritingLines,
} as const;

export function OpenResponseView({ item, number, answerKey, style, width }: ItemViewProps<OpenResponseData>) {
  const Answer = ANSWERS[item.data.answer_type];
  const fontSize = (item.style.font_size ?? style.font_size) * PX_PER_POINT;
  const picture = { image: item.data.subtitle_image, settings: style.images };
  const shown = answerKey && item.data.has_answer;
  const room = getRoom(width);
  return <Answer {...{ data: item.data, number, shown, room, font: style.font, fontSize, picture }} />;
}

function describeAnswers({ item: { data } }: ItemViewProps<OpenResponseData>): AnswersOfItem {
  const written =
    toPlainText(data.answer) || (data.answer_type === 'handwriting' ? data.handwritingAnswer : '');
  const answers = data.has_answer ? toAnswers([written]) : [];
  return { prompt: toPlainText(data.subtitle), answers, isOpen: answers.length === 0 };
}

export const view = {
  View: OpenResponseView,
  describeAnswers,
} satisfies ItemDrawing<OpenResponseData>;
