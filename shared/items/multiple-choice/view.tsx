import { chunk } from 'es-toolkit';
import { optionLetter } from '../../document/numbering.ts';
import { Unit } from '../../paper/Unit.tsx';
import { RichText } from '../../text/RichText.tsx';
import type { Option as OptionData } from '../options.ts';
import { Question } from '../Question.tsx';
import type { ItemViewProps } from '../view.ts';

/** Rows stand between the list and its items, so that they cannot be `ul` and `li`. */
const LIST = { role: 'list' } as const;
const LIST_ITEM = { role: 'listitem' } as const;

function Option({ option, index, marked }: { option: OptionData; index: number; marked: boolean }) {
  return (
    <div {...LIST_ITEM} className={marked ? 'option option-marked' : 'option'}>
      <span className="option-letter">
        <small>{optionLetter(index)}</small>
      </span>
      <RichText value={option.answer} />
    </div>
  );
}

export function MultipleChoiceView({ item, number, answerKey }: ItemViewProps<'multiple_choice'>) {
  const { subtitle, options, number_of_columns: columns } = item.data;
  const rows = chunk(
    options.map((option, index) => ({ option, index })),
    columns,
  );
  return (
    <Question number={number} text={subtitle}>
      {rows.length > 0 && (
        <div {...LIST}>
          {rows.map((row, place) => (
            <Unit key={row[0]?.index} index={place + 1}>
              <div
                className="option-row"
                style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
              >
                {row.map(({ option, index }) => (
                  <Option key={index} option={option} index={index} marked={answerKey && option.correct} />
                ))}
              </div>
            </Unit>
          ))}
        </div>
      )}
    </Question>
  );
}
