import { countOptionColumns, getOptionsRoom } from '#shared/items/multiple-choice/columns.ts';
import {
  setAutomaticColumns,
  setOptionColumns,
  setOptionCorrect,
  setTrueFalse,
} from '#shared/items/multiple-choice/rules.ts';
import { getColumnRange, listEmptyOptions } from '#shared/items/multiple-choice/schema.ts';
import { chooseMarks } from '#shared/items/parts/choose-marks.ts';
import { CONTENT_WIDTH } from '#shared/paper/sheet/page-sizes.ts';
import { getOptionLetter, getOptionMark } from '#shared/vocabulary/numbering.ts';
import { useFact } from '../../document/editor-context.ts';
import { type PanelProps, usePanel } from '../../document/use-panel.ts';
import { useViewFact } from '../../document/use-view.ts';
import { AutomaticSizeField } from '../../fields/AutomaticSizeField.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import type { ItemPanel } from '../parts/item-panel.ts';
import { MissingPartsHint } from '../parts/MissingPartsHint.tsx';
import { OptionList } from '../parts/OptionList.tsx';
import { QuestionField } from '../parts/QuestionField.tsx';
import { KeptOptions } from './KeptOptions.tsx';

/** Renders a hint that names options which would print a letter alone, once any option has content. */
function EmptyOptions({ data: { options } }: Pick<PanelProps<'multiple_choice'>['item'], 'data'>) {
  const places = listEmptyOptions(options);
  const names = places.length < options.length ? places.map(getOptionLetter) : [];
  return <MissingPartsHint names={names} noun="Option" lacks={['is empty.', 'are empty.']} />;
}

/** Renders the columns of the options: a number, or as many as they have room in. */
function OptionColumns({ item, path }: PanelProps<'multiple_choice'>) {
  const { id, data, style: own } = item;
  const { run, seal } = usePanel(id, 'Edit multiple choice');
  const style = useFact((document) => document.style);
  const width = useViewFact(
    ({ places }) => places?.places.find(({ key }) => key === id)?.width ?? CONTENT_WIDTH,
  );
  const printed = countOptionColumns(data, getOptionsRoom({ own, style, width, isNumbered: true }));
  return (
    <AutomaticSizeField
      label="Columns"
      range={getColumnRange(data)}
      value={data.number_of_columns}
      automatic={{ size: printed, isOn: data.automatic_columns === true }}
      onAutomatic={() => run(path.at('data'), setAutomaticColumns, null)}
      onChange={(columns) => run(path.at('data'), setOptionColumns, columns, 'columns')}
      onChangeEnd={seal}
    />
  );
}

function MultipleChoicePanel({ item, path }: PanelProps<'multiple_choice'>) {
  const { id, data } = item;
  const { run } = usePanel(id, 'Edit multiple choice');
  const marks = useFact(({ style }) => style.option_marks);
  const printed = chooseMarks(marks, [data.subtitle, ...data.options.map(({ answer }) => answer)]);
  const answerKey = {
    heading: 'Answer key',
    at: (index: number) => (
      <Switch
        layout="hidden"
        isSelected={data.options[index]?.correct ?? false}
        onChange={(correct) => run(path.at('data'), setOptionCorrect, { index, correct })}
      >
        {`${getOptionLetter(index)} is correct`}
      </Switch>
    ),
  };
  return (
    <>
      <QuestionField id={id} data={data} path={path.at('data')} />
      <OptionList
        id={id}
        data={data}
        path={path.at('data')}
        label="Options"
        noun="an option"
        mark={(index) => getOptionMark(index, printed)}
        nameOf={(index) => `Option ${getOptionLetter(index)}`}
        aside={answerKey}
        isFixed={data.hasBooleanOptions}
        hint={<EmptyOptions data={data} />}
      />
      <OptionColumns item={item} path={path} />
      <Switch isSelected={data.hasBooleanOptions} onChange={(on) => run(path.at('data'), setTrueFalse, on)}>
        True/False
      </Switch>
    </>
  );
}

export const panel = {
  Panel: MultipleChoicePanel,
  Advanced: KeptOptions,
  sample: {
    subtitle: 'Liquid to gas?',
    options: [{ answer: 'freezing' }, { answer: 'boiling' }],
  },
} satisfies ItemPanel<'multiple_choice'>;
