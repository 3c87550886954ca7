import { dealOptions } from '../parts/deal-options.ts';
import { AUTOMATIC } from '../parts/view.ts';
import { setAutomaticColumns, setOptionColumns } from './rules.ts';
import { findMissingInMultipleChoice } from './schema.ts';
import './view.css';
import { chunk } from 'es-toolkit';
import { Unit } from '../../paper/draw/Unit.tsx';
import { CONTENT_WIDTH } from '../../paper/sheet/page-sizes.ts';
import { getDirectionBeside } from '../../text/direction.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import { RichText } from '../../text/RichText.tsx';
import type { RichTextValue } from '../../text/rich-text.ts';
import { getOptionMark } from '../../vocabulary/numbering.ts';
import type { PrintedMarks } from '../../vocabulary/option-marks.ts';
import type { ImageSettings } from '../../vocabulary/style.ts';
import { chooseMarks } from '../parts/choose-marks.ts';
import type { DealtOption as OptionData } from '../parts/deal-options.ts';
import { listPrintedOptions } from '../parts/item-options.ts';
import { LIST, LIST_ITEM } from '../parts/list-roles.ts';
import { OptionMark } from '../parts/OptionMark.tsx';
import { Question } from '../parts/Question.tsx';
import type { AnswersOfItem, ItemDrawing, ItemViewProps } from '../parts/view.ts';
import { WithPicture } from '../parts/WithPicture.tsx';
import { countOptionColumns, getOptionsRoom } from './columns.ts';
import type { MultipleChoiceData } from './schema.ts';

interface OptionProps {
  readonly option: OptionData;
  readonly index: number;
  readonly marked: boolean;
  readonly settings: ImageSettings;
  readonly marks: PrintedMarks;
  readonly question: RichTextValue;
}

function ChoiceOption({ option, index, marked, settings, marks, question }: OptionProps) {
  return (
    <div {...LIST_ITEM} className={marked ? 'option option-marked' : 'option'}>
      <OptionMark letter={getOptionMark(index, marks)} place={option.place ?? index} isMarked={marked} />
      <WithPicture image={option.answer_image} settings={settings}>
        {(!option.answer_image || !isBlank(option.answer)) && (
          <RichText
            value={option.answer}
            field={`data.options.${option.place ?? index}.answer`}
            dir={getDirectionBeside(option.answer, question)}
          />
        )}
      </WithPicture>
    </div>
  );
}

export function MultipleChoiceView({
  item,
  number,
  answerKey,
  style,
  width = CONTENT_WIDTH,
}: ItemViewProps<MultipleChoiceData>) {
  const { subtitle, subtitle_image } = item.data;
  const options: readonly OptionData[] = listPrintedOptions(item.data.options);
  const room = getOptionsRoom({ own: item.style, style, width, isNumbered: number !== null });
  const columns = countOptionColumns(item.data, room);
  const marks = chooseMarks(style.option_marks, [subtitle, ...options.map(({ answer }) => answer)]);
  const rows = chunk(
    options.map((option, index) => ({ option, index })),
    columns,
  );
  return (
    <Question
      followsNumber
      number={number}
      text={subtitle}
      picture={{ image: subtitle_image, settings: style.images }}
    >
      {rows.length > 0 && (
        <div {...LIST}>
          {rows.map((row, place) => (
            <Unit key={row[0]?.index} index={place + 1}>
              <div
                className="option-row"
                style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
              >
                {row.map(({ option, index }) => (
                  <ChoiceOption
                    key={index}
                    option={option}
                    index={index}
                    marked={answerKey && option.correct}
                    settings={style.images}
                    marks={marks}
                    question={subtitle}
                  />
                ))}
              </div>
            </Unit>
          ))}
        </div>
      )}
    </Question>
  );
}

function describeAnswers({ item: { data }, style }: ItemViewProps<MultipleChoiceData>): AnswersOfItem {
  const marks = chooseMarks(style.option_marks, [data.subtitle, ...data.options.map(({ answer }) => answer)]);
  const answers = data.options.flatMap(({ answer, correct }, index) =>
    correct ? [{ short: getOptionMark(index, marks), long: toPlainText(answer) }] : [],
  );
  return { prompt: toPlainText(data.subtitle), answers, isOpen: answers.length === 0 };
}

export const view = {
  View: MultipleChoiceView,
  describeAnswers,
  // True before False, as everywhere.
  deal: (data, seed) =>
    data.hasBooleanOptions ? data : { ...data, options: dealOptions(data.options, seed) },
  columns: {
    count: ({ number_of_columns, automatic_columns }) => (automatic_columns ? AUTOMATIC : number_of_columns),
    set: ({ data }, columns) =>
      columns === AUTOMATIC ? setAutomaticColumns(data) : setOptionColumns(data, columns),
    canBeAutomatic: true,
  },
  findMissing: findMissingInMultipleChoice,
} satisfies ItemDrawing<MultipleChoiceData>;
