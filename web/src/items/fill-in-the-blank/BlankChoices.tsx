import { Check } from 'lucide-react';
import { getAnswerType, getChoiceText, listBlankPlaces } from '#shared/items/fill-in-the-blank/blanks.ts';
import {
  addChoice,
  listWrongChoices,
  removeChoice,
  setChoice,
} from '#shared/items/fill-in-the-blank/choices.ts';
import { setBlankColumns } from '#shared/items/fill-in-the-blank/rules.ts';
import {
  BLANK_COLUMNS,
  CHOICE_LIMIT,
  type FillInTheBlankData,
} from '#shared/items/fill-in-the-blank/schema.ts';
import { OPTION_LIMIT } from '#shared/items/parts/limits.ts';
import { toRoughText } from '#shared/maths/rough-text.ts';
import { renderWithBreaks } from '#shared/text/RichText.tsx';
import { type PartProps, usePanel } from '../../document/use-panel.ts';
import { SliderField } from '../../ui/fields/SliderField.tsx';
import { WordRows } from '../parts/WordRows.tsx';

/** Renders the wrong choices to be written, blank by blank. */
export function BlankChoices({ id, data, path }: PartProps<FillInTheBlankData>) {
  const { run, seal } = usePanel(id, 'Edit choices');
  const places = listBlankPlaces(data);
  return (
    <div className="blank-choices">
      <p className="panel-hint">
        {places.length === 0
          ? 'Make a blank first: its word is the correct choice.'
          : 'Choices print in the order of the alphabet.'}
      </p>
      {places.map((word) => (
        <ChoicesOfBlank key={word} word={word} {...{ id, data, path }} />
      ))}
      {getAnswerType(data) !== 'none' && (
        <SliderField
          label="Columns"
          range={BLANK_COLUMNS}
          value={data.number_of_columns}
          onChange={(columns) => run(path, setBlankColumns, columns, 'columns')}
          onChangeEnd={seal}
        />
      )}
    </div>
  );
}

function ChoicesOfBlank({ id, data, path, word }: PartProps<FillInTheBlankData> & { word: number }) {
  const { run } = usePanel(id, 'Edit choices');
  const token = data.words[word];
  const places = listWrongChoices(data, word);
  const answer = token ? getChoiceText(token, data) : '';
  const put = (index: number) => places[index] ?? -1;
  return (
    <section aria-label={`Choices for ${toRoughText(answer)}`}>
      <p className="line correct-choice">
        <Check aria-hidden size={16} /> {renderWithBreaks(answer)}
      </p>
      <WordRows
        name="Other choice"
        addLabel="Add another choice"
        placeholder="Type a wrong answer"
        limit={OPTION_LIMIT}
        longest={CHOICE_LIMIT}
        keepsLast
        hasMaths
        rows={places.map((place) => ({
          text: data.choices[place]?.answer ?? '',
          field: `data.choices.${place}.answer`,
        }))}
        onAdd={(texts, after) => {
          for (const [at, text] of texts.entries())
            run(
              path,
              addChoice,
              after === undefined ? { word, text } : { word, text, after: after + at },
              'choice added',
            );
        }}
        onType={(index, text) => run(path, setChoice, { place: put(index), text }, `choice ${put(index)}`)}
        onRemove={(index) => run(path, removeChoice, put(index))}
      />
    </section>
  );
}
