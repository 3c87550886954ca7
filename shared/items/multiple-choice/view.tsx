import { chunk } from 'es-toolkit';
import { optionLetter } from '../../document/numbering.ts';
import { Unit } from '../../paper/Unit.tsx';
import { RichText } from '../../text/RichText.tsx';
import { Question } from '../Question.tsx';
import type { ItemViewProps } from '../view.ts';
import type { ChoiceOption } from './schema.ts';

function Option({ option, index, marked }: { option: ChoiceOption; index: number; marked: boolean }) {
  return (
    <div className={marked ? 'option option-marked' : 'option'}>
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
      {rows.map((row, place) => (
        <Unit key={row[0]?.index} index={place + 1}>
          <div className="option-row" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
            {row.map(({ option, index }) => (
              <Option key={index} option={option} index={index} marked={answerKey && option.correct} />
            ))}
          </div>
        </Unit>
      ))}
    </Question>
  );
}
